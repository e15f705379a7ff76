import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { isNamedText, type KindOfFile } from "../formats/file-kind.ts";
import type { Sheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import type { Pointed } from "../guest-preview.ts";
import { applyMapping } from "./column-mapping.ts";
import { findRoles } from "./columns/find-roles.ts";
import { fileColumns, usesOf } from "./file-columns.ts";
import { guestsFromRows } from "./guests-from-rows.ts";
import { rowsByPointing } from "./layout/pointed.ts";
import { readSheets } from "./layout/sheets.ts";
import type { ColumnRoles, MissingColumns } from "./model/column-roles.ts";
import { Decisions } from "./model/decisions.ts";
import type { GuestFileReading, GuestList, ReadingChoices } from "./model/guest-list.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { decideEncoding, decideRepairs, type NamedSheet, type OpenFile, openFile, shapeOf } from "./open-file.ts";
import { decideRowsSetAside } from "./rows-set-aside.ts";
import { sheetSample } from "./sheet-sample.ts";

/**
 * Runs in this process, so hanging and running out of memory must do no harm. What was chosen for the last file of the same
 * shape is chosen again, if it fits and nothing is chosen for this one. @throws DomainError UNREADABLE_FILE, BAD_INPUT
 */
export async function parseGuestFile(
  bytes: Buffer,
  kind: KindOfFile,
  choices: ReadingChoices = {},
): Promise<GuestFileReading> {
  const open = (encoding: string | undefined) => openFile(bytes, kind, encoding, choices.present);
  const file = await open(encodingIn(choices.answers));
  const shape = shapeOf(file);
  const isChosen = [choices.mapping, choices.answers, choices.pointed].some((choice) => choice != null);
  const known = isChosen ? undefined : choices.remembered?.find((one) => one.shape === shape);
  if (known === undefined) return { shape, ...(await readFile(file, kind, choices)), remembered: null };
  const { mapping, answers, pointed } = known;
  const encoding = encodingIn(answers);
  try {
    const decoded = encoding === undefined ? file : await open(encoding);
    const again = await readFile(decoded, kind, { ...choices, mapping, answers, pointed });
    return { shape, ...again, remembered: { mapping, answers, pointed } };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "BAD_INPUT") throw error;
    return { shape, ...(await readFile(file, kind, choices)), remembered: null };
  }
}

const encodingIn = (answers: ReadingChoices["answers"]) => new Decisions(answers ?? []).answerTo("encoding");

type SheetsReading = Omit<GuestFileReading, "shape" | "remembered">;

async function readFile(file: OpenFile, kind: KindOfFile, choices: ReadingChoices): Promise<SheetsReading> {
  const decisions = new Decisions(choices.answers ?? []);
  decideEncoding(file, decisions);
  const { pointed, sample } = choices;
  const laidOut = pointed
    ? await layOutByPointing(file.sheets, pointed, decisions)
    : await layOut(file.sheets, kind, decisions);
  const { guestRows, sheets } = laidOut;
  const { roles, problem } = rolesFor(guestRows, kind, choices, decisions);
  const read = problem === undefined ? readRows(laidOut, roles, decisions, choices) : { problem };
  const list = read.list ?? withoutGuests(guestRows);
  return {
    fileColumns: fileColumns(guestRows, roles),
    ...read,
    list,
    decisions: decisions.list(),
    sample: await sheetSample(file.sheets, sample, sheets, { guestRows, list, uses: usesOf(guestRows, roles) }),
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

async function layOut(found: readonly NamedSheet[], kind: KindOfFile, decisions: Decisions): Promise<LaidOut> {
  const { read, remarks, chosen } = await readSheets(found, decisions);
  const repairs = decideRepairs(chosen, decisions);
  const { sheets, struck } = decideRowsSetAside(chosen, decisions);
  if (sheets.every(({ rows }) => rows.length === 0)) throw unreadable(missingIn(kind, { name: true, table: true }));
  const { guestRows, said } = read(sheets, kind.actual === "csv");
  return {
    sheets,
    guestRows: { ...guestRows, notGuests: [...guestRows.notGuests, ...struck] },
    remarks: [...repairs, ...remarks, ...said, ...sheets.flatMap((sheet) => sheet.warnings)],
    pointed: null,
  };
}

/** One sheet, by the cells that the organizer pointed at. */
async function layOutByPointing(
  found: readonly NamedSheet[],
  pointed: Pointed,
  decisions: Decisions,
): Promise<LaidOut> {
  const sheet = await found.find(({ name }) => name === pointed.sheet)?.read();
  if (sheet === undefined)
    throw new DomainError("BAD_INPUT", message("reading.pointedSheet", { sheet: pointed.sheet }));
  const repairs = decideRepairs([sheet], decisions);
  const [read = sheet] = decideRowsSetAside([sheet], decisions).sheets;
  return { sheets: [read], remarks: [...repairs, ...sheet.warnings], ...rowsByPointing(read, pointed, decisions) };
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
  try {
    const list = guestsFromRows(guestRows, roles, decisions, choices, rows);
    return { list: { ...list, warnings: [...remarks, ...list.warnings] } };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "BAD_INPUT") throw error;
    return { problem: [...error.messages] };
  }
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
