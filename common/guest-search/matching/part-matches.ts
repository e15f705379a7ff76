import { damerauDistance } from "../../lib/damerau-distance.ts";
import { listAt, placeOfForm, termsOfForm, type Vocabulary } from "../index/vocabulary.ts";
import { nicknamesOf, shortFormsOf } from "../nicknames/nicknames.ts";
import { logographic, syllabic } from "../spelling/east-asian-names.ts";
import { otherKoreanSpellings, otherUsualSpellings } from "../spelling/east-asian-spellings.ts";
import { letterSet, lettersMissing } from "../spelling/letter-set.ts";
import { soundCode } from "../spelling/sound-code.ts";
import { defaultSpelling, ownNameCost, Spellings } from "../spelling/spellings.ts";
import {
  costOf,
  gradeOf,
  ifEastAsian,
  isWhole,
  layerOf,
  layers,
  slipsIn,
  soundsAlike,
  spelledSlip,
  variant,
  weakCost,
  wholeFolded,
  wholeWritten,
} from "./grade.ts";

/** One typed part as written, and its folded forms (at least one). */
export interface QueryPart {
  written: string;
  forms: readonly string[];
}

/** Compared by its own letters like {@link logographic} scripts, but a word without its article is the same name. */
const vowelless = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A spelling that costs more says less than a nickname. */
const nearSpelling = 2;
const minPieceLength = 3;
const minUnfinishedLength = 5;
const longFromLetters = 6;
// A first digit that shows whether the name starts with a vowel, and three sounds.
const minSoundLength = 1_000;

function slipsAllowed(length: number): number {
  if (length < 2) return 0;
  return length < longFromLetters ? 1 : 2;
}

// A slip in two or three letters leaves little of a name, and so do two in six.
function slipCost(distance: number, length: number): number {
  const isWeak = length <= 3 || (distance > 1 && length <= longFromLetters);
  return (isWeak ? weakCost : 0) + distance;
}

/** A consonant alone begins names, and is no spelling of one. */
const initial = /^[b-df-hj-np-tv-xz]$/;

/** The terms that match a typed part, each with its best grade. Grows stage by stage. */
export class PartMatches {
  readonly grades: Uint8Array;
  readonly terms: number[] = [];
  /** Guests with these terms; a guest with two of them counts twice. */
  bearerCount = 0;
  readonly #vocabulary: Vocabulary;
  readonly #part: QueryPart;
  readonly #isAlone: boolean;
  /** Terms that are other spellings of the typed part if the name is East Asian. */
  readonly #variants = new Set<number>();
  /** The script of the typed part, and whether the form that is looked for is a spelling of it in another. */
  readonly #script: RegExp | undefined;
  #isTransliterated = false;
  #stage = 0;

  /** `isAlone`: nothing else is typed, so weak matches do not count but pieces do. */
  constructor(vocabulary: Vocabulary, part: QueryPart, isAlone: boolean) {
    this.#vocabulary = vocabulary;
    this.#part = part;
    this.#isAlone = isAlone;
    this.#script = [logographic, vowelless].find((script) => script.test(part.written));
    this.grades = new Uint8Array(vocabulary.terms.length);
  }

