import { storableText } from "./storable-text.ts";

/**
 * A guest's name as it is stored: Unicode NFC, trimmed, inner white space collapsed to one space. Hyphens, apostrophes
 * and scripts of every kind stay as they are.
 */
export function normaliseGuestName(name: string): string {
  return storableText(name).normalize("NFC").replace(/\s+/gu, " ").trim();
}
