import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

/** Bytes of what guests' lists give to one answer; a search that finds ten guests with every column full has half of it. */
const maxBytes = 1_000_000;

/**
 * Bounds an answer while it is made: an operation may ask for the same long texts under many names, which no look at the
 * operation alone can tell from short ones.
 */
export class AnswerSize {
  #bytes = 0;

  /** Begins another answer, of a subscription. */
  begin(): void {
    this.#bytes = 0;
  }

  /**
   * Adds something to the answer.
   *
   * @param bytes roughly
   * @throws DomainError TOO_LARGE when the answer holds too much.
   */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) {
      throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
    }
  }
}
