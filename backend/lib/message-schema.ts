import { z } from "zod";
import type { Language } from "../../common/messages/language.ts";
import type { Message, MessageKey } from "../../common/messages/message.ts";

/** A message from another part of the program, such as another process or one of its own answers. */
export const messageSchema: z.ZodType<Message> = z.object({
  key: z.custom<MessageKey>((key) => typeof key === "string"),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => messageSchema)])),
});

/** A value with sentences in place of its messages, however deep they are. */
export function translated(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => translated(entry, language));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const { data: message } = messageSchema.safeParse(value);
  if (message !== undefined) return language.say(message);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translated(entry, language)]));
}
