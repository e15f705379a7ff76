import { columnKey } from "../../../../../common/column-key.ts";
import { isGivenName } from "../words/given-names.ts";
import { titles } from "../words/value-words.ts";
import { isUnnamedOf } from "./row-names.ts";

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
    if (areSurelyPeople(names)) this.#sure += 1;
    else if (isOpen(names)) this.#isAnyOpen = true;
    if (this.examples.length < 4) this.examples.push(`${written} → ${names.join(" · ")}`);
  }

  areSure(): boolean {
    return !this.#isAnyOpen && this.#sure >= this.cells * enough;
  }
}

const isTitle = (word: string) => titles.has(columnKey(word));

const wordsOf = (name: string) => name.split(/\s+/u).filter((word) => word !== "");

/** Plus-ones without a name, or whole names of which one begins with a title or a given name. */
function areSurelyPeople(names: readonly string[]): boolean {
  const [host = ""] = names;
  const named = names.filter((name, index) => index === 0 || !isUnnamedOf(name, host));
  if (named.length === 1) return true;
  return !isOpen(named) && named.some((name) => startsLikePerson(wordsOf(name)));
}

function startsLikePerson([first = ""]: readonly string[]): boolean {
  return isTitle(first) || isGivenName(first) || /^\p{Lo}/u.test(first);
}

/**
 * "Ernst & Young" may be a company, and "Maria Luiza" before "& Henrique Martins" may lack the family name: another
 * reading is likely enough.
 */
function isOpen(names: readonly string[]): boolean {
  return names.some((name, index) => {
    const words = wordsOf(name);
    const own = words.filter((word) => !isTitle(word));
    if (own.length === 1) return words.length === 1 && !isGivenName(name) && !/^\p{Lo}/u.test(name);
    return index < names.length - 1 && own.length === 2 && own.every(isGivenName);
  });
}
