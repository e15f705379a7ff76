import type { Messages } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * Messages in the form from which sentences are made.
 *
 * @param catalogue messages in ICU MessageFormat, by key
 * @throws Error for a message that is not in that format
 */
export function compileMessages(catalogue: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessageOrThrow(text)]));
}
