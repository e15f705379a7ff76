import { message } from "../../common/messages/message.ts";
import { declareLimit, formatBytes } from "./declared-limits.ts";
import { DomainError } from "./domain-error.ts";

/** Bytes of guest list data in one answer. A search that finds ten guests with every column full uses half of it. */
const maxBytes = 1_000_000;

declareLimit({
  what: "Requests: guests' texts in an answer",
  counts: "each request",
  limit: formatBytes(maxBytes),
  beyond: "413",
});

/**
 * Limits an answer while it is built. An operation may request the same long texts under many names, and the operation
 * alone does not show how long they are.
 */
export class AnswerSize {
  #bytes = 0;

  /** Starts the next answer of a subscription. */
  begin(): void {
    this.#bytes = 0;
  }

  /**
   * Adds to the size of the answer.
   *
   * @param bytes approximate
   * @throws DomainError TOO_LARGE when the answer is too large.
   */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) {
      throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
    }
  }
}
