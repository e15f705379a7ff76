import { letterSet } from "./letter-set.ts";
import { splitName } from "./name-parts.ts";
import { soundCode } from "./sound-code.ts";
import { type Splice, spliceEntries, spliceLists, spliceNumbers } from "./splice-lists.ts";
import { findTerm, listAt, type NumberLists, placeOfForm, readTerm, type Term, type Vocabulary } from "./vocabulary.ts";

/** How the names of a list differ from those that a vocabulary was made of. Places are those in the list before. */
export interface NameChanges {
  /** By ascending places: the name since; undefined for a guest who is gone. */
  changed: ReadonlyMap<number, string | undefined>;
  /** Names that follow at the end. */
  added: readonly string[];
}

/** New numbers by old ones, where something was taken out of a row; -1 for what was. Undefined: all keep theirs. */
type Numbering = Int32Array | undefined;

function numberingWithout(count: number, gone: readonly number[]): Numbering {
  if (gone.length === 0) return undefined;
  const numbers = new Int32Array(count);
  for (const number of gone) numbers[number] = -1;
  let next = 0;
  for (let i = 0; i < count; i += 1) {
    if (numbers[i] === -1) continue;
    numbers[i] = next;
    next += 1;
  }
  return numbers;
}

const numberIn = (numbering: Numbering, number: number): number => (numbering ? (numbering[number] ?? -1) : number);

function renumber({ starts, values }: NumberLists, numbering: Numbering): NumberLists {
  if (!numbering) return { starts, values };
  const next = new Int32Array(values.length);
  for (let i = 0; i < values.length; i += 1) next[i] = numbering[values[i] ?? 0] ?? -1;
  return { starts, values: next };
}

/** What changes of a list that is known by a key. */
interface Change {
  lost: Set<number>;
  gained: number[];
}

function changeOf<Key>(changes: Map<Key, Change>, key: Key): Change {
  const known = changes.get(key) ?? { lost: new Set(), gained: [] };
  changes.set(key, known);
  return known;
}

const withChange = (list: Iterable<number>, { lost, gained }: Change): number[] =>
  [...list].filter((number) => !lost.has(number)).concat(gained);

const byKey = ([one]: [number, unknown], [other]: [number, unknown]) => one - other;

