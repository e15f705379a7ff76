import type { MessageValues } from "../generated/message-values.ts";

type Values = MessageValues<string | Message>;

/** Key of a message in the catalogs, such as `guest-search.notFound`. */
export type MessageKey = keyof MessageValues<never>;

/** Something to say to a person, not translated yet. */
export interface Message {
  key: MessageKey;
  values: Readonly<Record<string, MessageValue>>;
}

/** A value in a message. A message within a message uses the same language. */
export type MessageValue = string | number | Message;

/** The arguments after a key: the message's values, if it has any. */
export type ValuesOf<Key extends MessageKey> = keyof Values[Key] extends never ? [] : [values: Values[Key]];

/** Keys of messages without values. */
export type PlainKey = {
  [Key in MessageKey]: keyof Values[Key] extends never ? Key : never;
}[MessageKey];

/** A message of the catalogs with its values. */
export function message<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message {
  return { key, values: { ...values } };
}
