/*
 * Cyrillic and Greek names in Latin letters, by the ways that names are really transliterated: no two passports agree.
 * Sources: BGN/PCGN romanisation (English), ICAO Doc 9303 part 3 (passports), ISO 9/scientific without diacritics
 * (Central Europe), the Ukrainian national system of 2010, Serbian Latin; ELOT 743 and plain "Greeklish" for Greek.
 */

type Scheme = ReadonlyMap<string, string>;

// letter, English, passport, scientific; what is left out repeats the one before.
const cyrillicTable = `
а a|б b|в v|г g|д d|е e|ж zh zh z|з z|и i|й y i j|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh kh h|ц ts ts c
ч ch ch c|ш sh sh s|щ shch shch sc|ъ - ie -|ы y|ь -|э e|ю yu iu ju|я ya ia ja|ё yo e e|і i|ї yi i ji|є ye ie je|ґ g
ў u|ј j|љ lj|њ nj|ћ c|ђ dj dj d|џ dz|ѓ gj|ќ kj|ѕ dz|ә a|ғ g|қ k|ң n|ө o|ү u|ұ u|һ h`;

const schemeCount = 3;

function readScheme(column: number): Scheme {
  const letters = cyrillicTable
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(" "));
  return new Map(
    letters.map(([letter = "", ...columns]) => [letter, (columns[column] ?? columns.at(-1) ?? "").replace("-", "")]),
  );
}

const cyrillicSchemes = Array.from({ length: schemeCount }, (_, column) => readScheme(column));
// In a word with letters that only Ukrainian has, these sound differently.
const ukrainian: Scheme = new Map([
  ["г", "h"],
  ["и", "y"],
  ["х", "kh"],
]);

function letterByLetter(text: string, scheme: Scheme, first?: Scheme): string {
  return [...text].map((letter) => first?.get(letter) ?? scheme.get(letter) ?? letter).join("");
}

function cyrillicToLatin(written: string): string[] {
  const special = /[іїєґ]/.test(written) ? ukrainian : undefined;
  const spellings = cyrillicSchemes.map((scheme) => letterByLetter(written, scheme, special));
  // "Dostoyevskiy" by the book is "Dostoevsky" to everyone.
  const common = letterByLetter(written.replace(/(?:ий|ый|ій)$/, "y"), cyrillicSchemes[0] ?? new Map(), special);
  return [...spellings, common, ...(written.includes("х") ? [spellings[0]?.replaceAll("kh", "h") ?? ""] : [])];
}

// By ELOT 743; the second column is how people type.
const greekPairs = [
  ["ου", "ou", "ou"],
  ["αυ(?=[θκξπσςτφχψ]|$)", "af", "af"],
  ["αυ", "av", "av"],
  ["ευ(?=[θκξπσςτφχψ]|$)", "ef", "ef"],
  ["ευ", "ev", "ev"],
  ["^μπ", "b", "b"],
  ["μπ", "mp", "b"],
  ["^ντ", "d", "d"],
  ["ντ", "nt", "d"],
  ["^γκ", "gk", "g"],
  ["γγ", "ng", "ng"],
  ["γχ", "nch", "nh"],
  ["ει|οι", "ei", "i"],
  ["αι", "ai", "e"],
] as const;
const greekPlain = [
  "α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o",
  "α a|β b|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ ks|ο o|π p|ρ r|σ s|ς s|τ t|υ i|φ f|χ h|ψ ps|ω o",
].map((table) => new Map(table.split("|").map((entry): [string, string] => [entry.slice(0, 1), entry.slice(2)])));

// Letter by letter, too: "Euaggelia" for "Evangelia".
function greekToLatin(unaccented: string): string[] {
  return greekPlain.flatMap((letters, column) => {
    const paired = greekPairs.reduce(
      (text, [greek, byStandard, asTyped]) => text.replace(new RegExp(greek, "g"), column === 0 ? byStandard : asTyped),
      unaccented,
    );
    return [letterByLetter(paired, letters), letterByLetter(unaccented, letters)];
  });
}

/**
 * Latin spellings of a part in Cyrillic or Greek; nothing for other scripts.
 *
 * @param written lower case, with its accents (й is not и)
 * @param plain the same without accents
 */
export function toLatin(written: string, plain: string): string[] {
  if (/\p{Script=Cyrillic}/u.test(written)) return cyrillicToLatin(written);
  if (/\p{Script=Greek}/u.test(written)) return greekToLatin(plain);
  return [];
}
