import { append } from "../../lib/append.ts";
import { letterSet } from "../spelling/letter-set.ts";
import { skeletonCode, skeletonOf } from "../spelling/skeleton.ts";
import { soundCode } from "../spelling/sound-code.ts";
import type { GuestNames } from "./other-names.ts";
import {
  changeLists,
  type ListChange,
  type Splice,
  spliceEntries,
  spliceLists,
  spliceNumbers,
} from "./splice-lists.ts";
import {
  distinctTerms,
  findTerm,
  listAt,
  type NumberLists,
  placeOfForm,
  readTerm,
  type Term,
  termsOfNames,
  type Vocabulary,
} from "./vocabulary.ts";

/** Changes of a list's names. Positions are those in the old list. */
export interface NameChanges {
  /** The new names by ascending position; undefined for a deleted guest. */
  changed: ReadonlyMap<number, GuestNames | undefined>;
  added: readonly GuestNames[];
}

/** New numbers by old ones after some were removed; undefined when all stay the same. */
type Numbering = Int32Array | undefined;

function numberingWithout(count: number, gone: ReadonlySet<number>): Numbering {
  if (gone.size === 0) return undefined;
  const numbers = new Int32Array(count);
  let next = 0;
  for (let i = 0; i < count; i += 1) {
    numbers[i] = next;
    if (!gone.has(i)) next += 1;
  }
  return numbers;
}

function renumber({ starts, values }: NumberLists, numbering: Numbering): NumberLists {
  if (!numbering) return { starts, values };
  const next = new Int32Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    next[i] = value < 0 ? value : (numbering[value] ?? 0);
  }
  return { starts, values: next };
}

function changeOf<Key>(changes: Map<Key, ListChange>, key: Key): ListChange {
  const known = changes.get(key) ?? { lost: new Set(), gained: new Set() };
  changes.set(key, known);
  return known;
}

/** Which guests have which term after the change. New terms are numbered after the existing ones. */
class TermChanges {
  readonly #vocabulary: Vocabulary;
  readonly #newNumbers = new Map<string, number>();
  readonly ofKnown = new Map<number, ListChange>();
  readonly added: Term[] = [];
  readonly bearersOfAdded: number[][] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  lose(term: number, place: number): void {
    changeOf(this.ofKnown, term).lost.add(place);
  }