  /** Extends the matches to a stage. */
  reach(stage: number): this {
    const steps = [this.#addStrict, this.#addLoose, this.#addSpellings, this.#addSound];
    for (; this.#stage < stage; this.#stage += 1) {
      for (const form of this.#part.forms) {
        this.#isTransliterated = this.#script?.test(form) === false;
        steps[this.#stage]?.call(this, form);
      }
    }
    return this;
  }

  /** The same matches, which do not grow with these. */
  copy(): PartMatches {
    const copy = new PartMatches(this.#vocabulary, this.#part, this.#isAlone);
    copy.grades.set(this.grades);
    for (const term of this.terms) copy.terms.push(term);
    for (const term of this.#variants) copy.#variants.add(term);
    copy.bearerCount = this.bearerCount;
    copy.#stage = this.#stage;
    return copy;
  }

  #note(term: number, grade: number): void {
    if (this.#isTransliterated && this.#hasOwnLetters(term) && !this.#isSameName(grade)) return;
    if (layerOf(grade) > layers.slip && this.#vocabulary.fillers[term] === 1) return;
    if (this.#isAlone && costOf(grade) >= weakCost) return;
    const known = this.grades[term] ?? 0;
    if (known === 0) {
      this.terms.push(term);
      const { starts } = this.#vocabulary.bearers;
      this.bearerCount += (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    }
    if (known === 0 || grade < known) this.grades[term] = grade;
  }

  // What is written the same is the same name, also if digits and marks are all that it has of its script.
  #isSameName(grade: number): boolean {
    return grade === wholeWritten || (this.#script === vowelless && grade === wholeFolded);
  }

  #hasOwnLetters(term: number): boolean {
    return this.#script?.test(this.#vocabulary.terms[term] ?? "") ?? false;
  }

  #noteForm(form: number, grade: number): void {
    const { starts, values } = this.#vocabulary.formTerms;
    const end = starts[form + 1] ?? 0;
    for (let i = starts[form] ?? 0; i < end; i += 1) this.#note(values[i] ?? 0, grade);
  }

  #addStrict(typed: string): void {
    const { forms, formTerms } = this.#vocabulary;
    for (let i = placeOfForm(this.#vocabulary, typed); forms[i]?.startsWith(typed); i += 1) {
      const isToTheEnd = forms[i] === typed;
      for (const term of listAt(formTerms, i)) this.#note(term, this.#strictGrade(term, isToTheEnd));
    }
  }

  #strictGrade(term: number, isToTheEnd: boolean): number {
    const written = this.#vocabulary.terms[term] ?? "";
    if (written === this.#part.written) return wholeWritten;
    if (written.startsWith(this.#part.written)) return gradeOf(layers.prefix, 1);
    return isToTheEnd ? wholeFolded : gradeOf(layers.folded, 1);
  }

  #addLoose(typed: string): void {
    this.#addSlipsAndPieces(typed);
    for (const { name, cost } of nicknamesOf(typed)) this.#noteName(name, gradeOf(layers.nickname, cost));
    for (const name of shortFormsOf(typed)) this.#noteName(name, gradeOf(layers.nickname, weakCost));
  }

  #noteName(name: string, grade: number): void {
    for (const term of termsOfForm(this.#vocabulary, name)) this.#note(term, grade);
  }

  #addSlipsAndPieces(typed: string): void {
    const { forms, letterSets } = this.#vocabulary;
    const letters = letterSet(typed);
    const slips = slipsAllowed(typed.length);
    const isPiece = this.#isAlone && typed.length >= (syllabic.test(typed) ? 2 : minPieceLength);
    if (slips === 0 && !isPiece) return;
    for (let i = 0; i < letterSets.length; i += 1) {
      const missing = lettersMissing(letters, letterSets[i] ?? 0);
      if (missing > slips) continue;
      const form = forms[i] ?? "";
      if (lettersMissing(letterSets[i] ?? 0, letters) <= slips) this.#addSlip(typed, i, form, slips);
      if (isPiece && missing === 0 && form.includes(typed)) this.#noteForm(i, gradeOf(layers.piece, 0));
    }
  }

  #addSlip(typed: string, i: number, form: string, slips: number): void {
    const distance = damerauDistance(typed, form, slips);
    if (distance > 1 && typed[0] !== form[0]) return;
    if (distance > 0 && distance <= slips) {
      this.#noteForm(i, gradeOf(layers.slip, slipCost(distance, Math.min(typed.length, form.length))));
    }
  }

  #addSpellings(typed: string): void {
    if (initial.test(typed)) return;
    const isOwn = this.terms.some((term) => isWhole(this.grades[term] ?? 0));
    const spellings = new Spellings(typed, isOwn);
    const { forms, skeletons } = this.#vocabulary;
    for (let i = 0; i < skeletons.length; i += 1) {
      if (!spellings.mayHave(skeletons[i] ?? 0)) continue;
      const cost = spellings.costOf(forms[i] ?? "");
      if (cost === undefined) continue;
      for (const term of listAt(this.#vocabulary.formTerms, i)) this.#noteSpelling(term, cost);
    }
    for (const term of otherUsualSpellings(typed).flatMap((name) => [...termsOfForm(this.#vocabulary, name)]))
      this.#noteSpelling(term, defaultSpelling + (isOwn ? ownNameCost : 0));
    if (!isOwn) this.#addVariants(otherKoreanSpellings(typed));
  }

  #addVariants(spellings: readonly string[]): void {
    for (const name of spellings) {
      for (const term of termsOfForm(this.#vocabulary, name)) {
        this.#note(term, ifEastAsian);
        this.#variants.add(term);
      }
    }
  }

  /** The grade of a term as a part of an East Asian name, or of another; 0 if it is no match in such a name. */
  gradeIn(term: number, isEastAsian: () => boolean): number {
    const grade = this.grades[term] ?? 0;
    if (layerOf(grade) <= layers.folded || !this.#variants.has(term)) return grade;
    if (isEastAsian()) return variant;
    return grade === ifEastAsian ? 0 : grade;
  }

  #noteSpelling(term: number, cost: number): void {
    const known = this.grades[term] ?? 0;
    const isNickname = layerOf(known) === layers.nickname && costOf(known) < weakCost;
    if (isNickname && cost > nearSpelling) return;
    this.#note(term, gradeOf(layers.spelling, cost));
    if (layerOf(known) !== layers.slip || cost >= ownNameCost) return;
    const isVariant = cost === defaultSpelling;
    this.grades[term] = isVariant ? gradeOf(layers.spelling, cost) : gradeOf(layers.slip, slipsIn(known) + spelledSlip);
  }

  #addSound(typed: string): void {
    if (initial.test(typed)) return;
    const { forms, letterSets, sounds } = this.#vocabulary;
    const sound = soundCode(typed);
    const letters = letterSet(typed);
    for (let i = 0; i < letterSets.length; i += 1) {
      const form = forms[i] ?? "";
      if (sound > 0 && sounds[i] === sound) this.#addAlike(typed, i, form, sound);
      if (typed.length < minUnfinishedLength || form.length <= typed.length) continue;
      if (lettersMissing(letters, letterSets[i] ?? 0) > 1) continue;
      const isOneSlip = [0, 1, -1].some((more) => damerauDistance(typed, form.slice(0, typed.length + more), 1) <= 1);
      if (isOneSlip) this.#noteForm(i, gradeOf(layers.sound, 2));
    }
  }

  #addAlike(typed: string, i: number, form: string, sound: number): void {
    if (sound < minSoundLength && typed[0] !== form[0]) return;
    const limit = Math.ceil(Math.max(typed.length, form.length) / 2);
    if (damerauDistance(typed, form, limit) > limit) return;
    this.#noteForm(i, sound < minSoundLength ? gradeOf(layers.sound, weakCost) : soundsAlike);
  }
}
