import { type Messages, setupI18n } from "@lingui/core";
import type { Message, MessageValue } from "./message.ts";

export interface Language {
  readonly tag: string;
  say(message: Message): string;
}

// Not a character: Unicode reserves it for use within a program.
const standIn = "\uFDD0";

export function createLanguage(tag: string, messages: Messages): Language {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { ...messages } } });
  const fill = ({ key, values }: Message): string => {
    const filled = Object.entries(values).map(([name, value]) => [name, filledIn(value)]);
    return i18n._(key, Object.fromEntries(filled));
  };
  // The library reads a backslash and a number as a character, even in values: guests' names must stay as typed.
  const filledIn = (value: MessageValue): string | number => {
    if (typeof value === "object") return fill(value);
    return typeof value === "string" ? value.replaceAll("\\", standIn) : value;
  };
  const say = (message: Message) => fill(message).replaceAll(standIn, "\\");
  return { tag, say };
}
