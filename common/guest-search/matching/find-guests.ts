import type { GuestIndex, IndexedGuest } from "../index/guest-index.ts";
import type { Vocabulary } from "../index/vocabulary.ts";
import { withoutSmallTalk } from "../spelling/small-talk.ts";
import { guestsMatchedByAll } from "./candidates.ts";
import { findHousehold } from "./find-household.ts";
import { findNamedWhole, findShorterNames } from "./find-shorter-names.ts";
import { guessLayers, layers } from "./grade.ts";
import { leastMatch, matchGuest } from "./match-guest.ts";
import { PartMatches, type QueryPart } from "./part-matches.ts";
import { type RankedGuest, Ranking } from "./ranking.ts";
import { namingParts, type Reading, readQuery } from "./readings.ts";
import { readSeveral, type SeveralQuery } from "./several-people.ts";
import { suggestGuests } from "./suggest-guests.ts";

/** What is compared: letters as typed; slips, nicknames and pieces as well; other spellings; sounds. */
const stages = { strict: 1, loose: 2, spelled: 3, sound: 4 } as const;
// Puts matches of the plainest reading first within a layer.
const penaltyPerReading = 2_000;
/** The best match and the one that it must clearly beat. */
const rivals = 2;
/** Words that are compared with all of a list's for slips, spellings and sounds, at each stage. Four people with slips take 34. */
const maxGuesses = 36;
/** How many matches are looked at for one that is likelier than a name of which only the beginning was typed. */
const rivalsOfBeginning = 10;

export interface FoundGuests {
  guests: readonly IndexedGuest[];
  /** Whether nobody else matches as well and the match is not doubtful. */
  isCertain: boolean;
  /** Whether the query names all of these guests together, and nobody else: "Tom and Anna Becker". */
  areAllMeant: boolean;
  /** If nobody matches: up to three guests whose names are close. */
  suggestions: readonly IndexedGuest[];
}

/**
 * Guests by the layers of grade.ts, penalty, then list order. Nobody if no name is close enough. A household's members
 * if a query names several people or a family, in the order typed.
 */
export function findGuests(index: GuestIndex, query: string, limit: number): FoundGuests {
  const name = withoutSmallTalk(query);
  if (name === query) return findNamed(index, query, limit);
  const asTyped = rankGuests(index, query, 1);
  return findNamed(index, asTyped[0]?.layer === layers.exact ? query : name, limit);
}

function findNamed(index: GuestIndex, query: string, limit: number): FoundGuests {
  const matches = new MatchesByPart(index.vocabulary);
  const { ranked, suggested } = rankOrSuggest(index, query, Math.max(limit, rivals), matches);
  const at = (guest: number) => index.guests[guest] ?? [];
  for (const several of readSeveral(query)) {
    const household = isOneName(several, ranked) ? undefined : findSeveral(index, several, matches);
    if (!household || (household.members.length < 2 && ranked.length > 0)) continue;
    const { members, isSure } = household;
    const guests = members.slice(0, limit).flatMap(at);
    return {
      guests,
      isCertain: false,
      areAllMeant: isSure && guests.length > 1 && guests.length === members.length,
      suggestions: [],
    };
  }
  return {
    guests: ranked.slice(0, limit).flatMap(({ guest }) => at(guest)),
    isCertain: isClear(ranked),
    areAllMeant: false,
    suggestions: suggested.flatMap(at),
  };
}

/** Whether words that may mean several people are one guest's name: "Les Martin", or a guest listed as a family. */
function isOneName(several: SeveralQuery, ranked: readonly RankedGuest[]): boolean {
  if (ranked[0]?.layer === layers.exact) return true;
  return several.kind === "family" && several.hasOnlyArticle && !several.isShort && isClear(ranked);
}

const findSeveral = (index: GuestIndex, several: SeveralQuery, matches: MatchesByPart) =>
  findHousehold(index, several, (name, limit, isAsTyped) =>
    rank(index, name, limit, matches, isAsTyped ? stages.strict : stages.sound),
  );

interface Ranked {
  ranked: readonly RankedGuest[];
  /** If nobody matches: guests whose names are close. */
  suggested: readonly number[];
}

