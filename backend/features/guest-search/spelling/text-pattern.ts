/** The accented letters of each plain one, from the Latin blocks of Unicode. */
const accented = readAccented();

function readAccented(): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const add = (plain: string, letter: string) => letters.set(plain, `${letters.get(plain) ?? plain}${letter}`);
  for (const [first, last] of [
    [0xdf, 0x24f],
    [0x1e00, 0x1eff],
  ] as const) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const [plain = ""] = letter.normalize("NFD");
      if (plain !== letter && letter === letter.toLowerCase()) add(plain, letter);
    }
  }
  for (const [plain, letter] of [
    ["o", "ø"],
    ["l", "ł"],
    ["d", "đ"],
    ["i", "ı"],
  ] as const)
    add(plain, letter);
  return letters;
}

const marks = /\p{M}+/gu;
const special = /[\\^$.|?*+()[\]{}]/;

/** How a pattern writes one letter without accents. */
function anyAccent(letter: string): string {
  if (/\s/u.test(letter)) return "\\s+";
  const letters = accented.get(letter);
  if (letters !== undefined) return `[${letters}]`;
  return special.test(letter) ? `\\${letter}` : letter;
}

/**
 * A regular expression of PostgreSQL for texts that contain this one. Case is left to the operator; accents, and how many spaces
 * there are, do not count.
 */
export function textPattern(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(marks, "").replace(/ß/gu, "ss").replace(/\s+/gu, " ");
  return [...plain.normalize("NFC")].map(anyAccent).join("");
}
