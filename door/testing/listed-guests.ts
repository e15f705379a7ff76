import type { DoorOperation } from "../../common/door/door-operation.ts";
import type { ListedGuest, StoredFact } from "../parts.ts";

/** A guest of a list, with nothing more than what is given. */
export function listedGuest(id: number, fields: Partial<ListedGuest> = {}): ListedGuest {
  return {
    ...{ id, name: `Guest ${id}`, tableLabel: "", household: "", otherNames: "", guestOfId: null },
    ...{ isUnnamed: false, note: "", hasDeclined: false },
    ...fields,
  };
}

/** An operation, or a fact if it has a position. */
export function doorFact(id: string, fields: Partial<StoredFact> & Pick<DoorOperation, "kind">): StoredFact {
  return {
    ...{ id, device: "main", sequence: 1, guestId: null, walkInId: null, name: null, tableLabel: null, cancels: null },
    ...{ at: "2026-06-20T19:00:00.000Z", clockOffsetMs: null, replaces: [], expectedTableLabel: null },
    ...{ position: 1, by: "Mia" },
    ...fields,
  };
}
