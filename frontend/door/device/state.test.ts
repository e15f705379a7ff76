import { describe, expect, it } from "vitest";
import type { DoorFact, ListedGuest } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import { type DoorState, stateOf } from "./state.ts";

/** A fact about guest 1, unless it says otherwise. */
const fact = (id: string, fields: Partial<DoorFact> & Pick<DoorOperation, "kind">): DoorFact => ({
  ...{ id, device: "main", sequence: 1, guestId: 1, at: "2026-06-20T19:00:00.000Z", replaces: [], by: "Mia" },
  ...fields,
});

/** What a device shows of guests with facts of the server and others that wait. */
function shown(guests: readonly ListedGuest[], facts: readonly DoorFact[], waiting: readonly DoorFact[] = []) {
  const known = {
    ...{ eventName: "", version: 1, listVersion: 1, expectedCount: 0, questions: [] },
    worksOffline: true,
  };
  const queue = new Map(waiting.map((one) => [one.id, one]));
  const here = { access: "open", canStore: true, connection: "connected", since: new Date() } as const;
  return stateOf({ ...here, queue, known: { ...known, guests, facts, tables: [], merged: [] } });
}

const anna = { id: 1, name: "Anna Kern", table: "1" };

describe("stateOf", () => {
  it("shows who is here, since when, and who recorded it", () => {
    const arrived = fact("a", { kind: "ARRIVED", at: "2026-06-20T18:01:00.000Z" });
    const arrival = { at: new Date("2026-06-20T18:01:00Z"), by: "", operationIds: ["a"] };
    expect(shown([anna], [], [{ ...arrived, by: "" }]).people.get("guest:1")).toMatchObject({ arrival });
    expect(shown([anna], [arrived]).people.get("guest:1")).toMatchObject({ arrival: { ...arrival, by: "Mia" } });
    const left = fact("b", { kind: "LEFT", replaces: ["a"] });
    const gone = { arrival: undefined, leftAt: new Date("2026-06-20T19:00:00Z") };
    expect(shown([anna], [arrived], [left]).people.get("guest:1")).toMatchObject(gone);
  });

  it("seats people as recorded here until the server knows it, then as the list says", () => {
    const reseated = fact("a", { kind: "RESEATED", tableLabel: "7", expectedTableLabel: "1" });
    const cancelled = fact("b", { kind: "CANCELLED", guestId: null, cancels: "a" });
    const tableOf = (state: DoorState) => state.people.get("guest:1")?.tableLabel;
    expect(tableOf(shown([anna], [], [reseated]))).toBe("7");
    expect(tableOf(shown([anna], [], [reseated, cancelled]))).toBe("1");
    expect(tableOf(shown([anna], [reseated]))).toBe("1");
    expect(tableOf(shown([{ ...anna, table: "7" }], [reseated], [cancelled]))).toBe("1");
  });

  it("knows who came together", () => {
    const household = "Berg";
    const named = [
      { ...anna, household },
      { id: 2, name: "Ben" },
      { id: 3, name: "Cy", household: "BERG" },
    ];
    const plusOnes = [1, 2, 6].map((guestOf, place) => ({ id: 4 + place, name: "Guest", guestOf }));
    const guests = [...named, ...plusOnes];
    const partyOf = (id: number) => shown(guests, []).guests.get(id)?.party;
    expect([4, 2, 6].map(partyOf)).toEqual([[1, 3, 4], [2, 5], [6]]);
  });
});
