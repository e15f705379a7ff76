import type { Random } from "../../../common/testing/random.ts";
import type { DoorBook } from "../../../door/device/book.ts";
import type { DoorPerson, Recorded } from "../../../door/device/state.ts";

const nobody: Recorded = { operationIds: [], keys: [] };
const givenNames = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
const isAnybody = () => true;
const isUnnamed = (person: DoorPerson) => person.isUnnamed;
const isAway = ({ arrival }: DoorPerson) => arrival === undefined;
const isHere = ({ arrival }: DoorPerson) => arrival !== undefined;

type Act = (book: DoorBook, random: Random) => Promise<Recorded>;

/** What people at a door do, and how often. */
const frequencies: readonly [times: number, act: Act][] = [
  [8, ofSomebody(isAway, (book, { key }) => book.arrive(key))],
  [1, ofSomebody(isAnybody, (book, { key }) => book.arriveParty(key))],
  [2, ofSomebody(isHere, (book, { key }) => book.leave(key))],
  [2, ofSomebody(isHere, (book, { arrival }) => book.undo(arrival?.operationIds ?? []))],
  [1, (book, random) => book.walkIn(anyName(random, "Walker"), anyTable(book, random))],
  [1, (book, random) => book.walkIn(anyName(random, "Walker"), "")],
  [3, ofSomebody(isAnybody, (book, { key }, random) => book.reseat(key, anyTable(book, random)))],
  [1, ofSomebody(isUnnamed, (book, { key }, random) => book.namePlusOne(key, anyName(random, "Plus")))],
  [2, answerSomething],
];
const acts = frequencies.flatMap(([times, act]) => Array.from({ length: times }, () => act));

/** Does something that people at a door do. */
export const doSomething = (book: DoorBook, random: Random): Promise<Recorded> => random.pick(acts)(book, random);

function ofSomebody(
  isMeant: (person: DoorPerson) => boolean,
  act: (book: DoorBook, person: DoorPerson, random: Random) => Promise<Recorded>,
): Act {
  return (book, random) => {
    const meant = [...book.state.people.values()].filter(isMeant);
    return meant.length === 0 ? Promise.resolve(nobody) : act(book, random.pick(meant), random);
  };
}

function answerSomething(book: DoorBook, random: Random): Promise<Recorded> {
  const answerable = book.state.cards.filter(({ answers }) => answers.length > 0);
  if (answerable.length === 0) return Promise.resolve(nobody);
  const card = random.pick(answerable);
  return book.answerCard(card.id, random.pick(card.answers));
}

function anyName(random: Random, familyName: string): string {
  return `${random.pick(givenNames)} ${familyName} ${random.between(1, 9)}`;
}

/** One that there is, or, rarely, one that is gone. */
function anyTable(book: DoorBook, random: Random): string {
  const labels = book.state.tables.map(({ label }) => label);
  return labels.length === 0 || random.chance(0.05) ? `Gone ${random.between(1, 3)}` : random.pick(labels);
}
