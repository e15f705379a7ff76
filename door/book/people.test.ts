import { describe, expect, it } from "vitest";
import { doorFact, listedGuest } from "../testing/listed-guests.ts";
import { FactSet } from "./fact-set.ts";
import { People } from "./people.ts";

function peopleOf(guests = [listedGuest(1, { tableLabel: "1" }), listedGuest(2, { tableLabel: "1" })]) {
  const facts = new FactSet();
  const people = new People(facts);
  people.replaceList({ guests }, 0);
  return { facts, people, get: (key: string) => people.all.get(key) };
}

describe("People", () => {
  it("shows who is here, since when, and who recorded it", () => {
    const { facts, people, get } = peopleOf();
    people.refresh(facts.record([doorFact("a", { kind: "ARRIVED", guestId: 1 })]), 0);
    expect(get("guest:1")).toMatchObject({ isUnsent: true, arrival: { by: "", operationIds: ["a"] } });
    const late = { at: "2026-06-20T07:00:00.000Z", clockOffsetMs: 12 * 3_600_000 + 60_000 };
    people.refresh(facts.absorb([doorFact("a", { kind: "ARRIVED", guestId: 1, ...late })], 1), 1);
    const at = new Date("2026-06-20T19:01:00Z");
    expect(get("guest:1")).toMatchObject({ isUnsent: false, arrival: { at, by: "Mia" } });
    people.refresh(facts.record([doorFact("b", { kind: "LEFT", guestId: 1, replaces: ["a"] })]), 1);
    expect(get("guest:1")).toMatchObject({ arrival: undefined, leftAt: new Date("2026-06-20T19:00:00Z") });
  });

  it("seats people as recorded until the list says so itself, or otherwise", () => {
    const { facts, people, get } = peopleOf();
    const reseat = doorFact("a", { kind: "RESEATED", guestId: 1, tableLabel: "7", expectedTableLabel: "1" });
    people.refresh(facts.record([reseat]), 0);
    expect(get("guest:1")?.tableLabel).toBe("7");
    people.refresh(facts.absorb([reseat], 1), 0);
    expect(get("guest:1")?.tableLabel).toBe("7");
    // Somebody else moved them meanwhile.
    people.replaceList({ guests: [listedGuest(1, { tableLabel: "3" })] }, 1);
    expect(get("guest:1")?.tableLabel).toBe("3");
  });

  it("knows who came together", () => {
    const household = "Berg";
    const guests = [
      ...[listedGuest(1, { household }), listedGuest(2), listedGuest(3, { household: "BERG" })],
      ...[listedGuest(4, { guestOfId: 1 }), listedGuest(5, { guestOfId: 2 }), listedGuest(6, { guestOfId: 6 })],
    ];
    const { get } = peopleOf(guests);
    expect(get("guest:4")?.householdKeys).toEqual(["guest:1", "guest:3", "guest:4"]);
    expect(get("guest:2")?.householdKeys).toEqual(["guest:2", "guest:5"]);
    expect(get("guest:6")?.householdKeys).toEqual(["guest:6"]);
  });
});
