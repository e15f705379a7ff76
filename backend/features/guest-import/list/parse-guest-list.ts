import type { Pointed } from "../../../../common/guest-preview.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import { isNamedText, type KindOfFile } from "../formats/file-kind.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { withColorTables } from "./color-tables.ts";
import { applyMapping } from "./column-mapping.ts";
import { findRoles } from "./columns/find-roles.ts";
import { fileColumns, usesOf } from "./file-columns.ts";
import { guestsFromRows } from "./guests-from-rows.ts";
import { chooseSheets, type SheetOfSizes } from "./layout/choose-sheets.ts";
import { findLayout } from "./layout/find-layout.ts";
import { joinRows } from "./layout/join-rows.ts";
import { atTable, oneTableRows } from "./layout/one-table.ts";
import { rowsByPointing } from "./layout/pointed.ts";
import type { ColumnRoles, MissingColumns } from "./model/column-roles.ts";
import { Decisions } from "./model/decisions.ts";
import {
  type GuestFileReading,
  type GuestList,
  listOf,
  type ReadingChoices,
  type RememberedChoices,
  type TableSize,
} from "./model/guest-list.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { decideEncoding, decideRepairs, type OpenFile, openFile } from "./open-file.ts";
import { decideRowsSetAside } from "./rows-set-aside.ts";
import { shapeOf } from "./shape.ts";
import { findSheet, sheetSample } from "./sheet-sample.ts";

/** Runs in this process, so hanging and running out of memory must do no harm. @throws DomainError UNREADABLE_FILE */
export async function parseGuestList(
  bytes: Buffer,
  kind: KindOfFile,
  choices: ReadingChoices = {},
): Promise<GuestList> {
  return listOf(await parseGuestFile(bytes, kind, choices));
}

/** Like {@link parseGuestList}, with the interpretation. @throws DomainError UNREADABLE_FILE, BAD_INPUT */
export async function parseGuestFile(
  bytes: Buffer,
  kind: KindOfFile,
  choices: ReadingChoices = {},
): Promise<GuestFileReading> {
  const file = await openFile(bytes, kind, encodingIn(choices.answers), choices.present);
  const shape = await shapeOf(file.sheets);
  const known = knownChoices(shape, choices);
  if (known === undefined) return { shape, ...(await readFile(file, kind, choices)), remembered: null };
  const { mapping, answers, pointed } = known;
  const encoding = encodingIn(answers);
  try {
    const decoded = encoding === undefined ? file : await openFile(bytes, kind, encoding, choices.present);
    const again = { ...choices, mapping: mapping ?? undefined, answers, pointed: pointed ?? undefined };
    return { shape, ...(await readFile(decoded, kind, again)), remembered: { mapping, answers, pointed } };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "BAD_INPUT") throw error;
    return { shape, ...(await readFile(file, kind, choices)), remembered: null };
  }
}

const encodingIn = (answers: ReadingChoices["answers"]) => new Decisions(answers).answerTo("encoding");

/** Earlier choices for the same shape, if nothing is chosen for this file. */
function knownChoices(
  shape: string,
  { mapping, answers, pointed, remembered = [] }: ReadingChoices,
): RememberedChoices | undefined {
  if (mapping !== undefined || answers !== undefined || pointed !== undefined) return undefined;
  return remembered.find((known) => known.shape === shape);
}

type SheetsReading = Omit<GuestFileReading, "shape" | "remembered">;

async function readFile(file: OpenFile, kind: KindOfFile, choices: ReadingChoices): Promise<SheetsReading> {
  const decisions = new Decisions(choices.answers);
  decideEncoding(file, decisions);
  const { pointed, sample } = choices;
  const laidOut = pointed
    ? await layOutByPointing(file.sheets, pointed, decisions)
    : await layOut(file.sheets, kind, decisions);
  const { guestRows, sheets } = laidOut;
  const { roles, problem } = rolesFor(guestRows, kind, choices, decisions);
  const read = problem === undefined ? readRows(laidOut, roles, decisions, choices) : { problem };
  const list = read.list ?? withoutGuests(guestRows);
  const uses = usesOf(guestRows, roles);
  return {
    fileColumns: fileColumns(guestRows, roles),
    ...read,
    list,
    decisions: decisions.list(),
    sample: await sheetSample(file.sheets, sample, sheets, { guestRows, list, uses }),
    pointed: laidOut.pointed,
  };
}

/** Rows of one guest or party each, with what the organizer should know about sheets. */
interface LaidOut {
  sheets: readonly Sheet[];
  guestRows: GuestRows;
  remarks: readonly Message[];
  pointed: Pointed | null;
}

async function layOut(found: readonly UnreadSheet[], kind: KindOfFile, decisions: Decisions): Promise<LaidOut> {
  const { sheets: chosen, arePerTable, leftOut, sizes } = await chooseSheets(found, decisions);
  const repairs = decideRepairs(chosen, decisions);
  const { sheets, struck } = decideRowsSetAside(chosen, decisions);
  const [first] = sheets;
  if (first === undefined || sheets.every(({ rows }) => rows.length === 0))
    throw unreadable(missingIn(kind, { name: true, table: true }));
  const laidOut = rowsOf(sheets, arePerTable, decisions, kind.actual === "csv");
  const guestRows = sheets.length === 1 ? withColorTables(laidOut, first.rows, decisions) : laidOut;
  return {
    sheets,
    guestRows: {
      ...guestRows,
      tables: [...sizes.flatMap(({ tables }) => tables), ...guestRows.tables],
      notGuests: [...guestRows.notGuests, ...struck],
    },
    remarks: [
      ...repairs,
      ...(leftOut.length === 0
        ? []
        : [message("reading.sheetsLeftOut", { count: leftOut.length, sheets: quotedList(leftOut) })]),
      ...sizesWarning(sizes, guestRows.tables),
      ...sheets.flatMap((sheet) => sheet.warnings),
    ],
    pointed: null,
  };
}

