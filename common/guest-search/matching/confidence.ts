import { hasForm, type Vocabulary } from "../index/vocabulary.ts";
import { isSyllables, logographic } from "../spelling/east-asian-names.ts";
import { isIgnored, isParticle, mayBeFamilyName } from "../spelling/ignored-words.ts";
import { defaultSpelling, ownNameCost } from "../spelling/spellings.ts";
import { costOf, isSpelledSlip, isWhole, layerOf, layers, slipsIn, soundsAlike, variant, weakCost } from "./grade.ts";
import type { QueryPart } from "./part-matches.ts";
import type { Reading } from "./readings.ts";

const lettersForOneSlip = 4;
const lettersForTwoSlips = 8;
const lettersForSlipBesideGuess = 5;
const lettersForSound = 5;
/** Fewer typed letters may be initials. */
const lettersOfName = 3;
/** Two slips in this many letters or fewer leave little of a name. */
const lettersOfRiskySlips = 5;
/** One letter of so few makes another name, which somebody on the list has. */
const lettersOfOthersName = 5;
/** Cost of a nickname that is two steps away from the name. */
const distantCost = 2;
/** The most that spellings may cost together if nothing is typed as written, and if the guest is greeted. */
const maxSpelling = 4;
const maxGreeted = 4;
/** The most that the only spelling may cost if the guest is greeted. */
const maxOfOne = (letters: number) => (letters < lettersForSound ? 2 : ownNameCost - 1);
/** The most that one of several spellings may cost if the guest is greeted: "Ollie" and "Ali" are too short for more. */
const maxOfSeveral = (letters: number) => (letters < lettersForSound ? defaultSpelling : 2);
/** What a slip weighs next to a spelling. */
const costOfSlip = 2;

/** How the parts of a query lie on the parts of a guest's name. */
export interface Fit {
  vocabulary: Vocabulary;
  terms: Int32Array;
  /** Whether the name, as the list divides it, is Chinese or Korean. */
  isEastAsian: () => boolean;
  reading: Reading;
  /** For each typed part: the position of its part of the name, and its grade. */
  places: readonly number[];
  grades: readonly number[];
  /** Positions of naming parts that nobody typed. */
  left: readonly number[];
}

const lettersAt = ({ vocabulary, terms }: Fit, place: number) => vocabulary.terms[terms[place] ?? 0]?.length ?? 0;
const lettersOf = (part: QueryPart | undefined) => part?.forms[0]?.length ?? 0;
const isNickname = (grade: number) => layerOf(grade) === layers.nickname;
const isSpelling = (grade: number) => layerOf(grade) === layers.spelling;
const isSlip = (grade: number) => layerOf(grade) === layers.slip;
const isGuess = (grade: number) => layerOf(grade) >= layers.slip;
const isPlainSlip = (grade: number) => isSlip(grade) && !isSpelledSlip(grade);

/**
 * Whether a match may find a guest. Layers exact, prefix and folded always pass. Otherwise a weak part, nickname or
 * sound needs another part that matches whole, but sound may stand alone in parts of five letters or more. Slips: one
 * from four letters, two from eight, one next to sound. Pieces count only alone. Particles and titles are no evidence.
 */
export function isConfident(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  if (grades.every((grade) => layerOf(grade) <= layers.folded)) return true;
  const hasWhole = grades.some((grade, i) => isWhole(grade) && !isFiller(parts, i));
  const weak = grades.filter((grade) => costOf(grade) >= weakCost).length;
  if (weak > (hasWhole ? 1 : 0)) return false;
  if (grades.some((grade) => layerOf(grade) === layers.piece)) return grades.length === 1;
  if (grades.length > 1 && grades.some(isNickname)) return hasWhole && nicknamesStandOut(parts, grades);
  return slipsAreFew(parts, grades) && (hasWhole || (guessesAreSure(parts, grades) && spellingsAreNear(grades)));
}

// A particle at the end is somebody's family name.
function isFiller(parts: readonly QueryPart[], at: number): boolean {
  const word = parts[at]?.forms[0] ?? "";
  return (isParticle(word) && at < parts.length - 1) || (isIgnored(word) && !mayBeFamilyName(word));
}

const nicknamesStandOut = (parts: readonly QueryPart[], grades: readonly number[]) =>
  grades.every((grade, i) => isWhole(grade) || isNickname(grade) || lettersOf(parts[i]) === 1);

function slipsAreFew(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  const letters = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  const slipped = grades.flatMap((grade, i) => (isPlainSlip(grade) ? [lettersOf(parts[i])] : []));
  if (slipped.length === 0) return true;
  const count = grades.filter(isPlainSlip).reduce((sum, grade) => sum + slipsIn(grade), 0);
  const isGuessing = grades.some((grade) => layerOf(grade) > layers.slip);
  if (isGuessing) return count === 1 && Math.min(...slipped) >= lettersForSlipBesideGuess;
  return count === 1 ? letters >= lettersForOneSlip : count === 2 && letters >= lettersForTwoSlips;
}