  /** Returns the terms of names, now assigned to their guest. */
  gain(names: GuestNames, place: number): number[] {
    const terms = termsOfNames(names, this.#vocabulary.han, (written) => this.#termOf(written));
    const { length } = this.#vocabulary.terms;
    for (const term of distinctTerms(terms)) {
      if (term < length) changeOf(this.ofKnown, term).gained.add(place);
      else this.bearersOfAdded[term - length]?.push(place);
    }
    return terms;
  }

  #termOf(written: string): number | undefined {
    const term = readTerm(written, this.#vocabulary.han);
    if (!term) return undefined;
    const known = findTerm(this.#vocabulary, term) ?? this.#newNumbers.get(written);
    if (known !== undefined) return known;
    const number = this.#vocabulary.terms.length + this.added.length;
    this.#newNumbers.set(written, number);
    this.added.push(term);
    this.bearersOfAdded.push([]);
    return number;
  }
}

function emptied({ starts }: NumberLists, changes: ReadonlyMap<number, ListChange>): Set<number> {
  const empty = [...changes.keys()].filter((list) => starts[list] === starts[list + 1]);
  return new Set(empty.sort((one, other) => one - other));
}

/** The vocabulary of the changed names: like a new one except for the order of its terms. */
export function patchVocabulary(vocabulary: Vocabulary, { changed, added }: NameChanges): Vocabulary {
  const { parts, terms } = vocabulary;
  const count = parts.starts.length - 1;
  const since = new TermChanges(vocabulary);
  const partSplices = [...changed].map(([place, names]) => {
    for (const term of distinctTerms(listAt(parts, place))) since.lose(term, place);
    return { at: place, removed: 1, inserted: names === undefined ? [] : [since.gain(names, place)] };
  });
  partSplices.push({ at: count, removed: 0, inserted: added.map((names, i) => since.gain(names, count + i)) });

  const bearers = changeLists(vocabulary.bearers, since.ofKnown);
  const dead = emptied(bearers, since.ofKnown);
  const gone = new Set([...changed].flatMap(([place, names]) => (names === undefined ? [place] : [])));
  const places = numberingWithout(count + added.length, gone);
  const numbers = numberingWithout(terms.length + since.added.length, dead);
  const bearerSplices = [...without(dead), { at: terms.length, removed: 0, inserted: since.bearersOfAdded }];
  return {
    ...patchTerms(vocabulary, dead, since.added),
    ...patchForms(vocabulary, dead, since.added, numbers),
    parts: renumber(spliceLists(parts, partSplices), numbers),
    bearers: renumber(spliceLists(bearers, bearerSplices), places),
    han: vocabulary.han,
  };
}

const without = (gone: Iterable<number>) => [...gone].map((at) => ({ at, removed: 1, inserted: [] }));

function patchTerms({ terms, ignored, fillers }: Vocabulary, dead: ReadonlySet<number>, added: readonly Term[]) {
  const spliced = <Entry>(entryOf: (term: Term) => Entry): Splice<Entry>[] => [
    ...without(dead),
    { at: terms.length, removed: 0, inserted: added.map(entryOf) },
  ];
  const bytes = (length: number) => new Uint8Array(length);
  return {
    terms: spliceEntries(
      terms,
      spliced(({ written }) => written),
    ),
    ignored: spliceNumbers(
      ignored,
      spliced(({ ignored }) => ignored),
      bytes,
    ),
    fillers: spliceNumbers(
      fillers,
      spliced(({ isFiller }) => Number(isFiller)),
      bytes,
    ),
  };
}

function patchForms(vocabulary: Vocabulary, dead: ReadonlySet<number>, added: readonly Term[], numbers: Numbering) {
  const { forms, letterSets, sounds, skeletons } = vocabulary;
  const { ofKnown, ofNew } = formChanges(vocabulary, dead, added);
  const formTerms = changeLists(vocabulary.formTerms, ofKnown);
  const placesOfNew = [...ofNew].map(([form, terms]) => ({ at: placeOfForm(vocabulary, form), form, terms }));
  const spliced = <Entry>(entryOf: (form: string, terms: readonly number[]) => Entry): Splice<Entry>[] =>
    [
      ...placesOfNew.map(({ at, form, terms }) => ({ at, removed: 0, inserted: [entryOf(form, terms)], form })),
      ...without(emptied(formTerms, ofKnown)).map((splice) => ({ ...splice, form: forms[splice.at] ?? "" })),
    ].sort((one, other) => (one.form < other.form ? -1 : 1));
  return {
    forms: spliceEntries(
      forms,
      spliced((form) => form),
    ),
    formTerms: renumber(
      spliceLists(
        formTerms,
        spliced((_form, terms) => terms),
      ),
      numbers,
    ),
    letterSets: spliceNumbers(letterSets, spliced(letterSet), (length) => new Int32Array(length)),
    sounds: spliceNumbers(sounds, spliced(soundCode), (length) => new Uint32Array(length)),
    skeletons: spliceNumbers(
      skeletons,
      spliced((form) => skeletonCode(skeletonOf(form))),
      (length) => new Uint32Array(length),
    ),
  };
}

/** The new terms of the forms: known forms by their position, new ones by themselves. */
function formChanges({ forms, terms, han }: Vocabulary, dead: ReadonlySet<number>, added: readonly Term[]) {
  const ofKnown = new Map<number, ListChange>();
  const ofNew = new Map<string, number[]>();
  for (const term of dead) {
    for (const form of readTerm(terms[term] ?? "", han)?.forms ?? []) {
      changeOf(ofKnown, placeOfForm({ forms }, form)).lost.add(term);
    }
  }
  for (const [i, term] of added.entries()) {
    for (const form of term.forms) {
      const place = placeOfForm({ forms }, form);
      if (forms[place] === form) changeOf(ofKnown, place).gained.add(terms.length + i);
      else append(ofNew, form, terms.length + i);
    }
  }
  return { ofKnown, ofNew };
}
