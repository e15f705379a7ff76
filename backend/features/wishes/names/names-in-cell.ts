import { findFamily, isFamilyAlone, meansCouple, meansFamily } from "./families.ts";
import { foldWords } from "./fold-words.ts";
import type { Meant, NameInCell, NameList } from "./name-list.ts";
import { itemsOf, partsOf, piecesOf } from "./split-cell.ts";

/** So that "Guests" is not taken for a name. */
const maxHousehold = 20;

/** In order; never the guest themselves, nobody twice, and at most `maxNames`. */
export function namesInCell(list: NameList, guestId: number, cell: string, maxNames: number): NameInCell[] {
  const names = new CellReader(list, guestId, maxNames).read(cell);
  const taken = new Set<number>();
  return names.filter(({ guestIds, isCertain }) => {
    const isKnown = isCertain && guestIds.every((id) => taken.has(id));
    if (isCertain) for (const id of guestIds) taken.add(id);
    return !isKnown;
  });
}

/** Longer texts are remarks. */
const maxWords = 8;
const maxCharacters = 100;

class CellReader {
  readonly #list: NameList;
  readonly #self: number;
  readonly #maxNames: number;

  constructor(list: NameList, self: number, maxNames: number) {
    this.#list = list;
    this.#self = self;
    this.#maxNames = maxNames;
  }

  read(cell: string): NameInCell[] {
    const names: NameInCell[] = [];
    // Each name is a search, so a long text is not read to its end.
    for (const found of this.#groupsIn(cell)) {
      names.push(...found);
      if (names.length >= this.#maxNames) break;
    }
    return names.slice(0, this.#maxNames);
  }

  *#groupsIn(cell: string): Generator<NameInCell[]> {
    for (const item of itemsOf(cell)) {
      const whole = this.#wholeName(item) ?? this.#householdCalled(item);
      const parts = partsOf(item);
      if (whole) yield [whole];
      else if (meansCouple(parts)) yield [this.#couple(item, parts.at(-1) ?? "")];
      else yield* this.#groupsOf(parts);
    }
  }

  *#groupsOf(parts: readonly string[]): Generator<NameInCell[]> {
    let before: NameInCell | undefined;
    for (const [place, part] of parts.entries()) {
      const names = isFamilyAlone(part) ? this.#restOfFamily(before) : this.#readPart(part, parts[place + 1]);
      before = names.at(-1);
      yield names;
    }
  }

  /** Even if it looks like two names: "Maria Ortega y Gasset". */
  #wholeName(text: string): NameInCell | undefined {
    const named = this.#list.directory.named(text).filter((id) => id !== this.#self);
    return named.length === 1 ? { text, guestIds: named, isCertain: true } : undefined;
  }

  /** Unless guests outside of it may be meant: "Tom & Anna Smith". */
  #householdCalled(text: string): NameInCell | undefined {
    const [household, ...others] = this.#list.directory.householdsNamed([foldWords(text).join(" ")]);
    if (!household || others.length > 0) return undefined;
    const found = this.#find(text);
    const guestIds = household.filter((id) => id !== this.#self);
    if (!found.guestIds.every((id) => household.includes(id)) || guestIds.length > maxHousehold) return undefined;
    return guestIds.length === 0 || found.isCertain ? undefined : { text, guestIds, isCertain: true };
  }

  /** "Mr. and Mrs. Smith": not their children. */
  #couple(text: string, name: string): NameInCell {
    const family = this.#family(text, name);
    return { ...family, isCertain: family.isCertain && family.guestIds.length <= 2 };
  }

  #family(text: string, name: string): NameInCell {
    const found = findFamily(this.#list, name, this.#self);
    return found.guestIds.length > maxHousehold ? { text, ...found, isCertain: false } : { text, ...found };
  }

  /** "and family" after a guest: the others of the household. */
  #restOfFamily(before: NameInCell | undefined): NameInCell[] {
    const [head] = before?.guestIds ?? [];
    if (!before?.isCertain || head === undefined) return [];
    const others = this.#list.directory.householdOf(head).filter((id) => id !== head && id !== this.#self);
    return others.length === 0 || others.length > maxHousehold
      ? []
      : [{ text: before.text, guestIds: others, isCertain: true }];
  }

  /** `next` is the part after "and", which may contain the family name of both. */
  #readPart(part: string, next: string | undefined): NameInCell[] {
    const pieces = piecesOf(part).slice(0, this.#maxNames * 2);
    const names: NameInCell[] = [];
    for (let place = 0; place < pieces.length; place += 1) {
      const [piece = "", following] = [pieces[place], pieces[place + 1]];
      const turned = following === undefined ? undefined : this.#surnameFirst(piece, following);
      if (turned) place += 1;
      names.push(turned ?? this.#readPiece(piece, place === pieces.length - 1 ? next : undefined));
    }
    return pieces.length > 1 ? this.#doubtSurnames(names) : names;
  }

  #readPiece(text: string, next: string | undefined): NameInCell {
    if (meansFamily(text)) return this.#family(text, text);
    const lastWord = next?.split(/\s+/u).at(-1) ?? "";
    const isFirstName = next !== undefined && foldWords(text).length === 1 && foldWords(next).length > 1;
    if (isFirstName && this.#list.directory.isFamilyName(lastWord)) {
      const found = this.#list.finder.findAsTyped(`${text} ${lastWord}`, this.#self);
      if (found.isCertain) return nameOf(text, found);
    }
    const whole = this.#wholeName(text);
    return whole ?? this.#householdCalled(text) ?? nameOf(text, this.#find(text));
  }

  /** After a whole name, guesses are not needed. */
  #find(text: string): Meant {
    const { directory, finder } = this.#list;
    if (text.length > maxCharacters || foldWords(text).length > maxWords) return { guestIds: [], isCertain: false };
    const isWhole = directory.named(text).some((id) => id !== this.#self);
    return isWhole ? finder.findAsTyped(text, this.#self) : finder.find(text, this.#self);
  }

  /** "Müller, José": one guest whose name begins with the latter and ends with the former. */
  #surnameFirst(before: string, after: string): NameInCell | undefined {
    const { directory, finder } = this.#list;
    const surname = foldWords(before).at(-1) ?? "";
    if (!directory.isFamilyName(surname) || meansFamily(before)) return undefined;
    if ([before, after].some((text) => directory.named(text).length > 0)) return undefined;
    const found = finder.findAsTyped(`${after} ${before}`, this.#self);
    const [first, last] = directory.endsOf(found.guestIds[0] ?? 0);
    const isTurned = last === surname && first.startsWith(foldWords(after)[0] ?? "?");
    return isTurned ? nameOf(`${before}, ${after}`, found) : undefined;
  }

  /** "Smith, John" may be an unlisted John Smith, rather than Anna Smith and John Berg. */
  #doubtSurnames(names: readonly NameInCell[]): NameInCell[] {
    const isAnEnd = ({ text, guestIds }: NameInCell, end: 0 | 1) =>
      foldWords(text).length === 1 && this.#list.directory.endsOf(guestIds[0] ?? 0)[end] === foldWords(text)[0];
    return names.map((name, place) => {
      const [before, after] = [names[place - 1], names[place + 1]];
      const isSurname = after !== undefined && isAnEnd(name, 1) && isAnEnd(after, 0);
      const isFirstName = before !== undefined && isAnEnd(before, 1) && isAnEnd(name, 0);
      return isSurname || isFirstName ? { ...name, isCertain: false } : name;
    });
  }
}

const nameOf = (text: string, { guestIds, isCertain }: Meant): NameInCell => ({ text, guestIds, isCertain });
