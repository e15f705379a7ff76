import type { Pointed } from "../../../../common/guest-preview.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import { isNamedText, type KindOfFile } from "../formats/file-kind.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { withAnswerSections } from "./answer-sections.ts";
import { withColorTables } from "./color-tables.ts";
import { applyMapping } from "./column-mapping.ts";
import { findRoles } from "./columns/find-roles.ts";
import { fileColumns } from "./file-columns.ts";
import { guestsFromRows } from "./guests-from-rows.ts";
import { chooseSheets, type SheetOfSizes } from "./layout/choose-sheets.ts";
import { findLayout } from "./layout/find-layout.ts";
import { joinRows } from "./layout/join-rows.ts";
import { oneTableRows } from "./layout/one-table.ts";
import { rowsByPointing } from "./layout/pointed.ts";
import { withTable } from "./layout/with-table.ts";
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
import { withTickedTables } from "./ticked-tables.ts";

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
    const read = await readFile(decoded, kind, {
      ...choices,
      mapping: mapping ?? undefined,
      answers,
      pointed: pointed ?? undefined,
    });
    return { shape, ...read, remembered: { mapping, answers, pointed } };
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
  const read = readLaidOut(laidOut, kind, choices, decisions);
  return {
    ...read,
    decisions: decisions.list(),
    sample: await sheetSample(file.sheets, sample, { ...laidOut, ...read }),
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
    throw nothingIn(kind, { name: true, table: true });
  const ticked = sheets.map(withTickedTables);
  const laidOut = withAnswerSections(rowsOf(ticked, arePerTable, decisions, kind.actual === "csv"));
  const asLaidOut = sheets.length === 1 ? withColorTables(laidOut, first.rows, decisions) : laidOut;
  return {
    sheets,
    guestRows: {
      ...asLaidOut,
      tables: [...sizes.flatMap(({ tables }) => tables), ...asLaidOut.tables],
      notGuests: [...asLaidOut.notGuests, ...struck],
    },
    remarks: [
      ...repairs,
      ...leftOutWarning(leftOut),
      ...sizesWarning(sizes, asLaidOut.tables),
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
  const { sheets } = decideRowsSetAside([sheet], decisions);
  const [read = sheet] = sheets;
  return { sheets: [read], remarks: [...repairs, ...sheet.warnings], ...rowsByPointing(read, pointed, decisions) };
}

type ListReading = Pick<GuestFileReading, "fileColumns" | "list" | "problem">;

function readLaidOut(laidOut: LaidOut, kind: KindOfFile, choices: ReadingChoices, decisions: Decisions): ListReading {
  const { guestRows } = laidOut;
  const roles = choices.mapping ? applyMapping(guestRows, choices.mapping) : findRoles(guestRows, decisions);
  if (!("kind" in roles)) return readRows(laidOut, roles, decisions, choices);
  if (roles.kind === "found") return readRows(laidOut, roles.roles, decisions, choices);
  if (isNoWorkbook(kind) && hasNoColumns(guestRows)) throw nothingIn(kind, roles.missing);
  return withoutList(guestRows, roles.likely, [missingIn(kind, roles.missing)]);
}

function rowsOf(sheets: readonly Sheet[], arePerTable: boolean, decisions: Decisions, isText: boolean): GuestRows {
  const layouts = sheets.map((sheet) => {
    const ofTable = arePerTable ? oneTableRows(sheet) : undefined;
    if (ofTable !== undefined) return ofTable;
    const guestRows = findLayout(sheet, sheets.length === 1 ? decisions : new Decisions(), isText);
    return arePerTable ? withTable(guestRows, sheet.name) : guestRows;
  });
  const [only, ...others] = layouts;
  // What the columns are for matters here only where columns of several sheets become one.
  if (only !== undefined && others.length === 0) return only;
  return joinRows(
    layouts.map((guestRows) => {
      const roles = findRoles(guestRows, new Decisions());
      return { guestRows, roles: roles.kind === "found" ? roles.roles : roles.likely };
    }),
  );
}

const emptySheet: Sheet = { name: "", rows: [], merges: [], warnings: [] };

function readRows(
  { sheets, guestRows, remarks }: LaidOut,
  roles: ColumnRoles,
  decisions: Decisions,
  choices: ReadingChoices,
): ListReading {
  const [sheet = emptySheet, ...otherSheets] = sheets;
  try {
    const rows = otherSheets.length === 0 ? sheet.rows : [];
    const list = guestsFromRows(guestRows, roles, decisions, choices, rows);
    return {
      fileColumns: fileColumns(guestRows, roles),
      list: { ...list, warnings: [...remarks, ...list.warnings] },
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "BAD_INPUT") throw error;
    return withoutList(guestRows, roles, error.messages);
  }
}

function withoutList(guestRows: GuestRows, roles: ColumnRoles, problem: readonly Message[]): ListReading {
  const notGuests = guestRows.notGuests.map((note) => ({ ...note, names: [] }));
  return {
    fileColumns: fileColumns(guestRows, roles),
    list: { columns: [], guests: [], tables: [], rowErrors: [], notGuests, takenIn: [], warnings: [] },
    problem: [...problem],
  };
}

function hasNoColumns({ rows }: GuestRows): boolean {
  return rows.every((row) => filledCells(row).length < 2);
}

/** A text file named like a workbook is read as CSV, because exports of web pages often are; other texts are not. */
function isNoWorkbook({ named, actual }: KindOfFile): boolean {
  return actual === "csv" && !isNamedText(named);
}

function nothingIn(kind: KindOfFile, missing: MissingColumns): DomainError {
  return unreadable(missingIn(kind, missing));
}

function missingIn(kind: KindOfFile, missing: MissingColumns): Message {
  return isNoWorkbook(kind) ? message("reading.namedLikeWorkbook") : missingColumns(missing);
}

function leftOutWarning(sheets: readonly string[]): Message[] {
  if (sheets.length === 0) return [];
  return [message("reading.sheetsLeftOut", { count: sheets.length, sheets: quotedList(sheets) })];
}

function sizesWarning(sheets: readonly SheetOfSizes[], others: readonly TableSize[]): Message[] {
  const found = others.length === 0 ? [] : [message("reading.sizesFound", { count: others.length })];
  const inSheets = sheets.map(({ name, tables }) =>
    message("reading.sheetGaveSizes", { sheet: name, count: tables.length }),
  );
  return [...inSheets, ...found];
}

function missingColumns({ name, table }: MissingColumns): Message {
  if (!name && table) return message("reading.noTableColumn");
  if (name && !table) return message("reading.noNameColumn");
  return message("reading.noHeader");
}
