const joiner = /\s*(?:&|\+|\s(?:and|und|et|y|e|og|och|en)\s)\s*/iu;
const firstLetter = /\p{L}\p{M}*/u;

/** Initials of an event's name: "A & B" for two who celebrate, otherwise one letter; empty without letters. */
export function initialsOf(name: string): string[] {
  const [one = "", other] = name.split(joiner);
  const letters = [one, ...(other === undefined ? [] : [other])].flatMap((part) => firstLetter.exec(part)?.[0] ?? []);
  return letters.map((letter) => letter.toLocaleUpperCase("en")).slice(0, 2);
}
