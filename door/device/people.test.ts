import { describe, expect, it } from "vitest";
import type { DoorOperation } from "../../common/door/door-operation.ts";
import { People } from "./people.ts";
import type { ListedGuest, StoredFact } from "./server.ts";

/** A fact about guest 1, unless it says otherwise. */
const fact = (id: string, fields: Partial<StoredFact> & Pick<DoorOperation, "kind">): StoredFact => ({
  ...{ id, device: "main", sequence: 1, guestId: 1, walkInId: null, name: null, tableLabel: null, cancels: null },
  ...{ at: "2026-06-20T19:00:00.000Z", clockOffsetMs: null, replaces: [], expectedTableLabel: null },
  ...{ position: 1, by: "Mia", ...fields },
});

/** What a device shows of guests with facts of the server and others that wait. */
function shown(guests: readonly ListedGuest[], facts: readonly StoredFact[], waiting: readonly StoredFact[] = []) {
  const people = new People();
  const mapped = (some: readonly StoredFact[]) => new Map(some.map((one) => [one.id, one]));
  const list = { listVersion: 1, worksOffline: true, guests, tables: [], merged: [] };
  people.update({ list, facts: mapped(facts), queue: mapped(waiting), flagged: new Set() });
  return people;
}

const anna = { id: 1, name: "Anna Kern", table: "1" };

describe("People", () => {
  it("shows who is here, since when by the server's clock, and who recorded it", () => {
    const late = { at: "2026-06-20T07:00:00.000Z", clockOffsetMs: 12 * 3_600_000 + 60_000 };
    const arrived = fact("a", { kind: "ARRIVED", ...late });
    const arrival = { at: new Date("2026-06-20T19:01:00Z"), by: "", operationIds: ["a"] };
    expect(shown([anna], [], [arrived]).all.get("guest:1")).toMatchObject({ arrival });
    expect(shown([anna], [arrived]).all.get("guest:1")).toMatchObject({ arrival: { ...arrival, by: "Mia" } });
    const left = fact("b", { kind: "LEFT", replaces: ["a"] });
    expect(shown([anna], [arrived], [left]).all.get("guest:1")).toMatchObject({
      arrival: undefined,
      leftAt: new Date("2026-06-20T19:00:00Z"),
    });
  });

  it("seats people as recorded here until the server knows it, then as the list says", () => {
    const reseated = fact("a", { kind: "RESEATED", tableLabel: "7", expectedTableLabel: "1" });
    const cancelled = fact("b", { kind: "CANCELLED", guestId: null, cancels: "a", replaces: null });
    const tableOf = (people: People) => people.all.get("guest:1")?.tableLabel;
    expect(tableOf(shown([anna], [], [reseated]))).toBe("7");
    expect(tableOf(shown([anna], [], [reseated, cancelled]))).toBe("1");
    expect(tableOf(shown([anna], [reseated]))).toBe("1");
    expect(tableOf(shown([{ ...anna, table: "7" }], [reseated], [cancelled]))).toBe("1");
  });

  it("knows who came together", () => {
    const household = "Berg";
    const guests = [
      ...[
        { ...anna, household },
        { id: 2, name: "Ben" },
        { id: 3, name: "Cy", household: "BERG" },
      ],
      ...[
        { id: 4, name: "D", guestOf: 1 },
        { id: 5, name: "E", guestOf: 2 },
        { id: 6, name: "F", guestOf: 6 },
      ],
    ];
    const partyOf = (id: number) => shown(guests, []).guests.get(id)?.party;
    expect([4, 2, 6].map(partyOf)).toEqual([[1, 3, 4], [2, 5], [6]]);
  });
});
