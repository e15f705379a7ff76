import { isHardToGuess } from "../../../common/guest-code.ts";

/** Without those that look alike, as in the links of events: 8 of them are about 39 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const partLength = 4;

/** A guest code that nobody can guess and that is easy to read on paper, such as "k7mq-2xpd". */
export function suggestGuestCode(): string {
  const code = `${randomLetters(partLength)}-${randomLetters(partLength)}`;
  // One in twelve has no digit.
  return isHardToGuess(code) ? code : suggestGuestCode();
}

function randomLetters(count: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(count));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
}
