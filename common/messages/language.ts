import { type Messages, setupI18n } from "@lingui/core";
import type { Message, MessageValue } from "./message.ts";

/** A language in which messages are said. */
export interface Language {
  /** As in `lang` and `Accept-Language`, such as `en`. */
  readonly tag: string;
  /** The message as a sentence of this language. */
  say(message: Message): string;
  /** Learns more messages. */
  learn(messages: Messages): void;
}

// No character: Unicode keeps it free for what happens within a program.
const standIn = "\uFDD0";

/**
 * A language from its messages.
 *
 * @param tag as in `lang`, such as `en`
 * @param messages by key, compiled
 */
export function createLanguage(tag: string, messages: Messages): Language {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { ...messages } } });
  const fill = ({ key, values }: Message): string => {
    const filled = Object.entries(values).map(([name, value]) => [name, filledIn(value)]);
    return i18n._(key, Object.fromEntries(filled));
  };
  // The library reads a backslash and a number as a character, in names, too: a guest's stays as it was typed.
  const filledIn = (value: MessageValue): string | number => {
    if (typeof value === "object") return fill(value);
    return typeof value === "string" ? value.replaceAll("\\", standIn) : value;
  };
  const say = (message: Message) => fill(message).replaceAll(standIn, "\\");
  return { tag, say, learn: (more) => i18n.load(tag, more) };
}
