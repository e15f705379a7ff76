import type { Messages } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** What a key begins with: `auth` of `auth.login`. */
export const sectionOf = (key: string) => key.slice(0, key.indexOf("."));

/** Compiles ICU MessageFormat messages by key: all, or the wanted ones. @throws Error for an invalid message */
export function compileMessages(
  catalog: Readonly<Record<string, string>>,
  isWanted: (key: string) => boolean = () => true,
): Messages {
  const wanted = Object.entries(catalog).filter(([key]) => isWanted(key));
  return Object.fromEntries(wanted.map(([key, text]) => [key, compileMessageOrThrow(text)]));
}
