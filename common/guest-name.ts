import { storableText } from "./storable-text.ts";

/**
 * A guest's name in stored form: Unicode NFC, trimmed, inner white space collapsed to one space. Hyphens, apostrophes and
 * all scripts stay unchanged.
 */
export function normaliseGuestName(name: string): string {
  return storableText(name).normalize("NFC").replace(/\s+/gu, " ").trim();
}
