/** Letters and digits that a guest code has at least, so that it cannot be tried out by hand. */
export const minGuestCodeLength = 4;

/** Characters of a guest code as the organiser words it. */
export const maxGuestCodeLength = 32;

/** Letters and digits from which on a code that mixes them is out of reach for programs that try one after another. */
const hardToGuessLength = 8;

/**
 * A guest code as it is compared: letters and digits alone, without regard to case, so that it may be typed as people
 * read it from paper, with or without its spaces and hyphens.
 */
export function guestCodeKey(code: string): string {
  const plain = code.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  // By way of upper case, which knows more letters as one: "ß" and "SS" are the same.
  return plain.toUpperCase().toLowerCase().normalize("NFKC");
}

/** Whether a code is so long and mixed that no program finds it, however often it may try. */
export function isHardToGuess(code: string): boolean {
  const key = guestCodeKey(code);
  return [...key].length >= hardToGuessLength && /\p{L}/u.test(key) && /\p{N}/u.test(key);
}
