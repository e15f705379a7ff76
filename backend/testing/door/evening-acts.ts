import type { Random } from "../../../common/testing/random.ts";
import type { DoorBook } from "../../../frontend/door/device/book.ts";
import {
  answersTo,
  arriving,
  cancelling,
  type Draft,
  leaving,
  naming,
  reseating,
  walkingIn,
} from "../../../frontend/door/device/operations.ts";
import type { DoorPerson } from "../../../frontend/door/device/state.ts";

const givenNames = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
const isAnybody = () => true;
const isUnnamed = (person: DoorPerson) => person.isUnnamed;
const isAway = ({ arrival }: DoorPerson) => arrival === undefined;
const isHere = ({ arrival }: DoorPerson) => arrival !== undefined;

type Act = (book: DoorBook, random: Random) => readonly Draft[];

/** What people at a door do, and how often. */
const frequencies: readonly [times: number, act: Act][] = [
  [8, ofSomebody(isAway, (_, person) => [arriving(person)])],
  [1, ofSomebody(isAnybody, ({ state }, { party }) => party.flatMap((id) => state.guests.get(id) ?? []).map(arriving))],
  [2, ofSomebody(isHere, (_, person) => [leaving(person)])],
  [2, ofSomebody(isHere, (_, { arrival }) => arrival?.operationIds.map(cancelling) ?? [])],
  [1, (book, random) => [walkingIn(book.newId(), anyName(random, "Walker"), anyTable(book, random))]],
  [1, (book, random) => [walkingIn(book.newId(), anyName(random, "Walker"), "")]],
  [3, ofSomebody(isAnybody, (book, person, random) => [reseating(person, anyTable(book, random))])],
  [1, ofSomebody(isUnnamed, (_, person, random) => [naming(person, anyName(random, "Plus"))])],
  [2, answerSomething],
];
const acts = frequencies.flatMap(([times, act]) => Array.from({ length: times }, () => act));

/** Something that people at a door do. */
export const anyAct = (book: DoorBook, random: Random): readonly Draft[] => random.pick(acts)(book, random);

function ofSomebody(
  isMeant: (person: DoorPerson) => boolean,
  act: (book: DoorBook, person: DoorPerson, random: Random) => readonly Draft[],
): Act {
  return (book, random) => {
    const meant = [...book.state.people.values()].filter(isMeant);
    return meant.length === 0 ? [] : act(book, random.pick(meant), random);
  };
}

function answerSomething({ state }: DoorBook, random: Random): readonly Draft[] {
  const answers = state.cards.flatMap(answersTo);
  return answers.length === 0 ? [] : random.pick(answers).drafts;
}

function anyName(random: Random, familyName: string): string {
  return `${random.pick(givenNames)} ${familyName} ${random.between(1, 9)}`;
}

/** One that there is, or, rarely, one that is gone. */
function anyTable(book: DoorBook, random: Random): string {
  const labels = book.state.tables.map(({ label }) => label);
  return labels.length === 0 || random.chance(0.05) ? `Gone ${random.between(1, 3)}` : random.pick(labels);
}
