import { DoorClosed } from "../book/device.ts";
import type { DoorBook } from "../book/door-book.ts";
import type { DoorAnswer, DoorCard, DoorPerson, PersonKey, Recorded } from "../book/door-state.ts";
import { t, tableTitle } from "./text.ts";

export interface Acts {
  arrive(person: DoorPerson): void;
  arriveHousehold(person: DoorPerson): void;
  leave(person: DoorPerson): void;
  undo(operationIds: readonly string[]): void;
  walkIn(name: string, tableLabel: string): void;
  reseat(person: DoorPerson, tableLabel: string): void;
  namePlusOne(person: DoorPerson, name: string): void;
  answerCard(card: DoorCard, answer: DoorAnswer): void;
}

export interface ActsDeps {
  book: DoorBook;
  /** Somebody did something, which is not recorded yet. */
  begin(): void;
  /** For screen readers. */
  say(text: string): void;
  /** Undefined when an act has been recorded again. */
  fail(reason: string | undefined): void;
  /** Remembers what can be undone in place; undefined if it was undone. */
  remember(keys: readonly PersonKey[], undoable: Recorded | undefined): void;
}

/** What people at the door do. Each says what it did once it is on the device's disk, or why it was not recorded. */
export function createActs({ book, begin, say, fail, remember }: ActsDeps): Acts {
  const record = (work: Promise<Recorded>, said: string, canBeUndone = true) => {
    begin();
    work.then(
      (recorded) => {
        fail(undefined);
        remember(recorded.keys, canBeUndone && recorded.operationIds.length > 0 ? recorded : undefined);
        say(said);
      },
      (error: unknown) => {
        fail(t(error instanceof DoorClosed ? "at-the-door.act.closed" : "at-the-door.act.refused"));
      },
    );
  };
  const arrived = ({ name, tableLabel }: Pick<DoorPerson, "name" | "tableLabel">) =>
    t("at-the-door.said.arrived", { name, table: tableTitle(tableLabel) });
  return {
    arrive: (person) => record(book.arrive(person.key), arrived(person)),
    arriveHousehold: ({ key, householdKeys }) =>
      record(book.arriveHousehold(key), t("at-the-door.said.household", { count: householdKeys.length })),
    leave: ({ key, name }) => record(book.leave(key), t("at-the-door.said.left", { name })),
    undo: (operationIds) => record(book.undo(operationIds), t("at-the-door.said.undone"), false),
    walkIn: (name, tableLabel) => record(book.walkIn(name, tableLabel), arrived({ name, tableLabel })),
    reseat: ({ key, name }, tableLabel) =>
      record(book.reseat(key, tableLabel), t("at-the-door.said.reseated", { name, table: tableTitle(tableLabel) })),
    namePlusOne: ({ key, tableLabel }, name) => record(book.namePlusOne(key, name), arrived({ name, tableLabel })),
    answerCard: ({ id }, answer) => record(book.answerCard(id, answer), t("at-the-door.said.answered"), false),
  };
}

/** The last act about each person on this screen, which "Undo" beside them takes back. */
export type LastActs = ReadonlyMap<PersonKey, Recorded>;
