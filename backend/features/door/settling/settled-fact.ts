import type { DoorOperation } from "../../../../common/door/door-operation.ts";
import type { DoorFold } from "../../../../common/door/fold-door.ts";

/** A stored fact, and what it did to the list. */
export interface SettledFact extends DoorOperation {
  /** The table from before, once the list has the fact's table; null if it does not. */
  previousTableLabel: string | null;
  /** The name from before, once the list has the fact's name; null if it does not. */
  previousName: string | null;
}

/** A guest, as far as the door changes them. */
export interface ListedGuest {
  id: number;
  name: string;
  tableLabel: string;
  guestOfId: number | null;
}

/** Facts, what they mean, and the part of the list that they are about. */
export interface DoorView {
  fold: DoorFold;
  facts: ReadonlyMap<string, SettledFact>;
  /** Those who are on the list, by id. */
  guests: ReadonlyMap<number, ListedGuest>;
  /** The list's spelling of the label of a table that the event has, by any spelling in the facts. */
  tables: ReadonlyMap<string, string>;
}

/** A view of facts and of the list. */
export function viewOf(
  facts: readonly SettledFact[],
  fold: DoorFold,
  guests: readonly ListedGuest[],
  tables: ReadonlyMap<string, string>,
): DoorView {
  return {
    fold,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    guests: new Map(guests.map((guest) => [guest.id, guest])),
    tables,
  };
}
