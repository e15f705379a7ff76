import type { Messages } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** Compiles ICU MessageFormat messages by key. @throws Error for an invalid message */
export function compileMessages(catalog: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, compileMessageOrThrow(text)]));
}
