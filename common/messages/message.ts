import type { MessageValues } from "../generated/message-values.ts";

/** The values of each message. */
type Values = MessageValues<string | Message>;

/** Name of a message in the catalogues, such as `guest-search.notFound`. */
export type MessageKey = keyof MessageValues<never>;

/** Something to say to a person, in no language yet. */
export interface Message {
  key: MessageKey;
  values: Readonly<Record<string, MessageValue>>;
}

/** What a message is filled in with. A message in a message is said in the same language. */
export type MessageValue = string | number | Message;

/** What a key is followed by: the message's values, where it has any. */
export type ValuesOf<Key extends MessageKey> = keyof Values[Key] extends never ? [] : [values: Values[Key]];

/** Messages without values: keys that can be said alone. */
export type PlainKey = {
  [Key in MessageKey]: keyof Values[Key] extends never ? Key : never;
}[MessageKey];

/** A message of the catalogues with its values. */
export function message<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message {
  return { key, values: { ...values } };
}
