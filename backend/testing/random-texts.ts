import fc from "fast-check";

type Draw = fc.GeneratorValue;

const given = ["Anna", "Ben", "Olivia", "Jonas", "Sofía", "Yusuf", "Mei", "Zoë", "María Luisa", "Jean-Luc"];
export const headers = {
  name: ["Name", "Guest Name", "Guest", "Name des Gastes", "Invité", "Full name", "Who"],
  table: ["Table", "Table Number", "Tisch", "Mesa", "Seat", "Where"],
  extra: ["Meal", "Notes", "Side", "E-mail", "Party", "Household", "", "Diet", "Group", "Phone"],
  plusOne: ["Plus One", "+1", "Partner", "Plus One Name", "Guest 2", "Children"],
};

const upTo = (most: number): fc.Arbitrary<number> => fc.nat(most);

const headerWords: ReadonlySet<string> = new Set([
  ...Object.values(headers).flat(),
  ...["First Name", "Last Name", "Nachname", "Vorname", "RSVP", "Party Size"],
]);

export function isHeaderWord(text: string): boolean {
  return (headerWords.has(text) && text !== "+1") || /^Seat \d$/u.test(text);
}

export class RandomTexts {
  readonly #draw: Draw;
  #words = 0;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  oneOf<T>(...values: readonly T[]): T {
    const value = values[this.upTo(values.length - 1)];
    if (value === undefined) throw new Error("there is nothing to choose from");
    return value;
  }

  upTo(most: number): number {
    return this.#draw(upTo, most);
  }

  /** True one time in `times`. */
  rarely(times = 10): boolean {
    return this.upTo(times - 1) === times - 1;
  }

  word(): string {
    let rest = this.#words;
    this.#words += 1;
    let word = "Zq";
    do {
      word += `${"bdfgklmnprst"[rest % 12]}${"aeiou"[Math.floor(rest / 12) % 5]}`;
      rest = Math.floor(rest / 60);
    } while (rest > 0);
    return word;
  }

  givenName(): string {
    return this.oneOf(...given);
  }

  person(): string {
    return `${this.givenName()} ${this.word()}`;
  }

  name(): string {
    if (!this.rarely(3)) return this.person();
    const first = this.givenName();
    const other = this.givenName();
    return this.oneOf(
      () => this.word(),
      () => `${this.word()}, ${first}`,
      () => `${first} & ${other} ${this.word()}`,
      () => `Mr & Mrs ${first} ${this.word()}`,
      () => `${first} ${this.word()}, ${other} ${this.word()}`,
      () => `${first} ${this.word()} +1`,
      () => `${first} ${this.word()} and guest`,
      () => `${first} ${this.word()}\n${other} ${this.word()}`,
      () => `${first} ${this.word()} (${this.word()})`,
      () => `${first} ${this.word()} / ${other} ${this.word()}`,
      () => `  ${first}   ${this.word()}, Jr. `,
      () => `${this.word()} family (4)`,
      () => `${first} ${this.word()} mit 2 Kindern`,
      () => `${this.word()} ${"x".repeat(210)}`,
      () => `${first} and ${other}`,
      () => `${first} & ${first}`,
      () => `${first} ${this.word()}; `,
      () => this.oneOf("", "", "TBD", "?", "Guest", "-", "x", "12", "Total", "+1"),
    )();
  }

  table(): string {
    if (!this.rarely(4)) return String(1 + this.upTo(5));
    return this.oneOf(
      () => `Table ${1 + this.upTo(5)}`,
      () => `0${1 + this.upTo(5)}`,
      () => `${1 + this.upTo(5)}.0`,
      () => this.oneOf("TBD", "—", "n/a", "", "", "Head Table", "2026-03-04", "Lake  House", "3\u200b"),
      () => `${this.word()} ${"t".repeat(110)}`,
      () => this.word(),
    )();
  }

  extra(): string {
    return this.oneOf(
      () => "",
      () => this.oneOf("Fish", "x", "yes", "3", "No", "-"),
      () => this.word(),
      () => this.person(),
      () => `${this.word().toLowerCase().replace("zq", "Zq")}@example.com`,
      () => (this.rarely() ? `${this.word()} ${"long ".repeat(240)}` : this.word()),
      () => `${this.word()}\n${this.word()}`,
    )();
  }

  plusOne(): string {
    return this.oneOf(
      () => "",
      () => this.person(),
      () => this.oneOf("x", "yes", "No", "TBD", "Guest", "-", "+1", "2"),
      () => this.name(),
    )();
  }

  note(): string {
    return this.oneOf(
      () => `Total: ${this.upTo(99)}`,
      () => `${this.word()} = vegetarian`,
      () => `Please tell ${this.word()} if somebody is missing here`,
      () => this.word(),
      () => this.oneOf("A", "B.", "* bride", "Summe", "12"),
    )();
  }

  some<T>(least: number, most: number, make: (index: number) => T): T[] {
    return Array.from({ length: least + this.upTo(most - least) }, (_, index) => make(index));
  }

  heading(index: number, isSure: boolean): string {
    if (!isSure) return this.word();
    return this.oneOf(
      () => `Table ${index + 1}`,
      () => `Table ${index + 1} (${this.upTo(9)}/10)`,
      () => `Tisch ${index + 1} – ${this.word()}`,
    )();
  }
}
