import { message } from "../../../../common/messages/message.ts";
import { LookCollector } from "./look-collector.ts";
import { rememberingFormatter } from "./number-formatter.ts";
import type { FormatNumber, NumberDisplay } from "./number-text.ts";
import type { Sheet, UnreadSheet } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";
import { type CellContext, SheetCollector } from "./xlsx-sheet.ts";
import { readStyles } from "./xlsx-styles.ts";
import { readSharedStrings, readWorkbook } from "./xlsx-workbook.ts";
import { readXml } from "./xml.ts";
import { openParts, type WorkbookParts } from "./zip-inspection.ts";

/** Visible sheets, read on request. @throws DomainError UNREADABLE_FILE when damaged, no workbook, or too large */
export async function readXlsx(bytes: Buffer): Promise<UnreadSheet<Promise<Sheet>>[]> {
  const parts = await openParts(bytes);
  refuseOtherArchives(parts);
  const workbook = await readWorkbook(parts);
  const { displays, looks } =
    workbook.styles === undefined ? { displays: [], looks: [] } : await readStyles(parts, workbook.styles);
  const context: CellContext = {
    sharedStrings: workbook.sharedStrings === undefined ? [] : await readSharedStrings(parts, workbook.sharedStrings),
    displays,
    looks: new LookCollector(looks),
    date1904: workbook.date1904,
    formatNumber: await formatterFor(displays),
  };
  return workbook.visibleSheets.map(({ name, path }) => ({
    async read(maxRows = Infinity) {
      const collector = new SheetCollector(context, name, maxRows);
      await readXml(parts.read(path), collector);
      return collector.sheet();
    },
  }));
}

/** Loading the formatter takes longer than reading a small list, and most lists need none. */
async function formatterFor(displays: NumberDisplay[]): Promise<FormatNumber> {
  if (!displays.some(({ kind }) => kind === "code")) return (_, value) => String(value);
  const { SSF } = await import("@e965/xlsx");
  return rememberingFormatter((code, value) => String(SSF.format(code, value)));
}

function refuseOtherArchives(parts: WorkbookParts): void {
  if (!parts.has("_rels/.rels")) throw unreadable(message("reading.notWorkbook"));
}
