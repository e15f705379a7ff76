/* "Kölner Phonetik" (H. J. Postel, IBM-Nachrichten 19, 1969), after respelling other languages as German. */

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

/** Sound classes as decimal digits, the first 1 for a starting vowel, otherwise 2; 0 when the part is not Latin. */
export function soundCode(folded: string): number {
  if (!/^[a-z]+$/.test(folded)) return 0;
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), folded).replace(hardC, "k");
  const digits = codes.reduce((text, [letters, digit]) => text.replace(letters, digit), spelled);
  const single = digits.replace(/(\d)\1+/g, "$1");
  const consonants = single.replaceAll("0", "").slice(0, maxDigits);
  return Number(`${single.startsWith("0") ? 1 : 2}${consonants}`);
}
