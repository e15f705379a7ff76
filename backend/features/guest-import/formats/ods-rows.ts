import { OdsCollector } from "./ods-collector.ts";
import { passwordProtected } from "./ole-inspection.ts";
import type { Sheet, UnreadSheet } from "./sheet.ts";
import { readXml } from "./xml.ts";
import { openParts, type WorkbookParts } from "./zip-inspection.ts";

const manifest = "META-INF/manifest.xml";

/** Visible sheets of an OpenDocument spreadsheet. @throws DomainError UNREADABLE_FILE when damaged, protected, too large */
export async function readOds(bytes: Buffer): Promise<UnreadSheet<Sheet>[]> {
  const parts = await openParts(bytes);
  if (parts.has(manifest)) await refuseEncrypted(parts);
  const collector = new OdsCollector();
  await readXml(parts.read("content.xml"), collector);
  return collector.visibleSheets().map((sheet) => ({ read: () => sheet }));
}

async function refuseEncrypted(parts: WorkbookParts): Promise<void> {
  let isEncrypted = false;
  const open = (name: string) => {
    if (name === "encryption-data") isEncrypted = true;
  };
  await readXml(parts.read(manifest), { open });
  if (isEncrypted) throw passwordProtected();
}
