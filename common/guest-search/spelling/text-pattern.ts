/** Letters that Unicode does not decompose. */
const whole = new Map([
  ["đ", "d"],
  ["ı", "i"],
  ["ł", "l"],
  ["ø", "o"],
]);

/** Plain letters, each followed by its accented ones from the Latin blocks of Unicode. */
const accented = readAccented();

function readAccented(): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const add = (plain: string, letter: string) => letters.set(plain, `${letters.get(plain) ?? plain}${letter}`);
  const blocks = [
    [0xdf, 0x24f],
    [0x1e00, 0x1eff],
  ] as const;
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const [plain = ""] = letter.normalize("NFD");
      if (plain !== letter && letter === letter.toLowerCase()) add(plain, letter);
    }
  }
  for (const [letter, plain] of whole) add(plain, letter);
  return letters;
}

const special = /[\\^$.|?*+()[\]{}]/;

function anyAccent(letter: string): string {
  const letters = accented.get(letter);
  if (letters !== undefined) return `[${letters}]`;
  return special.test(letter) ? `\\${letter}` : letter;
}

const pattern = (text: string) =>
  text
    .split("ss")
    .map((piece) => Array.from(piece, anyAccent).join(""))
    .join("(?:ss|ß)");

/** A text as two PostgreSQL regular expressions that ignore accents. The operator must ignore case. */
export interface TextPattern {
  /** For texts that contain it. */
  inText: string;
  /** For the JSON of an object, one of whose values contains it. */
  inJson: string;
}

export function textPattern(text: string): TextPattern {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[đıłø]/gu, (letter) => whole.get(letter) ?? letter)
    .replace(/ß/gu, "ss")
    .replace(/\s+/gu, " ");
  // Whatever follows a colon and a quotation mark is a value, because quotation marks inside are escaped.
  const inJson = `:\\s?"(?:[^"\\\\]|\\\\.)*${pattern(JSON.stringify(plain).slice(1, -1))}`;
  return { inText: pattern(plain), inJson };
}