/** One sheet, by the cells that the organizer pointed at. */
async function layOutByPointing(
  found: readonly UnreadSheet[],
  pointed: Pointed,
  decisions: Decisions,
): Promise<LaidOut> {
  const sheet = await findSheet(found, pointed.sheet);
  if (sheet === undefined)
    throw new DomainError("BAD_INPUT", message("reading.pointedSheet", { sheet: pointed.sheet }));
  const repairs = decideRepairs([sheet], decisions);
  const [read = sheet] = decideRowsSetAside([sheet], decisions).sheets;
  return { sheets: [read], remarks: [...repairs, ...sheet.warnings], ...rowsByPointing(read, pointed, decisions) };
}

function rowsOf(sheets: readonly Sheet[], arePerTable: boolean, decisions: Decisions, isText: boolean): GuestRows {
  const layouts = sheets.map((sheet) => {
    const ofTable = arePerTable ? oneTableRows(sheet) : undefined;
    if (ofTable !== undefined) return ofTable;
    const guestRows = findLayout(sheet, sheets.length === 1 ? decisions : new Decisions(), isText);
    return arePerTable ? atTable(guestRows, sheet.name) : guestRows;
  });
  const [only, ...others] = layouts;
  // What the columns are for matters here only where columns of several sheets become one.
  if (only !== undefined && others.length === 0) return only;
  return joinRows(
    layouts.map((guestRows, index) => {
      const roles = findRoles(guestRows, new Decisions());
      const name = sheets[index]?.name ?? "";
      return { name, guestRows, roles: roles.kind === "found" ? roles.roles : roles.likely };
    }),
  );
}

function rolesFor(
  guestRows: GuestRows,
  kind: KindOfFile,
  { mapping }: ReadingChoices,
  decisions: Decisions,
): { roles: ColumnRoles; problem?: Message[] } {
  if (mapping) return { roles: applyMapping(guestRows, mapping) };
  const found = findRoles(guestRows, decisions);
  if (found.kind === "found") return found;
  const hasNoColumns = guestRows.rows.every((row) => filledCells(row).length < 2);
  if (isNoWorkbook(kind) && hasNoColumns) throw unreadable(missingIn(kind, found.missing));
  return { roles: found.likely, problem: [missingIn(kind, found.missing)] };
}

function readRows(
  { sheets: [sheet, ...otherSheets], guestRows, remarks }: LaidOut,
  roles: ColumnRoles,
  decisions: Decisions,
  choices: ReadingChoices,
): { list?: GuestList; problem?: Message[] } {
  const rows = sheet === undefined || otherSheets.length > 0 ? [] : sheet.rows;
  const read = (rowsTakenIn: number[]) =>
    guestsFromRows(guestRows, roles, decisions, { ...choices, rowsTakenIn }, rows);
  try {
    const { rowsTakenIn = [] } = choices;
    const first = read(rowsTakenIn);
    const shared = sharedNumbers(first);
    const own = rowsTakenIn.filter((row) => !shared.has(row));
    const list = own.length === rowsTakenIn.length ? first : read(own);
    const known = <Row extends { row: number; names: string[] }>(left: readonly Row[]) =>
      left.map((one) => (shared.has(one.row) ? { ...one, names: [] } : one));
    return {
      list: {
        ...list,
        rowErrors: known(list.rowErrors),
        notGuests: known(list.notGuests),
        warnings: [...remarks, ...list.warnings],
      },
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "BAD_INPUT") throw error;
    return { problem: [...error.messages] };
  }
}

/** Numbers of several rows that are left out, of several sheets or lists: nobody can be taken in by them. */
function sharedNumbers({ rowErrors, notGuests, takenIn }: GuestList): Set<number> {
  const seen = new Set<number>();
  const numbers = [...rowErrors, ...notGuests, ...takenIn].map(({ row }) => row);
  return new Set(numbers.filter((row) => seen.has(row) || !seen.add(row)));
}

function withoutGuests(guestRows: GuestRows): GuestList {
  const notGuests = guestRows.notGuests.map((note) => ({ ...note, names: [] }));
  return { columns: [], guests: [], tables: [], rowErrors: [], notGuests, takenIn: [], warnings: [] };
}

/** A text file named like a workbook is read as CSV, because exports of web pages often are; other texts are not. */
function isNoWorkbook({ named, actual }: KindOfFile): boolean {
  return actual === "csv" && !isNamedText(named);
}

function missingIn(kind: KindOfFile, { name, table }: MissingColumns): Message {
  if (isNoWorkbook(kind)) return message("reading.namedLikeWorkbook");
  if (!name && table) return message("reading.noTableColumn");
  return message(name && !table ? "reading.noNameColumn" : "reading.noHeader");
}

function sizesWarning(sheets: readonly SheetOfSizes[], others: readonly TableSize[]): Message[] {
  const inSheets = sheets.map(({ name, tables }) =>
    message("reading.sheetGaveSizes", { sheet: name, count: tables.length }),
  );
  return others.length === 0 ? inSheets : [...inSheets, message("reading.sizesFound", { count: others.length })];
}
