import { type DecisionId, decisionIds } from "../../../../../common/guest-file.ts";
import { type Message, message, type PlainKey } from "../../../../../common/messages/message.ts";
import { DomainError } from "../../../../lib/domain-error.ts";
import type { Answer } from "../../guest-preview.ts";
import type { Decision } from "./guest-list.ts";

/** Its texts are in the catalog under its id. */
interface OpenDecision {
  id: DecisionId;
  /** Of what its question is about. */
  count?: number;
  /** Instead of the question with its id. */
  question?: Message;
  reason: PlainKey | Message;
  /** A plain key ends in the option's value. */
  options: readonly (PlainKey | Decision["options"][number])[];
  suggested: string;
  isCertain: boolean;
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

  answers(): Answer[] {
    return [...this.#answers].map(([decision, option]) => ({ decision, option }));
  }

  list(): Decision[] {
    return decisionIds.flatMap((id) => this.#made.get(id) ?? []);
  }

  /** Leaves no doubt about a decision that another one has made unimportant. */
  settle(id: DecisionId): void {
    const decision = this.#made.get(id);
    if (decision !== undefined) this.#made.set(id, { ...decision, isCertain: true });
  }

  answerTo(id: DecisionId): string | undefined {
    return this.#answers.get(id);
  }

  /** Returns the answered option, otherwise the suggested one. @throws DomainError BAD_INPUT for an unknown option */
  take({ id, count, question, reason, options: offered, suggested, isCertain, examples = [] }: OpenDecision): string {
    const answer = this.#answers.get(id);
    const options = offered.map((option) =>
      typeof option === "string"
        ? { value: option.slice(option.lastIndexOf(".") + 1), label: message(option) }
        : option,
    );
    if (answer !== undefined && !options.some(({ value }) => value === answer)) {
      throw new DomainError("BAD_INPUT", message("reading.optionUnknown", { decision: id, option: answer }));
    }
    this.#made.set(id, {
      id,
      question: question ?? { key: `reading.decisions.${id}.question`, values: count === undefined ? {} : { count } },
      reason: typeof reason === "string" ? message(reason) : reason,
      options,
      taken: answer ?? suggested,
      isCertain: isCertain || answer !== undefined,
      examples: examples.slice(0, maxExamples).map((text) => shortened(text, maxExampleLength)),
    });
    return answer ?? suggested;
  }
}

/** With an ellipsis where the text was cut. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
