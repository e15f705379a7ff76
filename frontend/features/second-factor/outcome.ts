import { errorText } from "../../lib/error-text.ts";
import { serverMessage } from "../../lib/server-message.ts";

/** The result of a request, or why it was refused, in a sentence for people. */
export type Outcome<Result> = { isDone: true; result: Result } | { isDone: false; reason: string };

/** Waits for a request, and turns its failure into a sentence that a form can show. */
export async function outcomeOf<Result>(request: Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { isDone: true, result: await request };
  } catch (error) {
    return { isDone: false, reason: serverMessage(error) ?? errorText(error) };
  }
}
