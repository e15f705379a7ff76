/** As words are compared here: lower case, without marks and apostrophes. */
export const plainWord = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}|['’ʼ`]|\.$/gu, "")
    .toLowerCase();

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").map(plainWord));

/** "And" in the languages of the guests' pages, and between names in others. */
const joiners = words(
  "and und y e et ed en i oraz и і й та ve ile và और एवं तथा و ו と 와 과 및 하고 그리고 和 与 與 跟 及 plus og och",
);
const families = words(
  "family familie fam famille familia famiglia família rodzina семья семьи родина сім’я aile ailesi परिवार عائلة اسرة آل " +
    "משפחת משפחה 家族 ご家族 一家 全家 가족",
);
const articles = words("the die de la l a les los las i gli os as");
/** Stand before a family's name without "family". */
const articlesOfFamilies = words("the die les los las i gli os as");
/** Letters that are articles as well as initials. */
const lettersOfInitials = 2;

const joiningSigns = /^[&＆+＋,，、;/]$/u;

/** Whether a word or sign stands between people. A short "u." is "and"; without its dot, it is an initial. */
export const isJoiner = (token: string): boolean =>
  joiningSigns.test(token) || token.toLowerCase() === "u." || (!token.endsWith(".") && joiners.has(plainWord(token)));

/** Whether it separates without saying that more people follow: "Becker, Tom". */
export const isComma = (token: string): boolean => token === "," || token === "，";

export const isFamilyWord = (token: string): boolean => families.has(plainWord(token));
export const isArticle = (token: string): boolean => articles.has(plainWord(token));

/** Whether it may stand before a family's name: "les" Martin. "I." is an initial. */
export const isFamilyArticle = (token: string): boolean =>
  !token.endsWith(".") && articlesOfFamilies.has(plainWord(token));

/** Whether the article may just as well be an initial or a beginning: "I Rossi" is hardly anybody’s name. */
export const isShortArticle = (token: string): boolean => token.length <= lettersOfInitials;

const han = "\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}";
const familyEndings = new RegExp(`(?<=^[${han}]+)(?:ご家族|御家族|氏一家|一家人|一家|全家|家族|家)$`, "u");
const koreanFamilyEndings = /(?<=^\p{Script=Hangul}+)(?:씨네|씨|가족|네)$/u;

/** A Chinese, Japanese or Korean word without an ending that means the family; undefined if it has none. */
export function withoutFamilyEnding(word: string): string | undefined {
  const bare = word.replace(familyEndings, "").replace(koreanFamilyEndings, "");
  return bare === word ? undefined : bare;
}

const betweenHan = new RegExp(`(?<=[${han}]{2})(?:和|与|與|跟|及|と)(?=[${han}])`, "u");
const afterHangul = /(?<=\p{Script=Hangul}{2})(?:이랑|랑|하고|와|과)$/u;
const beforeArabic = /^و(?=\p{Script=Arabic}{2})/u;
const beforeHebrew = /^ו(?=\p{Script=Hebrew}{2})/u;

/** A word with an "and" that is written without a space, as the words around it and "&"; otherwise the word alone. */
export function splitJoined(word: string, isFirst: boolean): string[] {
  const halves = word.split(betweenHan);
  if (halves.length > 1) return halves.flatMap((half, i) => (i === 0 ? [half] : ["&", half]));
  if (afterHangul.test(word)) return [word.replace(afterHangul, ""), "&"];
  const bare = isFirst ? word : word.replace(beforeArabic, "").replace(beforeHebrew, "");
  return bare === word ? [word] : ["&", bare];
}

/** A family's name, and what it may be the plural of: "Beckers", "Joneses", "Ивановы". */
export function singularsOf(name: string): string[] {
  const forms = [
    name,
    name.replace(/['’]?s$/u, ""),
    name.replace(/(?<=[sxzh])es$/u, ""),
    name.replace(/(?<=[вн])ых?$/u, ""),
    name.replace(/их$/u, "ий"),
    name.replace(/ів$/u, ""),
    name.replace(/(?:scy|skich)$/u, "ski"),
  ];
  return [...new Set(forms)].filter((form) => form.length > 1 || form === name);
}
