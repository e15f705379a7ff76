import { unwrittenVowels } from "./scripts/abjads.ts";
import { respelled, type Skeleton, skeletonCode, skeletonOf } from "./skeleton.ts";
import { spellingDistance } from "./spelling-distance.ts";

const respelling = 0.3;
/** Distances up to which a spelling costs 1, 2, 3 or 4. */
const steps = [0.35, 0.75, 1.1, 1.5] as const;
const lettersForLastStep = 6;
const shortest = 2;
/** Few consonants of a vowelless word leave much open. */
const consonantsThatTell = 3;
/** What an ordinary variant of a spelling costs. */
export const defaultSpelling = 1;
/** From this cost on, the typed word is the name of somebody else on the list. */
export const ownNameCost = 4;

interface Spelling {
  skeleton: Skeleton;
  code: number;
  cost: number;
}

/** What a typed word may be another spelling of. */
export class Spellings {
  readonly #typed: string;
  readonly #isOwn: boolean;
  readonly #spellings: readonly Spelling[];
  /** The last bits of their codes, to rule out most words with one look. */
  readonly #bits: Uint8Array = new Uint8Array(256);

  /** `isOwn`: the word is the name of somebody on the list, so that it needs no respelling. */
  constructor(typed: string, isOwn: boolean) {
    const others = isOwn || typed.startsWith(unwrittenVowels) ? [] : respelled(typed);
    this.#isOwn = isOwn;
    this.#typed = typed;
    this.#spellings = typed.length < shortest ? [] : [typed, ...others].flatMap(readSpelling);
    for (const { code } of this.#spellings) this.#bits[code % this.#bits.length] = 1;
  }

  /** Whether a word with this code may be another spelling. */
  mayHave(code: number): boolean {
    return this.#bits[code & 255] === 1 && this.#spellings.some((spelling) => spelling.code === code);
  }

  /** 1 for an ordinary variant of the spelling up to 4 for a distant one, more for an own name; undefined for another. */
  costOf(form: string): number | undefined {
    const meant = skeletonOf(form);
    if (!meant) return undefined;
    const distance = this.#distanceTo(meant);
    const near = steps.findIndex((most) => distance <= most) + 1;
    // Silent or not, it tells Hannah from Anna.
    const step = near + Number(near > 0 && startsWithH(this.#typed) !== startsWithH(form));
    if (step === 0 || (step >= steps.length && this.#typed.length < lettersForLastStep)) return undefined;
    const isOpen = meant.isVowelless !== (this.#spellings[0]?.skeleton.isVowelless ?? false);
    const missing = Math.max(0, consonantsThatTell - meant.consonants.length);
    if (isOpen) return step + missing > ownNameCost - 1 ? undefined : step + missing;
    return step + (this.#isOwn ? ownNameCost : 0);
  }

  #distanceTo(meant: Skeleton): number {
    const code = skeletonCode(meant);
    const distances = this.#spellings
      .filter((spelling) => spelling.code === code && !(spelling.skeleton.isVowelless && meant.isVowelless))
      .map(({ skeleton, cost }) => spellingDistance(skeleton, meant) + cost);
    return Math.min(...distances);
  }
}

const startsWithH = (word: string) => word.startsWith("h");

function readSpelling(word: string, at: number): Spelling[] {
  const skeleton = skeletonOf(word);
  return skeleton ? [{ skeleton, code: skeletonCode(skeleton), cost: at > 0 ? respelling : 0 }] : [];
}
