import { decodeStated } from "./encoding.ts";
import type { Sheet, UnreadSheet } from "./sheet.ts";
import { readXml } from "./xml.ts";
import { Xml2003Collector } from "./xml-spreadsheet-collector.ts";

/** Visible sheets of Excel 2003 XML, which web sites save as ".xls". @throws DomainError UNREADABLE_FILE */
export async function readXml2003(bytes: Buffer): Promise<UnreadSheet<Sheet>[]> {
  const stated = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/iu.exec(bytes.toString("latin1", 0, 256))?.[1];
  const { text, warnings } = decodeStated(bytes, stated);
  const collector = new Xml2003Collector();
  await readXml(chunksOf(text.replace(/^\uFEFF?\s*/u, "")), collector);
  return collector.visibleSheets().map((sheet) => {
    const complete = { ...sheet, warnings: [...warnings, ...sheet.warnings] };
    return { read: () => complete };
  });
}

const chunkCharacters = 64 * 1024;

async function* chunksOf(text: string): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += chunkCharacters) {
    yield bytes.subarray(start, start + chunkCharacters);
  }
}
