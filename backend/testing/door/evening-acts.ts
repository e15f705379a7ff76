import type { Random } from "../../../common/testing/random.ts";
import type { DoorBook } from "../../../door/book/door-book.ts";
import type { DoorPerson, Recorded } from "../../../door/book/door-state.ts";

const nobody: Recorded = { operationIds: [], keys: [] };
const givenNames = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];

type Act = (book: DoorBook, random: Random) => Promise<Recorded>;

/** What people at a door do, as often as it stands here. */
const acts: readonly Act[] = [
  ...Array.from({ length: 8 }, () => arriveSomebody),
  (book, random) => ofSomebody(book, random, isAnybody, ({ key }) => book.arriveHousehold(key)),
  ...Array.from({ length: 2 }, (): Act => leaveSomebody),
  ...Array.from({ length: 2 }, (): Act => undoArrival),
  (book, random) => book.walkIn(`${random.pick(givenNames)} Walker ${random.between(1, 9)}`, anyTable(book, random)),
  (book, random) => book.walkIn(`${random.pick(givenNames)} Walker ${random.between(1, 9)}`, ""),
  ...Array.from({ length: 3 }, (): Act => reseatSomebody),
  (book, random) =>
    ofSomebody(
      book,
      random,
      ({ isUnnamed }) => isUnnamed,
      ({ key }) => book.namePlusOne(key, `${random.pick(givenNames)} Plus ${random.between(1, 9)}`),
    ),
  ...Array.from({ length: 2 }, (): Act => answerSomething),
];

/** Does something that people at a door do. */
export const doSomething = (book: DoorBook, random: Random): Promise<Recorded> => random.pick(acts)(book, random);

const isAnybody = () => true;

function ofSomebody(
  book: DoorBook,
  random: Random,
  isMeant: (person: DoorPerson) => boolean,
  act: (person: DoorPerson) => Promise<Recorded>,
): Promise<Recorded> {
  const meant = [...book.state.people.values()].filter(isMeant);
  return meant.length === 0 ? Promise.resolve(nobody) : act(random.pick(meant));
}

function arriveSomebody(book: DoorBook, random: Random): Promise<Recorded> {
  return ofSomebody(
    book,
    random,
    ({ arrival }) => !arrival,
    ({ key }) => book.arrive(key),
  );
}

function leaveSomebody(book: DoorBook, random: Random): Promise<Recorded> {
  return ofSomebody(
    book,
    random,
    ({ arrival }) => arrival !== undefined,
    ({ key }) => book.leave(key),
  );
}

function undoArrival(book: DoorBook, random: Random): Promise<Recorded> {
  return ofSomebody(
    book,
    random,
    ({ arrival }) => arrival !== undefined,
    ({ arrival }) => book.undo(arrival?.operationIds ?? []),
  );
}

function reseatSomebody(book: DoorBook, random: Random): Promise<Recorded> {
  return ofSomebody(book, random, isAnybody, ({ key }) => book.reseat(key, anyTable(book, random)));
}

function answerSomething(book: DoorBook, random: Random): Promise<Recorded> {
  const answerable = book.state.cards.filter(({ answers }) => answers.length > 0);
  if (answerable.length === 0) return Promise.resolve(nobody);
  const card = random.pick(answerable);
  return book.answerCard(card.id, random.pick(card.answers));
}

/** One that there is, or, rarely, one that is gone. */
function anyTable(book: DoorBook, random: Random): string {
  const labels = book.state.tables.map(({ label }) => label);
  return labels.length === 0 || random.chance(0.05) ? `Gone ${random.between(1, 3)}` : random.pick(labels);
}
