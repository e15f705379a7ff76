import type { DecisionId } from "../../../../common/guest-file.ts";
import { t } from "../../lib/text.ts";
import { columnId, columnUses, type FileColumn, isUncertain, mappingWith, type ReadFile } from "./column-uses.ts";
import { answerTo, type ImportRequest, isTableColumn, lackOf, withAnswer } from "./import-request.ts";

type Decision = ReadFile["decisions"][number];

/** Something about a file that can be read in more than one way. */
export interface FileChoice {
  id: string;
  about: "decision" | "column";
  question: string;
  reason: string | null;
  examples: readonly string[];
  options: readonly { value: string; label: string }[];
  /** Empty while nothing is taken. */
  value: string;
  /** Asked before the import; the others can be looked up. */
  isAsked: boolean;
  /** Suggested so far; nothing can be imported before it is answered; answered; without doubt. */
  state: "open" | "required" | "answered" | "settled";
  choose: (option: string) => ImportRequest;
}

/** They change who is on the list, so that they are asked even where there is no doubt. */
const aboutGuests: readonly string[] = [
  ...(["hiddenRows", "struckRows", "couples", "plusOnes"] satisfies DecisionId[]),
  ...(["repeated", "partySize", "attendance"] satisfies DecisionId[]),
];

/** They say where names and tables are. */
const aboutLayout: readonly string[] = [
  ...(["sheets", "layout", "header", "tableColumn", "colors"] satisfies DecisionId[]),
];

/** All choices about a file, those about its columns last. `asked` are ids that were uncertain at some time. */
export function fileChoices(file: ReadFile, request: ImportRequest, asked: ReadonlySet<string>): FileChoice[] {
  const { decisions, columns } = file;
  return [
    ...decisions.map((decision) => decisionChoice(decision, columns, request, asked)),
    ...columns.map((column) => columnChoice(column, columns, request, asked)),
  ];
}

/** Whether it was not certain where names and tables are. */
export function isDoubtful(choices: readonly FileChoice[]): boolean {
  return choices.some(({ id, about, isAsked }) => isAsked && (about === "column" || aboutLayout.includes(id)));
}

function decisionChoice(
  decision: Decision,
  columns: readonly FileColumn[],
  request: ImportRequest,
  asked: ReadonlySet<string>,
): FileChoice {
  const { id, taken, isCertain, options } = decision;
  const answer = answerTo(request, id);
  // A column chosen as the table answers which column that is.
  const isDecided =
    answer !== undefined || (isTableColumn(id) && request.mapping !== null && lackOf(request) !== "table");
  const isOpen = !isCertain && !isDecided;
  const isKept = answer !== undefined && asked.has(id);
  return {
    ...decision,
    about: "decision",
    value: answer ?? taken,
    isAsked: options.length > 1 && (isOpen || isKept || aboutGuests.includes(id)),
    state: stateOf(isOpen || (taken === "" && !isDecided), taken === "", answer !== undefined),
    choose: (option) => withAnswer(request, columns, { decision: id, option }),
  };
}

function columnChoice(
  column: FileColumn,
  columns: readonly FileColumn[],
  request: ImportRequest,
  asked: ReadonlySet<string>,
): FileChoice {
  const id = columnId(column);
  const isOpen = isUncertain(column) && request.mapping === null;
  const isAsked = isOpen || (asked.has(id) && request.mapping !== null);
  return {
    id,
    about: "column",
    question: isAsked ? questionAbout(column) : titleOf(column),
    reason: column.reason,
    examples: column.samples,
    options: columnUses.map((use) => ({ value: use, label: t(`guest-import.columns.uses.${use}`) })),
    value: column.use,
    isAsked,
    state: stateOf(isOpen, false, request.mapping !== null),
    choose: (option) => {
      const use = columnUses.find((known) => known === option);
      return use === undefined ? request : { ...request, mapping: mappingWith(columns, column.name, use) };
    },
  };
}

function stateOf(isOpen: boolean, isWithoutValue: boolean, isAnswered: boolean): FileChoice["state"] {
  if (isOpen) return isWithoutValue ? "required" : "open";
  return isAnswered ? "answered" : "settled";
}

/** A column without a header has a placeholder as its name. */
const hasNoHeader = ({ name, letters }: FileColumn) => name === `Column ${letters}`;

function titleOf(column: FileColumn): string {
  return hasNoHeader(column) ? t("guest-import.columns.withoutHeader", { letters: column.letters }) : column.name;
}

function questionAbout(column: FileColumn): string {
  const { name, letters } = column;
  if (letters === "") return t("guest-import.questions.column", { name });
  if (hasNoHeader(column)) return t("guest-import.questions.columnWithoutHeader", { letters });
  return t("guest-import.questions.columnAt", { name, letters });
}
