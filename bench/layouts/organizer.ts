import { type Difference, differenceOf, type Expectation, sizeOf } from "./expectation.ts";
import type { Choices, ReadColumn, Reading } from "./reader.ts";

export type Read = (choices: Choices) => Promise<Reading>;

const maxReadings = 60;
/** First choices that get a second one: those that come closest. */
const kept = 5;

interface Attempt {
  choices: Choices;
  reading: Reading;
  difference: Difference | undefined;
}

const untouched: Choices = { mapping: undefined, answers: [] };

/**
 * Number of choices until the list is as expected: 1 or 2; undefined if neither helps. Tries decisions, doubtful ones
 * first, then other meanings of columns; contradicting columns become extra ones, as on screen.
 */
export async function choicesNeeded(
  expectation: Expectation,
  reading: Reading,
  read: Read,
): Promise<1 | 2 | undefined> {
  let left = maxReadings;
  const firsts: Attempt[] = [];
  for (const choices of choicesAfter(untouched, reading, expectation)) {
    if (left === 0) break;
    left -= 1;
    const attempt = await attemptOf(choices, expectation, read);
    if (isRight(attempt)) return 1;
    firsts.push(attempt);
  }
  const hopeful = firsts.toSorted((one, other) => remoteness(one) - remoteness(other)).slice(0, kept);
  for (const [place, first] of hopeful.entries()) {
    const share = Math.ceil(left / (hopeful.length - place));
    for (const choices of choicesAfter(first.choices, first.reading, expectation).slice(0, share)) {
      left -= 1;
      if (isRight(await attemptOf(choices, expectation, read))) return 2;
    }
  }
  return undefined;
}

async function attemptOf(choices: Choices, expectation: Expectation, read: Read): Promise<Attempt> {
  const reading = await read(choices);
  return { choices, reading, difference: differenceOf(expectation.guests, reading.guests) };
}

const isRight = ({ reading, difference }: Attempt) => reading.problem === undefined && difference === undefined;

/** A refusal with columns or decisions may be one choice away, but an almost correct list is closer. */
const remoteness = ({ reading, difference }: Attempt) =>
  difference === undefined ? 0 : sizeOf(difference) + (reading.columns.length === 0 ? 1_000 : 0);

function choicesAfter(before: Choices, reading: Reading, expectation: Expectation): Choices[] {
  const answered = new Set(before.answers.map(({ decision }) => decision));
  const open = reading.decisions.filter(({ id }) => !answered.has(id));
  const answers = (isCertain: boolean) =>
    open
      .filter((decision) => decision.isCertain === isCertain)
      .flatMap(({ id, options, taken }) =>
        options
          .filter((option) => option !== taken)
          .map((option) => ({ ...before, answers: [...before.answers, { decision: id, option }] })),
      );
  return [...answers(false), ...mappingsAfter(before, reading, expectation), ...answers(true)];
}

const rivals: Readonly<Record<string, readonly string[]>> = {
  name: ["name", "firstName", "lastName"],
  firstName: ["name"],
  lastName: ["name"],
  table: ["table"],
};

function mappingsAfter(before: Choices, { columns, problem }: Reading, expectation: Expectation): Choices[] {
  const doubtfulFirst = columns.toSorted((one, other) => Number(one.isCertain) - Number(other.isCertain));
  const changes = doubtfulFirst.flatMap((column) =>
    likelyUses(column, expectation)
      .filter((use) => use !== column.use)
      .map((use) => mappingWith(columns, column, use)),
  );
  const asShown = columns.map(({ name, use }) => ({ column: name, use }));
  const all = problem !== undefined && columns.length > 0 && !before.mapping ? [asShown, ...changes] : changes;
  return all.map((mapping) => ({ ...before, mapping }));
}

function mappingWith(columns: readonly ReadColumn[], changed: ReadColumn, use: string) {
  return columns.map((column) => {
    if (column === changed) return { column: column.name, use };
    return { column: column.name, use: rivals[use]?.includes(column.use) ? "extra" : column.use };
  });
}

/** The meanings that an organizer who sees the column's first texts would consider. */
function likelyUses({ samples, use }: ReadColumn, { guests }: Expectation): string[] {
  const names = guests.flatMap((guest) => guest.names);
  const first = samples.filter((sample) => sample.trim() !== "");
  const some = (test: (sample: string) => boolean) => first.some(test);
  const likely: string[] = [];
  if (some((sample) => names.includes(sample.trim()))) likely.push("name", "plusOne");
  if (some((sample) => names.some((name) => sharesWord(name, sample)))) {
    likely.push("name", "lastName", "firstName", "plusOne", "plusOneFirstName", "plusOneLastName");
  }
  if (some((sample) => guests.some(({ tables }) => tables.includes(sample.trim())))) likely.push("table");
  if (some((sample) => /^\d{1,2}$/.test(sample.trim()))) likely.push("partySize");
  if (use !== "extra") likely.push("extra", "attendance");
  return [...new Set(likely)];
}

const sharesWord = (name: string, sample: string) => {
  const words = new Set(name.toLowerCase().split(/[\s,]+/u));
  return sample
    .toLowerCase()
    .split(/[\s,]+/u)
    .some((word) => word !== "" && words.has(word));
};
