import { append } from "../../../../common/lib/append.ts";
import { foldWord, foldWords } from "./fold-words.ts";
import { familyArticles, familyParticles, familyWords } from "./words.ts";

/** A guest of the list. */
export interface ListedGuest {
  id: number;
  name: string;
  /** Empty for none. */
  household: string;
}

/** Guests by their whole names, family names and households. */
export class Directory {
  readonly #guests = new Map<number, ListedGuest>();
  readonly #byName = new Map<string, number[]>();
  readonly #byFamilyName = new Map<string, ListedGuest[]>();
  readonly #households = new Map<string, number[]>();
  /** By the household's own name: "smith" for "Family Smith". */
  readonly #byCore = new Map<string, string[]>();

  add(guest: ListedGuest): void {
    this.#guests.set(guest.id, guest);
    const words = foldWords(guest.name);
    append(this.#byName, words.join(" "), guest.id);
    append(this.#byFamilyName, words.at(-1) ?? "", guest);
    const key = keyOf(guest.household);
    if (key === "") return;
    if (!this.#households.has(key)) append(this.#byCore, coreOf(guest.household), key);
    append(this.#households, key, guest.id);
  }

  /** Whole names, ignoring accents and signs. */
  named(text: string): readonly number[] {
    return this.#byName.get(foldWords(text).join(" ")) ?? [];
  }

  endsOf(id: number): [first: string, last: string] {
    const words = foldWords(this.#guests.get(id)?.name ?? "");
    return [words[0] ?? "", words.at(-1) ?? ""];
  }

  isFamilyName = (word: string): boolean => this.#byFamilyName.has(foldWord(word));

  /** With the guest; empty if they have no household. */
  householdOf(id: number): readonly number[] {
    return this.#households.get(keyOf(this.#guests.get(id)?.household ?? "")) ?? [];
  }

  /** Households with one of these own names, as guests. */
  householdsNamed(names: readonly string[]): (readonly number[])[] {
    const keys = new Set(names.flatMap((name) => this.#byCore.get(name) ?? []));
    return [...keys].map((key) => this.#households.get(key) ?? []);
  }

  /** Households, and guests of none, in which a name ends with one of these. */
  familiesNamed(names: readonly string[]): (readonly number[])[] {
    const families = new Map<string, readonly number[]>();
    for (const { id, household } of new Set(names.flatMap((name) => this.#byFamilyName.get(name) ?? []))) {
      const key = keyOf(household);
      families.set(key || `guest ${id}`, key === "" ? [id] : (this.#households.get(key) ?? []));
    }
    return [...families.values()];
  }
}

const keyOf = (household: string): string => foldWords(household).join(" ");

/** Without "family" and "the". */
export function coreOf(text: string): string {
  const all = foldWords(text);
  const words = all.filter((word) => !familyWords.has(word));
  const isLead = (word: string) => familyArticles.has(word) || (words.length < all.length && familyParticles.has(word));
  const first = words.findIndex((word) => !isLead(word));
  return words.slice(Math.max(first, 0)).join(" ");
}