function spellingsAreNear(grades: readonly number[]): boolean {
  const costs = spellingCosts(grades);
  return costs.every((cost) => cost <= ownNameCost) && sumOf(costs) <= maxSpelling;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What each part costs that is spelled otherwise. */
const spellingCosts = (grades: readonly number[]): number[] => [
  ...grades.filter(isSpelling).map(costOf),
  ...grades.filter((grade) => isSlip(grade) && isSpelledSlip(grade)).map(() => costOfSlip),
];

function guessesAreSure(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  if (grades.length === 1) return true;
  const sounds = grades.flatMap((grade, i) => (layerOf(grade) === layers.sound ? [parts[i]] : []));
  const isLong = (part: QueryPart | undefined) => lettersOf(part) >= lettersForSound;
  return sounds.every(isLong) && grades.every((grade) => layerOf(grade) < layers.sound || grade === soundsAlike);
}

/** Whether no part is typed as written, one is another spelling, and the order is not the name's: too much at once. */
export function isSpelledOutOfOrder({ places, grades, isEastAsian }: Fit): boolean {
  const costs = spellingCosts(grades);
  if (grades.some(isWhole) || costs.length === 0) return false;
  // Either order is usual there.
  if (!isSwapped(places)) return false;
  return !(costs.every((cost) => cost <= defaultSpelling) && isEastAsian());
}

const isSwapped = (places: readonly number[]) =>
  places.some((place, typed) => typed > 0 && place < (places[typed - 1] ?? 0));

/**
 * Whether a typed word is a Chinese or Korean name as well as the one that it is compared with: "Cheng" is no slip for
 * "Chung", whose every letter tells.
 */
export function isOtherSyllable({ vocabulary, terms, isEastAsian, reading, places, grades }: Fit): boolean {
  const written = (typed: number) => reading.parts[typed]?.written ?? "";
  // All spellings of their characters are among their forms.
  const isKnown = (typed: number) =>
    logographic.test(written(typed)) || logographic.test(vocabulary.terms[terms[places[typed] ?? 0] ?? 0] ?? "");
  const guessed = grades.flatMap((grade, typed) => (isFarGuess(grade) ? [reading.parts[typed]?.forms[0] ?? ""] : []));
  if (grades.some((grade, typed) => (isFarGuess(grade) || isSpelling(grade)) && grade !== variant && isKnown(typed)))
    return true;
  return guessed.length > 0 && guessed.every(isSyllables) && isEastAsian();
}

/**
 * Whether the parts of a Chinese or Korean name are not all typed to their end, or "Yuen Sam-yi" is typed as "Yuen-yi Sam":
 * what is left over makes it another name.
 */
function isOtherEastAsianName({ isEastAsian, places, grades, left }: Fit): boolean {
  if (places.length < 2) return false;
  const isUnfinished = grades.some((grade) => layerOf(grade) <= layers.folded && !isWhole(grade));
  const turns = places.filter((place, typed) => place < (places[(typed + places.length - 1) % places.length] ?? 0));
  return (isUnfinished || left.length > 0 || turns.length > 1) && isEastAsian();
}

const isFarGuess = (grade: number) =>
  isSlip(grade) ||
  layerOf(grade) === layers.sound ||
  (isSpelling(grade) && costOf(grade) > defaultSpelling) ||
  (isNickname(grade) && costOf(grade) >= weakCost);

/** Whether a typed word stands for a lesser part while a name is left over: "Mike Carter" is not "Susan M. Carter". */
export function isSpentOnLess(fit: Fit): boolean {
  const { vocabulary, terms, reading, places, grades, left } = fit;
  return places.some((place, typed) => {
    if (lettersOf(reading.parts[typed]) < lettersOfName || !isGuess(grades[typed] ?? 0)) return false;
    const isLess = lettersAt(fit, place) === 1 || vocabulary.fillers[terms[place] ?? 0] === 1;
    return isLess && left.some((other) => other < place || lettersAt(fit, other) > 1);
  });
}

/** Whether a match by spelling is no better than sounds alike: a distant spelling, or several that are not close. */
export function isSpelledFar(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  const spelled = spellingCosts(grades);
  if (spelled.length === 0) return false;
  const slips = grades.filter(isPlainSlip).map((grade) => slipsIn(grade) * costOfSlip);
  if (sumOf([...spelled, ...slips]) > maxGreeted) return true;
  const most = grades.some(isWhole) ? maxOfOne : maxOfSeveral;
  return grades.some((grade, i) => isSpelling(grade) && costOf(grade) > most(lettersOf(parts[i])));
}

/** Whether a short typed word is a slip for this guest's, and somebody else's as it is: "Kristina Blom" is not Kristina Blum. */
function hasOthersWords({ vocabulary, reading: { parts }, grades }: Fit): boolean {
  const isShortSlip = (grade: number, i: number) => isPlainSlip(grade) && lettersOf(parts[i]) <= lettersOfOthersName;
  if (parts.length < 2 || !grades.some(isShortSlip)) return false;
  return parts.every(({ forms }) => forms.some((form) => hasForm(vocabulary, form)));
}

/** Whether a match may be shown but not greeted: a guess with parts missing, sound, risky slips, a split or a host. */
export function isDoubtful(fit: Fit): boolean {
  const { places, grades, left } = fit;
  const { parts, isAboutHost, isStrict, lacksParticle } = fit.reading;
  if (isAboutHost || isOtherEastAsianName(fit)) return true;
  if (isStrict) return grades.some((grade, typed) => lettersOf(parts[typed]) > 1 && !isWhole(grade));
  if (isSpelledFar(parts, grades) || hasOthersWords(fit)) return true;
  return grades.some((grade, typed) => {
    if (!isGuess(grade)) return false;
    if (lacksParticle || left.some((place) => lettersAt(fit, place) > 1) || layerOf(grade) === layers.sound)
      return true;
    if (isNickname(grade)) return costOf(grade) === distantCost;
    const letters = Math.min(lettersOf(parts[typed]), lettersAt(fit, places[typed] ?? 0));
    return isPlainSlip(grade) && slipsIn(grade) > 1 && letters <= lettersOfRiskySlips;
  });
}
