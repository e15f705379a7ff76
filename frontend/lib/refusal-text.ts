import { errorText } from "./error-text.ts";
import { serverMessage } from "./server-message.ts";

/** Why something was refused, as a sentence without the number of the refusal; see {@link errorText} for other failures. */
export function refusalText(error: unknown): string {
  return serverMessage(error) ?? errorText(error);
}
