import type { DecisionId } from "../../../../common/guest-file.ts";
import type {
  GuestFileAnswerInput,
  GuestFileCellInput,
  ImportMode,
  PointedGuestInput,
} from "../../generated/schema-types.ts";
import { type ColumnMapping, type FileColumn, isMapped, mappingWith } from "./column-uses.ts";

type RememberedReading = Pick<ImportRequest, "answers" | "mapping" | "pointed">;

export interface ImportRequest {
  file: File;
  mode: ImportMode;
  /** Null until something is chosen: then what was chosen for an earlier file like this one is used again. */
  answers: readonly GuestFileAnswerInput[] | null;
  /** Null uses the columns as suggested. */
  mapping: ColumnMapping | null;
  /** Numbers of rows that were left out, and are guests after all. */
  rowsTakenIn: readonly number[];
  /** A guest whose cells show how the file is laid out; null reads it as suggested. */
  pointed: PointedGuestInput | null;
  /** Of which sheet many rows are shown; null for a few rows of the one that is read. */
  sample: { sheet: string } | null;
  /** Ids of what was changed in the list, too, and is taken from the file nevertheless. */
  takeFromFile: readonly string[];
}

const tableColumn = "tableColumn" satisfies DecisionId;
const noTable = "none";

/** Their answers decide which columns the file has. In the order in which they are made. */
const structural: readonly string[] = [
  ...(["encoding", "sheets", "hiddenRows", "struckRows", "layout"] satisfies DecisionId[]),
  ...(["header", "colors", "extraCells"] satisfies DecisionId[]),
];
const keptByPointing: readonly string[] = ["encoding", "hiddenRows", "struckRows"] satisfies DecisionId[];
/** Their options depend on the structural answers before them. */
const dependent: readonly string[] = [...structural, tableColumn, "tableDates" satisfies DecisionId];

export function newRequest(file: File, mode: ImportMode): ImportRequest {
  const asRead = { answers: null, mapping: null, rowsTakenIn: [], pointed: null, sample: null };
  return { file, mode, ...asRead, takeFromFile: [] };
}

/** The request with what was chosen for an earlier file like this one, if nothing is chosen for this one. */
export function withRemembered(
  request: ImportRequest | null,
  remembered: RememberedReading | null | undefined,
): ImportRequest | null {
  if (request === null || !remembered || hasReading(request)) return request;
  const { answers, mapping, pointed } = remembered;
  return {
    ...request,
    answers: answers?.map(({ decision, option }) => ({ decision, option })) ?? null,
    mapping: mapping?.map(({ column, use }) => ({ column, use })) ?? null,
    pointed: pointed && pointedOf(pointed),
  };
}

// Fields one by one: the cache adds `__typename` to what the server has answered, and the server takes none.
function pointedOf({ sheet, name, lastName, table }: PointedGuestInput): PointedGuestInput {
  return { sheet, name: cellOf(name), lastName: lastName && cellOf(lastName), table: table && cellOf(table) };
}

const cellOf = ({ row, column }: GuestFileCellInput): GuestFileCellInput => ({ row, column });

/** Whether something was chosen about how to read the file, and others like it. */
function hasReading({ answers, mapping, pointed }: ImportRequest): boolean {
  return answers !== null || mapping !== null || pointed !== null;
}

export function hasChoices(request: ImportRequest, usual: ImportMode): boolean {
  const { mode, rowsTakenIn, takeFromFile } = request;
  return hasReading(request) || rowsTakenIn.length > 0 || takeFromFile.length > 0 || mode !== usual;
}

export function choicesOf({ mode, mapping, answers, rowsTakenIn, pointed, takeFromFile }: ImportRequest) {
  return {
    mode,
    mapping,
    answers: answers && [...answers],
    rowsTakenIn: [...rowsTakenIn],
    pointed,
    takeFromFile: [...takeFromFile],
  };
}

export function isAsSuggested({ answers, mapping, pointed }: ImportRequest): boolean {
  return (answers === null || answers.length === 0) && mapping === null && pointed === null;
}

export function asSuggested(request: ImportRequest): ImportRequest {
  return { ...request, answers: [], mapping: null, rowsTakenIn: [], pointed: null };
}

/** What was pointed at replaces the layout, and with it the choices that depend on it. */
export function withPointed(request: ImportRequest, pointed: PointedGuestInput): ImportRequest {
  const answers = (request.answers ?? []).filter(({ decision }) => keptByPointing.includes(decision));
  return { ...request, answers, mapping: null, rowsTakenIn: [], pointed };
}

export function answerTo({ answers }: ImportRequest, decision: string): string | undefined {
  return answers?.find((answer) => answer.decision === decision)?.option;
}

/** A structural answer drops the choices that may not fit the file any more. */
export function withAnswer(
  request: ImportRequest,
  columns: readonly FileColumn[],
  { decision, option }: GuestFileAnswerInput,
): ImportRequest {
  if (isTableColumn(decision) && request.mapping !== null && option !== noTable) {
    return { ...request, mapping: mappingWith(columns, option, "TABLE") };
  }
  const place = structural.indexOf(decision);
  const isStructural = place >= 0;
  const isDropped = (other: string) => isStructural && dependent.indexOf(other) > place;
  const kept = (request.answers ?? []).filter((one) => one.decision !== decision && !isDropped(one.decision));
  const answers = [...kept, { decision, option }];
  return isStructural ? { ...request, answers, mapping: null, rowsTakenIn: [] } : { ...request, answers };
}

export const isTableColumn = (decision: string): boolean => decision === tableColumn;

export function withoutTables(request: ImportRequest): ImportRequest {
  return withAnswer(request, [], { decision: tableColumn, option: noTable });
}

/** Makes guests of a row that was left out, or leaves it out again. */
export function withRow(request: ImportRequest, row: number, isTakenIn: boolean): ImportRequest {
  const others = request.rowsTakenIn.filter((other) => other !== row);
  return { ...request, rowsTakenIn: isTakenIn ? [...others, row] : others };
}

/** Takes the file's where the list has changed it, too, or leaves the list's. */
export function withTaken(request: ImportRequest, ids: readonly string[], isTaken: boolean): ImportRequest {
  const others = request.takeFromFile.filter((other) => !ids.includes(other));
  return { ...request, takeFromFile: isTaken ? [...others, ...ids] : others };
}

/** What the chosen columns lack before the file can be read by them; null when nothing. */
export function lackOf(request: ImportRequest): "name" | "table" | null {
  const { mapping } = request;
  if (mapping === null) return null;
  if (!isMapped(mapping, "NAME", "FIRST_NAME", "LAST_NAME")) return "name";
  const isWithoutTables = answerTo(request, tableColumn) === noTable || request.pointed?.table === null;
  return isWithoutTables || isMapped(mapping, "TABLE") ? null : "table";
}
