import { keysOf } from "./load.ts";
import { findPhrases, tokensOf } from "./phrases.ts";

const groups = keysOf("group");
const about = keysOf("aboutGroup");
const maxLength = 60;

/** "Friends of the bride", "Kollegen": people without their names. */
export function isGroup(text: string): boolean {
  if (text.length > maxLength) return false;
  const { found, unknown } = findPhrases(tokensOf(text), (key) => {
    if (groups.has(key)) return "group";
    return about.has(key) ? "about" : undefined;
  });
  return unknown === 0 && found.includes("group");
}