/** {@link findGuests} with ranks. */
export function rankOrSuggest(
  index: GuestIndex,
  query: string,
  limit: number,
  matches: MatchesByPart = new MatchesByPart(index.vocabulary),
): Ranked {
  const ranked = rank(index, query, limit, matches);
  return { ranked, suggested: ranked.length > 0 ? [] : suggest(index.vocabulary, query, matches) };
}

/** The best matches of findGuests, as positions in the list with their ranks. */
export function rankGuests(index: GuestIndex, query: string, limit: number): readonly RankedGuest[] {
  return rank(index, query, limit, new MatchesByPart(index.vocabulary));
}

function rank(
  index: GuestIndex,
  query: string,
  limit: number,
  matches: MatchesByPart,
  last: number = stages.sound,
): readonly RankedGuest[] {
  if (limit < 1) return [];
  const whole = findUnreadable(index, query);
  if (whole.length > 0) {
    return whole
      .slice(0, limit)
      .map((guest) => ({ guest, layer: layers.exact, penalty: 0, isDoubtful: false, isUnfinished: false }));
  }
  const readings = readQuery(index.vocabulary, query);
  const read = new ReadMatches(index.vocabulary, readings, matches);
  const search = (stage: number, most = Math.max(limit, rivals)) => searchStage(index.vocabulary, read, stage, most);
  const asTyped = search(stages.strict);
  if (last === stages.strict) return asTyped.best.slice(0, limit);
  const best = asTyped.isFull ? asTyped.best : guess(asTyped, search);
  const [first, ...others] = best;
  if (!first || !isClear(best) || !isBeginning(first, readings)) return best.slice(0, limit);
  // "Hari Kumar" is rather "Hari Kumaar" than "Harish Kumar".
  const isRival = ({ guest, layer, isDoubtful, isUnfinished }: RankedGuest) =>
    guest !== first.guest && !isDoubtful && !isUnfinished && layer >= layers.slip && layer <= layers.spelling;
  const isDoubtful = search(stages.spelled, rivalsOfBeginning).best.some(isRival);
  return [{ ...first, isDoubtful }, ...others].slice(0, limit);
}

/** What is found beside those who match as typed, whom no later stage beats. */
function guess(asTyped: Ranking, search: (stage: number) => Ranking): readonly RankedGuest[] {
  // Who is found as typed needs no other spelling; sound is the last resort.
  const guessed = search(asTyped.best.length > 0 ? stages.loose : stages.spelled);
  return guessed.best.length > 0 ? guessed.best : search(stages.sound).best;
}

/** Whether only the beginning of a part was typed, beside other parts. */
const isBeginning = ({ isUnfinished }: RankedGuest, [plainest]: readonly Reading[]) =>
  isUnfinished && (plainest?.parts.length ?? 0) > 1;

/** Whether the first of the guests found is clearly meant. */
// Slips, spellings and nicknames are guesses of different kinds, none clearly better than another.
export function isClear([first, second]: readonly RankedGuest[]): boolean {
  if (!first || first.isDoubtful) return false;
  return !second || (first.layer < second.layer && !(guessLayers.has(first.layer) && guessLayers.has(second.layer)));
}

function suggest(vocabulary: Vocabulary, query: string, matches: MatchesByPart): number[] {
  const parts = namingParts(query, vocabulary.han);
  if (parts.length > vocabulary.mostParts) return [];
  const found = parts.map((part) => matches.of(part, false, stages.sound));
  return suggestGuests(vocabulary, parts, found);
}

// Names without searchable parts, or with too many, are found by their full text.
function findUnreadable({ unreadable }: GuestIndex, query: string): readonly number[] {
  return unreadable.get(query.trim().toLowerCase()) ?? [];
}

/** What the words of a query match, found once for all ways to read it. */
class MatchesByPart {
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, PartMatches>();
  #guesses = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  of(part: QueryPart, isAlone: boolean, stage: number): PartMatches {
    if (stage > stages.strict && this.#guesses >= maxGuesses) return this.of(part, isAlone, stages.strict);
    const key = `${stage} ${isAlone} ${part.written} ${part.forms.join(" ")}`;
    const known = this.#known.get(key) ?? this.#find(part, isAlone, stage);
    this.#known.set(key, known);
    return known;
  }

