/** Minimum letters and digits in a guest code, so that it cannot be guessed by hand. */
export const minGuestCodeLength = 4;

/** Maximum characters in a guest code as the organizer writes it. */
export const maxGuestCodeLength = 32;

/** Minimum letters and digits with which a mixed code cannot be found by a program that tries one after another. */
const hardToGuessLength = 8;

/**
 * A guest code in the form in which it is compared: only letters and digits, ignoring case, so that people can type it as they
 * read it from paper, with or without its spaces and hyphens.
 */
export function guestCodeKey(code: string): string {
  const plain = code.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  // Via upper case, which unifies more letters: "ß" and "SS" are the same.
  return plain.toUpperCase().toLowerCase().normalize("NFKC");
}

/** Whether a code is so long and mixed that no program can find it, however often it may try. */
export function isHardToGuess(code: string): boolean {
  const key = guestCodeKey(code);
  return [...key].length >= hardToGuessLength && /\p{L}/u.test(key) && /\p{N}/u.test(key);
}
