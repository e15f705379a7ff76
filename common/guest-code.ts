/** In letters and digits: enough that a code cannot be guessed by hand. */
export const minGuestCodeLength = 4;

export const maxGuestCodeLength = 32;

/** Letters and digits with which a mixed code withstands a program that tries one after another. */
const hardToGuessLength = 8;

/** Form in which guest codes are compared: letters and digits only, ignoring case, spaces and hyphens. */
export function guestCodeKey(code: string): string {
  const plain = code.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  // Via upper case, which unifies "ß" and "SS".
  return plain.toUpperCase().toLowerCase().normalize("NFKC");
}

/** Whether a code is long and mixed enough that no program can find it by trying. */
export function isHardToGuess(code: string): boolean {
  const key = guestCodeKey(code);
  return [...key].length >= hardToGuessLength && /\p{L}/u.test(key) && /\p{N}/u.test(key);
}
