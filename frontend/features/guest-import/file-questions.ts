import type { GuestFilePreview_PreviewFragment } from "../../generated/documents.ts";
import type { FileColumn } from "./column-uses.ts";
import { answerTo, type ImportRequest, lackOf, tableColumn } from "./import-request.ts";

interface Preview {
  decisions: GuestFilePreview_PreviewFragment["decisions"];
  columns: readonly FileColumn[];
}

/** Something about a file that can be read in more than one way. */
export type Decision = Preview["decisions"][number];

/** Something that the reader was not sure about, which the organizer can decide. */
export interface FileQuestion {
  /** Unique within the file. */
  id: string;
  about: { kind: "decision"; decision: Decision } | { kind: "column"; column: FileColumn };
  /** Whether it waits for an answer. */
  isOpen: boolean;
  /** Whether the file cannot be imported without an answer. */
  isRequired: boolean;
}

const columnId = ({ name }: FileColumn) => `column ${name}`;

/** Ids of what the reader is not sure about. */
export function uncertainIn({ decisions, columns }: Preview): string[] {
  return [
    ...decisions.filter(({ isCertain }) => !isCertain).map(({ id }) => id),
    ...columns.filter(({ isCertain }) => !isCertain).map(columnId),
  ];
}

/**
 * The questions about a file, answered ones included.
 *
 * @param asked ids of everything that the reader was not sure about at some time
 */
export function questionsOf(
  { decisions, columns }: Preview,
  request: ImportRequest,
  asked: ReadonlySet<string>,
): FileQuestion[] {
  const aboutDecisions = decisions.map((decision): FileQuestion => {
    const isAnswered = isDecided(decision, request);
    return {
      id: decision.id,
      about: { kind: "decision", decision },
      isOpen: !decision.isCertain && !isAnswered,
      isRequired: decision.taken === "" && !isAnswered,
    };
  });
  const aboutColumns = columns.map((column): FileQuestion => {
    const isOpen = !column.isCertain && request.mapping === null;
    return { id: columnId(column), about: { kind: "column", column }, isOpen, isRequired: false };
  });
  return [
    ...aboutDecisions.filter(({ id, isOpen }) => isOpen || (asked.has(id) && answerTo(request, id) !== undefined)),
    ...aboutColumns.filter(({ id, isOpen }) => isOpen || (asked.has(id) && request.mapping !== null)),
  ];
}

/** How many questions about a file wait for an answer. */
export function countOpen({ decisions, columns }: Preview, request: ImportRequest): number {
  return questionsOf({ decisions, columns }, request, new Set()).filter(({ isOpen }) => isOpen).length;
}

/** The decisions that no question is about. */
export function settledDecisions({ decisions }: Preview, questions: readonly FileQuestion[]): Decision[] {
  const ids = new Set(questions.map(({ id }) => id));
  return decisions.filter(({ id }) => !ids.has(id));
}

/** Whether the file cannot be imported before a question is answered. */
export function hasRequiredQuestion({ decisions }: Preview, request: ImportRequest): boolean {
  return decisions.some((decision) => decision.taken === "" && !isDecided(decision, request));
}

/** Whether the organizer answered; a column chosen as the table answers which column that is. */
function isDecided({ id }: Decision, request: ImportRequest): boolean {
  if (answerTo(request, id) !== undefined) return true;
  return id === tableColumn.decision && request.mapping !== null && lackOf(request) !== "table";
}
