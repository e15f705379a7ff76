import { isUnnamedOf } from "../../../../../common/unnamed-guest.ts";
import { isGivenName } from "../words/given-names.ts";
import { wordKey } from "../words/phrases.ts";
import { isTitle, namePrefixes } from "../words/value-words.ts";

/** Share of cells that surely name several people from which the others of the list do so, too. */
const enough = 0.5;

/** Counts the cells of a list that name several people, and how many of them can be nothing else. */
export class SplitCells {
  readonly examples: string[] = [];
  cells = 0;
  guests = 0;
  #sure = 0;
  #isAnyOpen = false;

  add(written: string, names: readonly string[]): void {
    this.cells += 1;
    this.guests += names.length;
    if (areSurelyPeople(written, names)) this.#sure += 1;
    else if (isOpen(names)) this.#isAnyOpen = true;
    if (this.examples.length < 4) this.examples.push(`${written} → ${names.join(" · ")}`);
  }

  areSure(): boolean {
    return !this.#isAnyOpen && this.#sure >= this.cells * enough;
  }
}

const wordsOf = (name: string) => name.split(/\s+/u).filter((word) => word !== "");

/** Plus-ones without a name, or whole names, of which one begins with a title or a given name if they share a word. */
function areSurelyPeople(written: string, names: readonly string[]): boolean {
  const [host = ""] = names;
  const named = names.filter((name, index) => index === 0 || !isUnnamedOf(name, host));
  if (named.length === 1) return true;
  const areWhole = named.every((name) => name.includes(" ") && written.includes(name));
  return !isOpen(named) && (areWhole || named.some(startsLikePerson));
}

/** By a given name or a title, or in a script whose given names we do not know. */
export function startsLikePerson(name: string): boolean {
  const [first = ""] = wordsOf(name);
  return isTitle(first) || isGivenName(first) || /^\p{Lo}/u.test(first);
}

/** The first of so many family names may be a second given name. */
const longFamily = 3;

/**
 * "Ernst & Young" may be a company, and "Maria Luiza" before "& Henrique Martins" may lack the family name: another
 * reading is likely enough.
 */
function isOpen(names: readonly string[]): boolean {
  const people = names.map((name) => ({ name, own: wordsOf(name).filter((word) => !isTitle(word)) }));
  const family = people.at(-1)?.own.slice(1) ?? [];
  const isLong = family.filter((word) => !namePrefixes.has(wordKey(word))).length >= longFamily;
  return people.some(({ name, own }, index) => {
    if (own.length === 1) return own[0] === name && !isGivenName(name) && !/^\p{Lo}/u.test(name);
    if (index === people.length - 1) return false;
    const isShared = own.slice(1).join(" ") === family.join(" ");
    return isShared ? isLong : own.length === 2 && own.every(isGivenName);
  });
}
