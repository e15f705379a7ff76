import { keysOf, phrasesOf } from "./load.ts";
import { wordKey } from "./phrases.ts";

const closings = keysOf("closing");
/** Of scripts without blanks. */
const joined = phrasesOf("closing").filter((word) => /^[\p{Script=Han}\p{Script=Thai}]{2}/u.test(word));
const maxWords = 4;

/** "Thanks, see you on Saturday!", "Liebe Grüße" and "--", before the sender's name. */
export function isClosing(text: string): boolean {
  if (/^[-–—_]{2,}$/u.test(text)) return true;
  const plain = text.replace(/^[\p{P}\p{S}\s]+/u, "");
  const [clause = ""] = plain.split(/[,:!.，：！。،–—]/u);
  const words = clause.split(/\s+/u).slice(0, maxWords);
  const isKnown = words.some(
    (_, index) =>
      closings.has(wordKey(words.slice(0, index + 1).join(" "))) && (index > 0 || isNoName(plain, words.length)),
  );
  return isKnown || joined.some((word) => plain.startsWith(word));
}

/** "Love," and "Thanks for all", but no "Love Quinn" or "Best, George". */
function isNoName(text: string, length: number): boolean {
  if (length > 1) return /[!.]$/u.test(text) || /^\S+\s+\p{Ll}/u.test(text);
  return !/^\S+,\s*\p{Lu}\S*$/u.test(text);
}

/** "Anna Meier  12:05 PM" above a message. */
export function isSender(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}\s.'’-]{0,40}\s[[(]?\p{Nd}{1,2}:\p{Nd}{2}(?:\s?[ap]\.?m\.?)?[\])]?$/iu.test(text);
}

/** Part of a message, and nobody's name: a closing, a sender, pictures alone, or what ends like a sentence. */
export function isSentence(text: string): boolean {
  if (/[!?！？]$|^[^\p{L}\p{N}]+$/u.test(text) || isSender(text) || isClosing(text)) return true;
  return text.split(/\s+/u).length >= 4 && /[.。…]$/u.test(text) && !/\p{Lu}\.$/u.test(text);
}
