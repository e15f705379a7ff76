import { type Pause, sortTexts } from "../../lib/sort-texts.ts";
import { foldedForms } from "../spelling/fold.ts";
import { isIgnored, isParticle, mayBeFamilyName } from "../spelling/ignored-words.ts";
import { letterSet } from "../spelling/letter-set.ts";
import { otherDivisions } from "../spelling/name-divisions.ts";
import { splitName } from "../spelling/name-parts.ts";
import type { HanReadings } from "../spelling/scripts/han.ts";
import { skeletonCode, skeletonOf } from "../spelling/skeleton.ts";
import { soundCode } from "../spelling/sound-code.ts";
import { type GuestNames, wholeOtherNames } from "./other-names.ts";

/** Lists or forms written before other work gets a turn. */
const perSlice = 5000;

/** Lists of numbers in a row: list i is values[starts[i]] up to, not including, values[starts[i + 1]]. */
export interface NumberLists {
  starts: Int32Array;
  values: Int32Array;
}

/** The distinct parts ("terms") and folded forms (alphabetical) of a list's names. Flat arrays save memory. */
export interface Vocabulary {
  terms: readonly string[];
  /** By term: 0 if it identifies somebody, 2 for an ignored word that may be a family name, otherwise 1. */
  ignored: Uint8Array;
  /** By term: 1 for ignored ones and for particles, which match nothing but themselves. */
  fillers: Uint8Array;
  /** By guest position: the terms of the name, in order; then those of its {@link NameForm}s, each after a {@link divider}. */
  parts: NumberLists;
  /** How many parts the longest name has, in one of its forms. */
  mostParts: number;
  bearers: NumberLists;
  forms: readonly string[];
  formTerms: NumberLists;
  /** By form: its letters, and its sound. */
  letterSets: Int32Array;
  sounds: Uint32Array;
  /** By form: a number that forms with like consonants share. */
  skeletons: Uint32Array;
  /** Undefined where Han cannot be read. */
  han: HanReadings | undefined;
}

/** Stands before each further form of a name. */
const divider = { divided: -1, other: -2, otherDivided: -3 } as const;
const dividers = Object.values(divider);

/** A guest's name as terms, in one of several forms. */
export interface NameForm {
  terms: Int32Array;
  /** Whether it is another way to divide a name. */
  isDivided: boolean;
  /** Whether it is not the list's name of the guest. */
  isOther: boolean;
}

async function toLists(lists: readonly (readonly number[])[], pause: Pause): Promise<NumberLists> {
  const starts = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i += 1) starts[i + 1] = (starts[i] ?? 0) + (lists[i]?.length ?? 0);
  const values = new Int32Array(starts.at(-1) ?? 0);
  for (let i = 0; i < lists.length; i += 1) {
    values.set(lists[i] ?? [], starts[i]);
    if (i % perSlice === perSlice - 1) await pause();
  }
  return { starts, values };
}

/** One of the lists, without copying it. */
export const listAt = ({ starts, values }: NumberLists, i: number): Int32Array =>
  values.subarray(starts[i] ?? 0, starts[i + 1] ?? 0);

/** A guest's name as written, then in other ways to divide it, then other names in the same way. */
export function namesAt({ parts }: Pick<Vocabulary, "parts">, guest: number): NameForm[] {
  const all = listAt(parts, guest);
  const names: NameForm[] = [];
  let from = 0;
  for (let end = 0; end <= all.length; end += 1) {
    if (end < all.length && (all[end] ?? 0) >= 0) continue;
    names.push(formOf(all.subarray(from, end), all[from - 1]));
    from = end + 1;
  }
  return names;
}

const formOf = (terms: Int32Array, kind: number | undefined): NameForm => ({
  terms,
  isDivided: kind === divider.divided || kind === divider.otherDivided,
  isOther: kind === divider.other || kind === divider.otherDivided,
});

/** The terms of a guest's names as in {@link Vocabulary.parts}, numbered by `termOf`. */
function termsOfNames(
  names: GuestNames,
  han: HanReadings | undefined,
  termOf: (written: string) => number | undefined,
): number[] {
  const terms = termsOfName(names.name, divider.divided, han, termOf);
  if (names.otherNames === undefined) return terms;
  for (const other of wholeOtherNames(names))
    terms.push(divider.other, ...termsOfName(other, divider.otherDivided, han, termOf));
  return terms;
}

function termsOfName(
  name: string,
  division: number,
  han: HanReadings | undefined,
  termOf: (written: string) => number | undefined,
): number[] {
  const written = splitName(name);
  const terms = written.flatMap((part) => termOf(part) ?? []);
  for (const parts of otherDivisions(written, han))
    terms.push(division, ...parts.flatMap((part) => termOf(part) ?? []));
  return terms;
}

