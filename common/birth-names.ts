/** Words before the family name that somebody was born with, as people write them within a name. */
const birthWords = [
  ...["née", "nee", "né", "born", "geb\\.?", "geborene[rn]?", "geboren", "gebürtig"],
  ...["nata", "nato", "nascida", "nascido", "de soltera", "de solteira", "nacida"],
  ...["född", "f\\. d\\.", "født", "fødd", "fædd", "o\\.s\\.", "omaa sukua", "syntyjään", "sünd\\.?"],
  ...["z domu", "z d\\.", "roz\\.", "rozená", "rodená", "rod\\.", "szül\\.?", "született"],
  ...["rođena", "rođen", "rođ\\.", "rojena", "născută", "născut", "dzim\\.", "gim\\."],
  ...["урожд[её]нная", "урожд\\.", "уроджена", "в девичестве", "моминско", "το γένος", "γεννημένη"],
  ...["kızlık soyadı", "旧姓", "舊姓", "本姓"],
];

const birthName = new RegExp(
  `^(?<before>.*?)(?:^|(?<=[\\s,(（]))(?:${birthWords.join("|")})(?:\\s*[:：]\\s*|\\s+|(?<=[姓.]))(?<family>\\p{L}.*?)[)）]?$`,
  "u",
);
const end = /[\s,(（]+$/u;

export interface BirthName {
  /** What is written before it: "Anna Berg"; empty for nothing. */
  before: string;
  /** As written, with its word: "née Holm". */
  written: string;
  family: string;
}

/** The family name that somebody was born with, in "Anna Berg (née Holm)" or "geb. Holm"; undefined if there is none. */
export function birthNameIn(text: string): BirthName | undefined {
  const { before = "", family } = birthName.exec(text)?.groups ?? {};
  if (family === undefined) return undefined;
  const written = text.slice(before.length).replace(/[)）]$/u, "");
  return { before: before.replace(end, ""), written, family };
}
