import { LRUCache } from "lru-cache";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";

/** For all events of a process. */
const maxBytesKept = 30_000_000;
const bytesPerLetter = 2;

/** An answer, and approximately how much memory it takes. */
export interface KeptAnswer {
  readonly bytes: number;
}

/** Whom an answer is about, and all else that it depends on. */
interface Question<Answer extends KeptAnswer> {
  /** Undefined for a page without an event. */
  eventId: number | undefined;
  text: string;
  isAnswer: (kept: KeptAnswer) => kept is Answer;
}

/** What guests are answered, made once for all who ask the same: guests of an event type the same beginnings again and again. */
export class KeptAnswers {
  readonly #kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytesKept,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * bytesPerLetter,
  });

  /** `onKept` gets whether it was kept. */
  get<Answer extends KeptAnswer>(
    { eventId, text, isAnswer }: Question<Answer>,
    make: () => Answer,
    onKept?: (isKept: boolean) => void,
  ): Answer {
    const key = beginningOf(eventId) + text;
    const known = this.#kept.get(key);
    const isKept = known !== undefined && isAnswer(known);
    onKept?.(isKept);
    if (isKept) return known;
    const answer = make();
    this.#kept.set(key, answer);
    return answer;
  }

  /** An event's answers, or all: they may name a guest who was erased. */
  forget(eventId?: number): void {
    const beginning = eventId === undefined ? "" : beginningOf(eventId);
    for (const key of [...this.#kept.keys()]) if (key.startsWith(beginning)) this.#kept.delete(key);
  }
}

const beginningOf = (eventId: number | undefined) => `${eventId ?? "none"} `;

export const keptAnswersOf = onceFor((db: Database) => {
  const answers = new KeptAnswers();
  db.changes.watchErasures((eventId) => answers.forget(eventId));
  return answers;
});
