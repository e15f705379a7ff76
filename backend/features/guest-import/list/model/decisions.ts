import { type Message, message } from "../../../../../common/messages/message.ts";
import { DomainError } from "../../../../lib/domain-error.ts";

/** Everything about a file that may be read in more than one way, in the order in which it matters. */
export const decisionIds = [
  "encoding",
  "sheets",
  "hiddenRows",
  "layout",
  "header",
  "tableColumn",
  "fillDown",
  "nameOrder",
  "couples",
  "plusOnes",
  "otherNames",
  "partySize",
  "attendance",
  "tableDates",
  "extraCells",
] as const;
export type DecisionId = (typeof decisionIds)[number];

/** Something about a file that was read in one of several ways. */
export interface Decision {
  id: DecisionId;
  /** What was to be decided, for the organizer. */
  question: Message;
  /** Why it was decided like this. */
  reason: Message;
  options: DecisionOption[];
  /** The value of the option that was taken. */
  taken: string;
  /** Whether there is no doubt, or the organizer has answered. */
  isCertain: boolean;
  /** A few texts of the file that it concerns, shortened. */
  examples: string[];
}

export interface DecisionOption {
  value: string;
  label: Message;
}

/** The organizer's choice of one of a decision's options. */
export interface Answer {
  decision: string;
  option: string;
}

/** A decision, unless the organizer chooses another option. */
export interface Proposal extends Omit<Decision, "taken" | "examples"> {
  suggested: string;
  examples?: readonly string[];
}

const maxExamples = 4;
const maxExampleLength = 80;

/** Makes the decisions about a file by the organizer's answers, and keeps them. */
export class Decisions {
  readonly #answers: ReadonlyMap<string, string>;
  readonly #made = new Map<DecisionId, Decision>();

  constructor(answers: readonly Answer[] = []) {
    this.#answers = new Map(answers.map(({ decision, option }) => [decision, option]));
  }

  /** Those made, in the order in which they matter. */
  list(): Decision[] {
    return decisionIds.flatMap((id) => this.#made.get(id) ?? []);
  }

  /** Leaves no doubt about a decision, because another one has made it unimportant. */
  settle(id: DecisionId): void {
    const decision = this.#made.get(id);
    if (decision !== undefined) this.#made.set(id, { ...decision, isCertain: true });
  }

  /** What the organizer answered, if anything. */
  answerTo(id: DecisionId): string | undefined {
    return this.#answers.get(id);
  }

  /**
   * Decides as the organizer answered, otherwise as suggested.
   *
   * @returns the value of the option taken
   * @throws DomainError BAD_INPUT when the answer is not one of the options.
   */
  take({ suggested, examples = [], ...proposal }: Proposal): string {
    const answer = this.#answers.get(proposal.id);
    if (answer !== undefined && !proposal.options.some(({ value }) => value === answer)) {
      throw new DomainError("BAD_INPUT", message("reading.optionUnknown", { decision: proposal.id, option: answer }));
    }
    this.#made.set(proposal.id, {
      ...proposal,
      taken: answer ?? suggested,
      isCertain: proposal.isCertain || answer !== undefined,
      examples: examples.slice(0, maxExamples).map((text) => shortened(text, maxExampleLength)),
    });
    return answer ?? suggested;
  }
}

/** A text of the file for a person, with an ellipsis where it was cut. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