/** The terms without what stands between the forms of a name, each once. */
const distinctTerms = (terms: Iterable<number>): Set<number> => {
  const distinct = new Set(terms);
  for (const kind of dividers) distinct.delete(kind);
  return distinct;
};

/** One written part of a name, as stored in a vocabulary. */
interface Term {
  written: string;
  /** At least one, the plainest first. */
  forms: readonly string[];
  /** As {@link Vocabulary.ignored}. */
  ignored: number;
  isFiller: boolean;
}

/** The term of a written part; undefined when folding leaves nothing of it. */
function readTerm(written: string, han: HanReadings | undefined): Term | undefined {
  const forms = foldedForms(written, han);
  const [plainest] = forms;
  if (plainest === undefined) return undefined;
  const ignored = Number(isIgnored(plainest)) + Number(mayBeFamilyName(plainest));
  return { written, forms, ignored, isFiller: ignored > 0 || isParticle(plainest) };
}

interface Form {
  terms: number[];
  letters: number;
  sound: number;
  skeleton: number;
}

const noForm: Form = { terms: [], letters: 0, sound: 0, skeleton: 0 };

/** Collects names one by one, so that the caller can pause between them. */
export class VocabularyBuilder {
  readonly #terms = new Map<string, number>();
  readonly #parts: number[][] = [];
  readonly #bearers: number[][] = [];
  readonly #forms = new Map<string, Form>();
  readonly #ignored: number[] = [];
  readonly #fillers: number[] = [];
  readonly #han: HanReadings | undefined;
  #mostParts = 0;

  constructor(han: HanReadings | undefined) {
    this.#han = han;
  }

  /** Adds the next guest's names. */
  add(names: GuestNames): void {
    const place = this.#parts.length;
    const terms = termsOfNames(names, this.#han, (written) => this.#termOf(written));
    for (const term of distinctTerms(terms)) this.#bearers[term]?.push(place);
    this.#parts.push(terms);
    let length = 0;
    for (const term of terms) {
      length = term < 0 ? 0 : length + 1;
      this.#mostParts = Math.max(this.#mostParts, length);
    }
  }

  #termOf(written: string): number | undefined {
    const known = this.#terms.get(written);
    if (known !== undefined) return known;
    const read = readTerm(written, this.#han);
    if (!read) return undefined;
    const term = this.#terms.size;
    this.#terms.set(written, term);
    this.#bearers.push([]);
    this.#ignored.push(read.ignored);
    this.#fillers.push(read.isFiller ? 1 : 0);
    for (const form of read.forms) this.#addForm(form, term);
    return term;
  }

  #addForm(form: string, term: number): void {
    const known = this.#forms.get(form);
    if (known) known.terms.push(term);
    else {
      const skeleton = skeletonCode(skeletonOf(form));
      this.#forms.set(form, { terms: [term], letters: letterSet(form), sound: soundCode(form), skeleton });
    }
  }

  /** Builds the vocabulary in slices with a pause after each. */
  async finish(pause: Pause): Promise<Vocabulary> {
    const names = await sortTexts([...this.#forms.keys()], pause);
    const formTerms: number[][] = [];
    const letterSets = new Int32Array(names.length);
    const sounds = new Uint32Array(names.length);
    const skeletons = new Uint32Array(names.length);
    for (const [place, name] of names.entries()) {
      const { terms, letters, sound, skeleton } = this.#forms.get(name) ?? noForm;
      formTerms.push(terms);
      letterSets[place] = letters;
      sounds[place] = sound;
      skeletons[place] = skeleton;
      if (place % perSlice === perSlice - 1) await pause();
    }
    return {
      terms: [...this.#terms.keys()],
      ignored: Uint8Array.from(this.#ignored),
      fillers: Uint8Array.from(this.#fillers),
      parts: await toLists(this.#parts, pause),
      mostParts: this.#mostParts,
      bearers: await toLists(this.#bearers, pause),
      forms: names,
      formTerms: await toLists(formTerms, pause),
      letterSets,
      sounds,
      skeletons,
      han: this.#han,
    };
  }
}

/** Position of a form, or where it would be; all forms that start with it follow from there. */
export function placeOfForm({ forms }: Pick<Vocabulary, "forms">, form: string): number {
  let low = 0;
  let high = forms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((forms[middle] ?? "") < form) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms that have a form. */
export function termsOfForm(vocabulary: Pick<Vocabulary, "forms" | "formTerms">, form: string): Iterable<number> {
  const place = placeOfForm(vocabulary, form);
  return vocabulary.forms[place] === form ? listAt(vocabulary.formTerms, place) : [];
}

export const hasForm = (vocabulary: Vocabulary, form: string): boolean =>
  vocabulary.forms[placeOfForm(vocabulary, form)] === form;

export const hasFormBeginning = (vocabulary: Vocabulary, beginning: string): boolean =>
  vocabulary.forms[placeOfForm(vocabulary, beginning)]?.startsWith(beginning) ?? false;
