import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

/** A search that finds ten guests with every column full uses half of it. */
const maxBytes = 1_000_000;

/** Limits an answer while it is built: the operation alone does not show how long the texts are that it requests. */
export class AnswerSize {
  #bytes = 0;

  begin(): void {
    this.#bytes = 0;
  }

  /** Adds bytes, approximately. @throws DomainError TOO_LARGE when the answer is too large */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) {
      throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
    }
  }
}
