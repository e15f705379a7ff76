import { createHash } from "node:crypto";
import { columnKey } from "../../../../common/column-key.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { EncodingChoice } from "../formats/encoding.ts";
import { isNamedText, type KindOfFile } from "../formats/file-kind.ts";
import { withRepairs } from "../formats/scrambled-text.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { findHeaderRow, rateHeader, searchedRows } from "./layout/header-row.ts";
import { isOwnHeader } from "./model/column-names.ts";
import type { Decisions } from "./model/decisions.ts";
import type { PresentList } from "./model/guest-list.ts";
import { widthOfRows } from "./model/guest-rows.ts";

/** A sheet that can be read, and at least its first rows. */
export interface NamedSheet extends UnreadSheet {
  name: string;
  first: Sheet;
}

/** A file that is open, but not read. */
export interface OpenFile {
  /** At least one. */
  sheets: readonly NamedSheet[];
  /** Undefined for workbooks. */
  encoding?: EncodingChoice;
}

const asWritten = "asWritten";
const repaired = "repaired";

/**
 * Reads a text file named like a workbook as CSV, as exports of web pages often are. `encoding` is an answer to that
 * decision: the encoding of a text file, or what to do about scrambled letters. @throws DomainError UNREADABLE_FILE
 */
export async function openFile(
  bytes: Buffer,
  kind: KindOfFile,
  encoding: string | undefined,
  present: PresentList | undefined,
): Promise<OpenFile> {
  const repair = { asWritten: encoding === asWritten, isTrusted: (sheet: Sheet) => isOwnList(sheet, present) };
  if (kind.actual !== "csv") return { sheets: await named(withRepairs(await readers[kind.actual](bytes), repair)) };
  const { readCsv } = await import("../formats/csv-rows.ts");
  try {
    const csv = readCsv(bytes, rateHeader, encoding === asWritten || encoding === repaired ? undefined : encoding);
    const sheets = [{ read: () => csv.sheet }];
    return { sheets: await named(isAsked(csv) ? sheets : withRepairs(sheets, repair)), encoding: csv.encoding };
  } catch (error) {
    throw isNamedText(kind.named) ? error : unreadable(message("reading.namedLikeWorkbook"), { cause: error });
  }
}

/** Without those that cannot be read, because another one may be the list. @throws DomainError if none can */
async function named(sheets: readonly UnreadSheet[]): Promise<NamedSheet[]> {
  const found: NamedSheet[] = [];
  let refusal: DomainError | undefined;
  for (const sheet of sheets) {
    try {
      const first = await sheet.read(searchedRows);
      found.push({ name: first.name, first, read: (maxRows) => sheet.read(maxRows) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusal ??= error;
    }
  }
  if (found.length === 0 && refusal !== undefined) throw refusal;
  return found;
}

const examinedSheets = 10;

/** A hash of the sheets' names and the headers of each, or the number of columns; equal for files of the same kind. */
export function shapeOf({ sheets }: OpenFile): string {
  const shapes = sheets.slice(0, examinedSheets).map(({ name, first: { rows } }) => {
    const cells = rows.slice(0, searchedRows)[findHeaderRow(rows)?.index ?? -1]?.cells;
    return [name, cells?.map(columnKey) ?? widthOfRows({ headers: [], rows: rows.slice(0, searchedRows) })];
  });
  return createHash("sha256").update(JSON.stringify(shapes)).digest("base64url");
}

/** A list downloaded from the event comes back as it was. */
function isOwnList({ rows }: Sheet, present: PresentList | undefined): boolean {
  if (present === undefined || !isOwnHeader(rows[0]?.cells ?? [])) return false;
  const names = new Set(present.names);
  return rows.some(({ cells }) => names.has(normaliseGuestName(cells[0] ?? "")));
}

function isAsked({ encoding }: { encoding: EncodingChoice }): boolean {
  return encoding.candidates.length > 1;
}

/** Loaded only when needed. */
const readers = {
  xlsx: async (bytes) => (await import("../formats/xlsx-rows.ts")).readXlsx(bytes),
  xlsb: async (bytes) => (await import("../formats/workbook-rows.ts")).readXlsb(bytes),
  xls: async (bytes) => (await import("../formats/workbook-rows.ts")).readXls(bytes),
  ods: async (bytes) => (await import("../formats/ods-rows.ts")).readOds(bytes),
  html: async (bytes) => (await import("../formats/html-rows.ts")).readHtml(bytes),
  xml2003: async (bytes) => (await import("../formats/workbook-rows.ts")).readXml2003(bytes),
} satisfies Record<string, (bytes: Buffer) => Promise<UnreadSheet[]>>;

/** Decides the encoding of a text file, if there is more than one way. */
export function decideEncoding({ encoding }: OpenFile, decisions: Decisions): void {
  if (encoding === undefined || !isAsked({ encoding })) return;
  const { taken: suggested, isCertain, candidates } = encoding;
  const options = candidates.map(({ encoding: value, label, samples }) => ({
    value,
    label: message("reading.decisions.encoding.option", { label, samples: samples.join(" · ") }),
  }));
  decisions.take({ id: "encoding", reason: "reading.decisions.encoding.reason", options, suggested, isCertain });
}

/** Decides whether repairs of scrambled letters are kept. Returns what to report about them. */
export function decideRepairs(sheets: readonly Sheet[], decisions: Decisions): Message[] {
  const found = sheets.flatMap(({ scrambled }) => scrambled ?? []);
  const samples = found.flatMap((one) => one.samples).slice(0, 3);
  const [first] = samples;
  if (first === undefined) return [];
  const options = ([repaired, asWritten] as const).map((value) => {
    const texts = samples.map((one) => (value === repaired ? one.repaired : one.written));
    return { value, label: message(`reading.decisions.encoding.${value}`, { samples: texts.join(" · ") }) };
  });
  const taken = decisions.take({
    id: "encoding",
    reason: "reading.decisions.encoding.scrambledReason",
    options,
    suggested: repaired,
    isCertain: found.every(({ isCertain }) => isCertain),
  });
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return taken === repaired ? [message("reading.repairedTexts", { count, ...first })] : [];
}