/** Who bears which term since the names changed. New terms are numbered after those that are there. */
class TermChanges {
  readonly #vocabulary: Vocabulary;
  readonly #changes = new Map<number, Change>();
  readonly #newNumbers = new Map<string, number>();
  readonly added: Term[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  lose(term: number, place: number): void {
    changeOf(this.#changes, term).lost.add(place);
  }

  /** @returns the terms of a name, whose guest bears them from now on. */
  gain(name: string, place: number): number[] {
    const terms = splitName(name).flatMap((written) => this.#termOf(written) ?? []);
    for (const term of new Set(terms)) changeOf(this.#changes, term).gained.push(place);
    return terms;
  }

  #termOf(written: string): number | undefined {
    const term = readTerm(written);
    if (!term) return undefined;
    const known = findTerm(this.#vocabulary, term) ?? this.#newNumbers.get(written);
    if (known !== undefined) return known;
    const number = this.#vocabulary.terms.length + this.added.length;
    this.#newNumbers.set(written, number);
    this.added.push(term);
    return number;
  }

  /** @returns by ascending terms: everybody who bears it, where that has changed. */
  bearersIn(bearers: NumberLists): [term: number, bearers: number[]][] {
    const { length } = this.#vocabulary.terms;
    const lists = [...this.#changes].map(([term, change]): [number, number[]] => {
      const before = term < length ? listAt(bearers, term) : [];
      return [term, withChange(before, change).sort((a, b) => a - b)];
    });
    return lists.sort(byKey);
  }
}

/** A vocabulary of the names as they are since: what a new one of them would be, but for the order of its terms. */
export function patchVocabulary(vocabulary: Vocabulary, { changed, added }: NameChanges): Vocabulary {
  const { parts, terms } = vocabulary;
  const count = parts.starts.length - 1;
  const gone = [...changed].flatMap(([place, name]) => (name === undefined ? [place] : []));
  const places = numberingWithout(count, gone);
  const since = new TermChanges(vocabulary);
  const partSplices = [...changed].map(([place, name]) => {
    const placeSince = numberIn(places, place);
    for (const term of listAt(parts, place)) since.lose(term, placeSince);
    return { at: place, removed: 1, inserted: name === undefined ? [] : [since.gain(name, placeSince)] };
  });
  const inserted = added.map((name, i) => since.gain(name, count - gone.length + i));
  partSplices.push({ at: count, removed: 0, inserted });

  const bearers = renumber(vocabulary.bearers, places);
  const changes = since.bearersIn(bearers);
  const dead = changes.flatMap(([term, list]) => (list.length === 0 ? [term] : []));
  const numbers = numberingWithout(terms.length + since.added.length, dead);
  const bearerSplices = changes.map(([term, list]) => spliceOf(term, terms.length, list));
  return {
    ...patchTerms(vocabulary, dead, since.added),
    ...patchForms(vocabulary, dead, since.added, numbers),
    parts: renumber(spliceLists(parts, partSplices), numbers),
    bearers: spliceLists(bearers, bearerSplices),
  };
}

function spliceOf(term: number, count: number, list: readonly number[]): Splice<readonly number[]> {
  if (term >= count) return { at: count, removed: 0, inserted: [list] };
  return { at: term, removed: 1, inserted: list.length === 0 ? [] : [list] };
}

function patchTerms({ terms, ignored, fillers }: Vocabulary, dead: readonly number[], added: readonly Term[]) {
  const spliced = <Entry>(entryOf: (term: Term) => Entry): Splice<Entry>[] => [
    ...dead.map((at) => ({ at, removed: 1, inserted: [] })),
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
      spliced(({ isIgnored }) => Number(isIgnored)),
      bytes,
    ),
    fillers: spliceNumbers(
      fillers,
      spliced(({ isFiller }) => Number(isFiller)),
      bytes,
    ),
  };
}

function patchForms(vocabulary: Vocabulary, dead: readonly number[], added: readonly Term[], numbers: Numbering) {
  const { forms, formTerms, letterSets, sounds } = vocabulary;
  const changes = formChanges(vocabulary, dead, added);
  const lists = changes.map(({ at, removed, terms }) => ({ at, removed, inserted: terms.length > 0 ? [terms] : [] }));
  const spliced = <Entry>(entryOf: (form: string) => Entry): Splice<Entry>[] =>
    changes.flatMap(({ form, at, removed, terms }) => {
      const stays = removed === 1 && terms.length > 0;
      return stays ? [] : [{ at, removed, inserted: removed === 1 ? [] : [entryOf(form)] }];
    });
  return {
    forms: spliceEntries(
      forms,
      spliced((form) => form),
    ),
    formTerms: renumber(spliceLists(formTerms, lists), numbers),
    letterSets: spliceNumbers(letterSets, spliced(letterSet), (length) => new Int32Array(length)),
    sounds: spliceNumbers(sounds, spliced(soundCode), (length) => new Uint32Array(length)),
  };
}

/** The forms whose terms change, in alphabetical order: where each is or belongs, and the terms that it has since. */
function formChanges(vocabulary: Vocabulary, dead: readonly number[], added: readonly Term[]) {
  const { forms, formTerms, terms } = vocabulary;
  const changes = new Map<string, Change>();
  for (const term of dead) {
    for (const form of readTerm(terms[term] ?? "")?.forms ?? []) changeOf(changes, form).lost.add(term);
  }
  for (const [i, term] of added.entries()) {
    for (const form of term.forms) changeOf(changes, form).gained.push(terms.length + i);
  }
  const inOrder = [...changes].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([form, change]) => {
    const at = placeOfForm(vocabulary, form);
    const isKnown = forms[at] === form;
    return { form, at, removed: isKnown ? 1 : 0, terms: withChange(isKnown ? listAt(formTerms, at) : [], change) };
  });
}
