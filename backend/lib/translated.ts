import type { Language } from "../../common/messages/language.ts";
import { messageSchema } from "./message-schema.ts";

/** A value with sentences in place of its messages, however deep they are. */
export function translated(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => translated(entry, language));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const { data: message } = messageSchema.safeParse(value);
  if (message !== undefined) return language.say(message);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translated(entry, language)]));
}
