import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { KindOfFile } from "../formats/file-kind.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { applyMapping } from "./column-mapping.ts";
import { fileColumns } from "./file-columns.ts";
import { type FileColumn, type GuestFileReading, type GuestList, listOf, type ReadingChoices } from "./guest-list.ts";
import { guestsFromRows } from "./guests-from-rows.ts";
import {
  findHeader,
  type Header,
  type LikelyHeader,
  likelyHeader,
  type MissingHeader,
  rateHeader,
  searchedRows,
} from "./header-row.ts";

/**
 * The guest list of a file, read in this process. Call it only where hanging and running out of memory do no harm.
 *
 * @throws DomainError UNREADABLE_FILE
 */
export async function parseGuestList(bytes: Buffer, kind: KindOfFile): Promise<GuestList> {
  return listOf(await parseGuestFile(bytes, kind));
}

/**
 * The guest list of a file and how its columns were interpreted, read in this process like {@link parseGuestList}. It
 * comes from the first visible sheet with a header row; if none is complete, from the first with a likely one.
 *
 * @throws DomainError UNREADABLE_FILE for a file without any list; BAD_INPUT when the mapping does not fit the file.
 */
export async function parseGuestFile(
  bytes: Buffer,
  kind: KindOfFile,
  { mapping }: ReadingChoices = {},
): Promise<GuestFileReading> {
  const missing: MissingHeader = { kind: "missing", hasName: false, hasTable: false };
  let likely: { sheet: Sheet; header: LikelyHeader } | undefined;
  const sheets = await sheetsOf(bytes, kind);
  for (const [place, unread] of sheets.entries()) {
    const sheet = await unread.read();
    const found = findHeader(sheet.rows);
    if (found.kind === "found") {
      sheet.warnings.push(...otherListsWarning(sheet, await otherLists(sheets.slice(place + 1))));
      return readSheet(sheet, mapping ? applyMapping(sheet, found.header.index, mapping) : found.header);
    }
    missing.hasName ||= found.hasName;
    missing.hasTable ||= found.hasTable;
    const candidate = likelyHeader(sheet.rows);
    if (candidate && (!likely || candidate.rank > likely.header.rank)) likely = { sheet, header: candidate };
  }
  if (kind.actual === "csv" && kind.named !== "csv") throw notAWorkbook();
  if (!likely) throw unreadable(noHeader(missing));
  const { sheet, header } = likely;
  if (mapping) return readSheet(sheet, applyMapping(sheet, header.index, mapping));
  return withoutList(fileColumns(sheet, header), [noHeader(missing)]);
}

function readSheet(sheet: Sheet, header: Header): GuestFileReading {
  const columns = fileColumns(sheet, header);
  try {
    return { fileColumns: columns, decisions: [], rows: [], list: guestsFromRows(sheet, header) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return withoutList(columns, error.messages);
  }
}

/** A file without a list, which may have one with its columns interpreted differently. */
function withoutList(columns: FileColumn[], problem: readonly Message[]): GuestFileReading {
  const list = { columns: [], guests: [], rowErrors: [], notGuests: [], warnings: [] };
  return { fileColumns: columns, decisions: [], rows: [], list, problem };
}

/** Names of the other sheets with a list, as far as the workbook can be read. */
async function otherLists(sheets: readonly UnreadSheet[]): Promise<string[]> {
  const names: string[] = [];
  try {
    for (const unread of sheets) {
      const { name, rows } = await unread.read(searchedRows);
      const found = findHeader(rows);
      if (found.kind === "found" && found.header.index + 1 < rows.length) names.push(name);
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return names;
}

function otherListsWarning({ name }: Sheet, others: string[]): Message[] {
  if (others.length === 0) return [];
  return [message("reading.otherLists", { sheet: name, others: quotedList(others), count: others.length })];
}

/** A text file named like a workbook is read as CSV: exports of web pages often are. */
async function sheetsOf(bytes: Buffer, kind: KindOfFile): Promise<readonly UnreadSheet[]> {
  if (kind.actual === "xlsx") return (await import("../formats/xlsx-rows.ts")).readXlsx(bytes);
  if (kind.actual === "xls") return (await import("../formats/xls-rows.ts")).readXls(bytes);
  const { readCsv } = await import("../formats/csv-rows.ts");
  try {
    const { sheet } = readCsv(bytes, rateHeader);
    return [{ read: () => sheet }];
  } catch (error) {
    throw kind.named === "csv" ? error : notAWorkbook(error);
  }
}

function notAWorkbook(cause?: unknown): Error {
  return unreadable(message("reading.namedLikeWorkbook"), { cause });
}

function noHeader({ hasName, hasTable }: MissingHeader): Message {
  if (hasName && !hasTable) return message("reading.noTableColumn");
  if (hasTable && !hasName) return message("reading.noNameColumn");
  return message("reading.noHeader");
}