  #find(part: QueryPart, isAlone: boolean, stage: number): PartMatches {
    if (stage === stages.strict) return new PartMatches(this.#vocabulary, part, isAlone).reach(stage);
    this.#guesses += 1;
    return this.of(part, isAlone, stage - 1)
      .copy()
      .reach(stage);
  }
}

/** The ways to read a query, and what their parts match. */
class ReadMatches {
  readonly readings: readonly Reading[];
  readonly #vocabulary: Vocabulary;
  readonly #matches: MatchesByPart;
  /** Words as typed beside others. They are not matched strictly where another word is split. */
  readonly #typed: ReadonlySet<string>;
  #namedWhole: readonly number[] | undefined;

  constructor(vocabulary: Vocabulary, readings: readonly Reading[], matches: MatchesByPart) {
    this.#vocabulary = vocabulary;
    this.readings = readings;
    this.#matches = matches;
    const typed = readings.filter(({ parts, isStrict }) => !isStrict && parts.length > 1);
    this.#typed = new Set(typed.flatMap(({ parts }) => parts.map(({ written }) => written)));
  }

  of(reading: Reading, stage: number): PartMatches[] {
    return reading.parts.map((part) => this.ofPart(reading, part, stage));
  }

  ofPart({ parts, isStrict }: Reading, part: QueryPart, stage: number): PartMatches {
    const isPiece = isStrict && !this.#typed.has(part.written);
    return this.#matches.of(part, parts.length === 1, isPiece ? stages.strict : stage);
  }

  /** Guests whose whole name may be in one of the readings. No stage finds other whole parts than the strict one. */
  get namedWhole(): readonly number[] {
    const loose = this.readings.filter(({ isStrict }) => !isStrict);
    const found = loose.flatMap((reading) => this.of(reading, stages.strict));
    this.#namedWhole ??= findNamedWhole(this.#vocabulary, [...new Set(found)]);
    return this.#namedWhole;
  }
}

function searchStage(vocabulary: Vocabulary, read: ReadMatches, stage: number, limit: number): Ranking {
  const ranking = new Ranking(limit);
  for (const [turn, reading] of read.readings.entries()) {
    searchReading(vocabulary, read, { reading, stage }, { ranking, penalty: turn * penaltyPerReading });
    if (stage === stages.strict || reading.isStrict) continue;
    const typed = read.of(reading, stages.strict);
    for (const shorter of findShorterNames(vocabulary, read.namedWhole, typed)) ranking.offer(shorter);
  }
  return ranking;
}

interface Destination {
  ranking: Ranking;
  penalty: number;
}

// Only guests who match the rarest part can match. Most are skipped by the best rank they could reach.
function searchReading(
  vocabulary: Vocabulary,
  read: ReadMatches,
  { reading, stage }: { reading: Reading; stage: number },
  { ranking, penalty }: Destination,
): void {
  const { parts, bestLayer } = reading;
  if (parts.length > vocabulary.mostParts) return;
  const counted = parts.map((part) => ({ part, count: read.ofPart(reading, part, stages.strict).bearerCount }));
  const ordered = counted.toSorted((a, b) => a.count - b.count).map(({ part }) => part);
  const [rarest] = ordered;
  if (!rarest) return;
  const guests = guestsMatchedByAll(vocabulary, ordered, (part) => read.ofPart(reading, part, stage));
  if (guests.length === 0) return;
  const matches = read.of(reading, stage);
  const outlook = { typed: parts.length, grades: read.ofPart(reading, rarest, stage).grades, bestLayer };
  for (const guest of guests) {
    const least = leastMatch(vocabulary, guest, outlook);
    if (!ranking.takes(guest, { layer: least.layer, penalty: least.penalty + penalty })) continue;
    const found = matchGuest(vocabulary, guest, reading, matches);
    if (!found) continue;
    ranking.offer({ ...found, guest, penalty: found.penalty + penalty });
  }
}
