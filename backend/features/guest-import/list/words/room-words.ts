import { keysOf } from "./load.ts";
import { findPhrases, tokensOf, wordKey } from "./phrases.ts";

const plans = keysOf("plan");
const roomsAndPlans = keysOf("room", "plan");

/** Has "Seating plan" or "Tischplan" in it. */
export function isPlan(text: string): boolean {
  return findPhrases(tokensOf(text), (key) => plans.has(key) || undefined).found.length > 0;
}

/** "Entrance", "Tanzfläche": alone, with signs or arrows around it, or with a number; and "Seating plan". */
export function isOfRoom(text: string): boolean {
  return text.length <= 40 && roomsAndPlans.has(wordKey(text.replace(/[\p{P}\p{S}\p{Nd}]+/gu, " ").trim()));
}
