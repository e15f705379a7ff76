type KeyMeaning = "palette" | "find" | "keys";

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat"> & {
  readonly isComposing: boolean;
};

/** What a key means on every screen of an event; undefined for nothing. On a Mac, Ctrl+K edits text. */
export function meaningOf(press: KeyPress, isMac: boolean): KeyMeaning | undefined {
  if (press.repeat || press.isComposing) return undefined;
  const [isCommand, isOther] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (isOther) return undefined;
  if (isCommand) return !press.altKey && !press.shiftKey && press.key.toLowerCase() === "k" ? "palette" : undefined;
  // With Shift or AltGr on many keyboards.
  return singleKeys[press.key];
}

const singleKeys: Readonly<Record<string, KeyMeaning>> = { "/": "find", "?": "keys" };
