import { normaliseGuestName } from "./guest-name.ts";

/** Between the other names of a guest, as they are stored and shown. */
const separator = "; ";
const separators = /[;；\n]+/u;

/** The other names in a text, in stored form and each once, ignoring case. */
export function otherNamesIn(text: string): string[] {
  const names = new Map<string, string>();
  for (const written of text.split(separators)) {
    const name = normaliseGuestName(written);
    const key = name.toLowerCase();
    if (name !== "" && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** The stored form of other names; empty for none. */
export const joinOtherNames = (names: readonly string[]): string => otherNamesIn(names.join("\n")).join(separator);
