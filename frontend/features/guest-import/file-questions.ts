import type { FileColumn } from "./column-uses.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { answerTo, type ImportRequest, lackOf, tableColumn } from "./import-request.ts";

interface Preview {
  decisions: GuestFilePreview_PreviewFragment["decisions"];
  columns: readonly FileColumn[];
}

/** Something about a file that can be read in more than one way. */
export type Decision = Preview["decisions"][number];

export interface FileQuestion {
  id: string;
  about: { kind: "decision"; decision: Decision } | { kind: "column"; column: FileColumn };
  isOpen: boolean;
  isRequired: boolean;
}

const columnId = ({ name }: FileColumn) => `column ${name}`;

export function uncertainIn({ decisions, columns }: Preview): string[] {
  return [
    ...decisions.filter(({ isCertain }) => !isCertain).map(({ id }) => id),
    ...columns.filter(({ isCertain }) => !isCertain).map(columnId),
  ];
}

/** The questions about a file, answered ones included. `asked` are ids that were uncertain at some time. */
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

export function countOpen({ decisions, columns }: Preview, request: ImportRequest): number {
  return questionsOf({ decisions, columns }, request, new Set()).filter(({ isOpen }) => isOpen).length;
}

export function settledDecisions({ decisions }: Preview, questions: readonly FileQuestion[]): Decision[] {
  const ids = new Set(questions.map(({ id }) => id));
  return decisions.filter(({ id }) => !ids.has(id));
}

/** Whether the file cannot be imported before a question is answered. */
export function hasRequiredQuestion({ decisions }: Preview, request: ImportRequest): boolean {
  return decisions.some((decision) => decision.taken === "" && !isDecided(decision, request));
}

/** A column chosen as the table answers which column that is. */
function isDecided({ id }: Decision, request: ImportRequest): boolean {
  if (answerTo(request, id) !== undefined) return true;
  return id === tableColumn.decision && request.mapping !== null && lackOf(request) !== "table";
}
