/*
 * How a name sounds, as digits: the "Kölner Phonetik" (H. J. Postel, "Die Kölner Phonetik. Ein Verfahren zur
 * Identifizierung von Personennamen auf der Grundlage der Gestaltanalyse", IBM-Nachrichten 19, 1969), which was designed
 * for names. Other languages' spellings are first converted to German ones for the same sounds.
 */

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/ph/g, "f"],
  [/tsch|tch|dzh|dsch/g, "j"],
  [/sch|sh|cz|sz|rz|zh|ch(?=[ei])/g, "s"],
  [/ck|cq|qu/g, "k"],
  [/gh(?=t|$)/g, ""],
  [/ge(?=o)|^g(?=[eiy])|dj/g, "j"],
  [/th/g, "t"],
];

const codes: readonly (readonly [RegExp, string])[] = [
  [/[dt](?=[csz])/g, "8"],
  [/[csz]/g, "8"],
  [/x/g, "48"],
  [/[gkq]/g, "4"],
  [/[fvw]/g, "3"],
  [/[bp]/g, "1"],
  [/[dt]/g, "2"],
  [/l/g, "5"],
  [/[mn]/g, "6"],
  [/r/g, "7"],
  [/j/g, "9"],
  [/h/g, ""],
  [/[aeiouy]/g, "0"],
];

// A hard c sounds like k, before a, o, u and consonants.
const hardC = /c(?=[ahkloqrux]|$)/g;
const maxDigits = 8;

/**
 * The sound of a folded part as a number whose decimal digits are classes of sounds; 0 when the part is not in Latin
 * letters. Vowels count only at the start: the first digit is 1 for a name that starts with one, otherwise 2.
 */
export function soundCode(folded: string): number {
  if (!/^[a-z]+$/.test(folded)) return 0;
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), folded).replace(hardC, "k");
  const digits = codes.reduce((text, [letters, digit]) => text.replace(letters, digit), spelled);
  const single = digits.replace(/(\d)\1+/g, "$1");
  const consonants = single.replaceAll("0", "").slice(0, maxDigits);
  return Number(`${single.startsWith("0") ? 1 : 2}${consonants}`);
}
