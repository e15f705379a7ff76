import { type Messages, setupI18n } from "@lingui/core";
import type { Message, MessageValue } from "./message.ts";

export interface Language {
  readonly tag: string;
  say(message: Message): string;
}

// Not a character: Unicode reserves it for use within a program.
const standIn = "\uFDD0";

/** @param onMissing called with the key of a text that is not there, and is shown as its key */
export function createLanguage(tag: string, messages: Messages, onMissing?: (key: string) => void): Language {
  const missing = (_: string, key: string) => {
    onMissing?.(key);
    return key;
  };
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { ...messages } }, missing });
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
