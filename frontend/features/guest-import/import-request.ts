import type {
  ConflictSide,
  GuestColumnUse,
  GuestConflictChoiceInput,
  GuestFileAnswerInput,
  ImportMode,
} from "../../generated/schema-types.ts";
import { type ColumnMapping, type FileColumn, isMapped, mappingWith } from "./column-uses.ts";

type RememberedReading = Pick<ImportRequest, "answers" | "mapping">;

export interface ImportRequest {
  file: File;
  mode: ImportMode;
  /** Null until something is chosen: then what was chosen for an earlier file like this one is used again. */
  answers: readonly GuestFileAnswerInput[] | null;
  /** Null uses the columns as suggested. */
  mapping: ColumnMapping | null;
  /** Whose value an update takes in conflicts without their own choice; null keeps the list's. */
  conflicts: ConflictSide | null;
  conflictChoices: readonly GuestConflictChoiceInput[];
}

/** The decision about which column has the table, and its option for none. */
export const tableColumn = { decision: "tableColumn", none: "none" };

/** In the order in which they are made: the options of later ones, and column names, depend on earlier ones. */
const structuralDecisions = ["encoding", "sheets", "hiddenRows", "layout", "header"];
const dependentDecisions = [...structuralDecisions, tableColumn.decision, "tableDates"];

export function newRequest(file: File, mode: ImportMode): ImportRequest {
  return { file, mode, answers: null, mapping: null, conflicts: null, conflictChoices: [] };
}

/** The request with what was chosen for an earlier file like this one, if nothing is chosen for this one. */
export function withRemembered(
  request: ImportRequest | null,
  remembered: RememberedReading | null | undefined,
): ImportRequest | null {
  const isUntouched = request !== null && request.answers === null && request.mapping === null;
  return remembered && isUntouched ? { ...request, ...remembered } : request;
}

export function hasChoices({ mode, answers, mapping, conflicts, conflictChoices }: ImportRequest, usual: ImportMode) {
  const isRead = answers !== null || mapping !== null;
  return isRead || mode !== usual || conflicts !== null || conflictChoices.length > 0;
}

export function choicesOf({ mode, answers, mapping, conflicts, conflictChoices }: ImportRequest) {
  const side: ConflictSide = conflicts ?? "LIST";
  return {
    mode,
    mapping,
    answers: answers && [...answers],
    conflicts: side,
    conflictChoices: [...conflictChoices],
  };
}

export function isAsSuggested({ answers, mapping }: ImportRequest): boolean {
  return (answers === null || answers.length === 0) && mapping === null;
}

export function asSuggested(request: ImportRequest): ImportRequest {
  return { ...request, answers: [], mapping: null };
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
  return { ...request, answers: [...kept, { decision, option }], mapping: place < 0 ? request.mapping : null };
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
  const isWithoutTables = answerTo(request, tableColumn.decision) === tableColumn.none;
  return isWithoutTables || isMapped(mapping, "TABLE") ? null : "table";
}
