import type {
  ConflictSide,
  GuestColumnUse,
  GuestConflictChoiceInput,
  GuestFileAnswerInput,
  GuestFileCellInput,
  GuestFileSampleInput,
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
  /** What is shown of which sheet; null for a few rows of the one that is read. */
  sample: GuestFileSampleInput | null;
  /** Whose value an update takes in conflicts without their own choice; null keeps the list's. */
  conflicts: ConflictSide | null;
  conflictChoices: readonly GuestConflictChoiceInput[];
}

/** The decision about which column has the table, and its option for none. */
export const tableColumn = { decision: "tableColumn", none: "none" };

/** In the order in which they are made: the options of later ones, and column names, depend on earlier ones. */
const structuralDecisions = ["encoding", "sheets", "hiddenRows", "struckRows", "layout", "pointedTables", "header"];
const keptDecisions = ["encoding", "hiddenRows", "struckRows"];
const dependentDecisions = [...structuralDecisions, tableColumn.decision, "colors", "tableDates"];

export function newRequest(file: File, mode: ImportMode): ImportRequest {
  const asSuggested = { answers: null, mapping: null, rowsTakenIn: [], pointed: null, sample: null };
  return { file, mode, ...asSuggested, conflicts: null, conflictChoices: [] };
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

export function hasChoices(request: ImportRequest, usual: ImportMode) {
  const { mode, rowsTakenIn, conflicts, conflictChoices } = request;
  const isChosen = hasReading(request) || rowsTakenIn.length > 0;
  return isChosen || mode !== usual || conflicts !== null || conflictChoices.length > 0;
}

export function choicesOf(request: ImportRequest) {
  const { mode, answers, mapping, rowsTakenIn, pointed, conflicts, conflictChoices } = request;
  const side: ConflictSide = conflicts ?? "LIST";
  return {
    mode,
    mapping,
    answers: answers && [...answers],
    rowsTakenIn: [...rowsTakenIn],
    pointed,
    conflicts: side,
    conflictChoices: [...conflictChoices],
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
  const answers = (request.answers ?? []).filter(({ decision }) => keptDecisions.includes(decision));
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
  if (decision === tableColumn.decision && request.mapping !== null && option !== tableColumn.none) {
    return { ...request, mapping: mappingWith(columns, option, "TABLE") };
  }
  const place = structuralDecisions.indexOf(decision);
  const dropped = place < 0 ? [] : dependentDecisions.slice(place + 1);
  const kept = (request.answers ?? []).filter(
    (answer) => answer.decision !== decision && !dropped.includes(answer.decision),
  );
  const answers = [...kept, { decision, option }];
  return place < 0 ? { ...request, answers } : { ...request, answers, mapping: null, rowsTakenIn: [] };
}

/** Makes guests of a row that was left out, or leaves it out again. */
export function withRow(request: ImportRequest, row: number, isTakenIn: boolean): ImportRequest {
  const others = request.rowsTakenIn.filter((other) => other !== row);
  return { ...request, rowsTakenIn: isTakenIn ? [...others, row] : others };
}

export function withColumnUse(
  request: ImportRequest,
  columns: readonly FileColumn[],
  name: string,
  use: GuestColumnUse,
): ImportRequest {
  return { ...request, mapping: mappingWith(columns, name, use) };
}

/** What the chosen columns lack before the file can be read by them; null when nothing. */
export function lackOf(request: ImportRequest): "name" | "table" | null {
  const { mapping } = request;
  if (mapping === null) return null;
  if (!isMapped(mapping, "NAME", "FIRST_NAME", "LAST_NAME")) return "name";
  const isWithoutTables =
    answerTo(request, tableColumn.decision) === tableColumn.none || request.pointed?.table === null;
  return isWithoutTables || isMapped(mapping, "TABLE") ? null : "table";
}
