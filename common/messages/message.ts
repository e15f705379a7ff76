import type { MessageValues } from "../generated/message-values.ts";

type Values = MessageValues<string | Message>;

/** Key of a message in the catalogs, such as `guest-search.notFound`. */
export type MessageKey = keyof MessageValues<never>;

/** Text for a person, not translated yet. */
export interface Message {
  key: MessageKey;
  values: Readonly<Record<string, MessageValue>>;
}

/** A message within a message uses the same language. */
export type MessageValue = string | number | Message;

export type ValuesOf<Key extends MessageKey> = keyof Values[Key] extends never ? [] : [values: Values[Key]];

export type PlainKey = {
  [Key in MessageKey]: keyof Values[Key] extends never ? Key : never;
}[MessageKey];

export function message<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message {
  return { key, values: { ...values } };
}
