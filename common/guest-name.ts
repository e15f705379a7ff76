import { storableText } from "./storable-text.ts";

/** Guest name in stored form: Unicode NFC, trimmed, inner white space collapsed to one space. */
export function normaliseGuestName(name: string): string {
  return storableText(name)
    .normalize("NFC")
    .replace(/\s{2,}|[^\S ]/gu, " ")
    .trim();
}
