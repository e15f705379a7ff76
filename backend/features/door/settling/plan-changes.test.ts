import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldDoor } from "../../../../common/door/fold-door.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { findCards } from "./find-cards.ts";
import { planChanges } from "./plan-changes.ts";
import { type ListedGuest, type SettledFact, viewOf } from "./settled-fact.ts";

const uuid = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const anna: ListedGuest = { id: 1, name: "Guest of Ben Lang", tableLabel: "3", guestOfId: 7 };
const tables = new Map(["3", "5", "7", "Rose"].flatMap((label) => [[label, label] as const]));

function fact(number: number, fields: Partial<SettledFact>): SettledFact {
  return {
    ...{ id: uuid(number), device: "main", sequence: number, kind: "RESEATED", guestId: 1, walkInId: null, name: null },
    ...{ tableLabel: null, cancels: null, at: "2026-06-20T19:00:00.000Z", clockOffsetMs: null, replaces: null },
    ...{ expectedTableLabel: null, previousTableLabel: null, previousName: null, ...fields },
  };
}

const reseated = (number: number, tableLabel: string, fields: Partial<SettledFact> = {}) =>
  fact(number, { tableLabel, ...fields });
const cancel = (number: number, { id }: SettledFact) => fact(number, { kind: "CANCELLED", guestId: null, cancels: id });

/** The list of one guest, and the facts so far. */
class Door {
  guest: ListedGuest | undefined = anna;
  #facts: SettledFact[] = [];

  get view() {
    return viewOf(this.#facts, foldDoor(this.#facts), this.guest ? [this.guest] : [], tables);
  }

  get reasons() {
    return findCards(this.view).map(({ reason }) => reason);
  }

  take(...facts: readonly SettledFact[]): this {
    this.#facts = [...this.#facts, ...facts];
    const { changed, marks } = planChanges(this.view);
    this.guest = changed[0] ?? this.guest;
    const marked = new Map(marks.map((mark) => [mark.id, mark]));
    this.#facts = this.#facts.map((one) => ({ ...one, ...marked.get(one.id) }));
    return this;
  }

  organize(change: Partial<ListedGuest>): this {
    if (this.guest) this.guest = { ...this.guest, ...change };
    return this;
  }
}

describe("planChanges", () => {
  it("has no card for what an organizer changes afterwards, and does not change that", () => {
    const door = new Door().take(reseated(1, "5")).organize({ tableLabel: "7" });
    expect([door.guest?.tableLabel, door.reasons]).toEqual(["7", []]);
    expect(door.take(cancel(2, reseated(1, "5"))).guest?.tableLabel).toBe("7");
  });

  it("follows a second reseat of a device whose first one arrives later", () => {
    const first = reseated(1, "5", { expectedTableLabel: "3", replaces: [] });
    const second = reseated(2, "7", { expectedTableLabel: "5", replaces: [first.id] });
    const door = new Door().take(second);
    expect(door.reasons).toEqual(["MOVED_MEANWHILE"]);
    door.take(first);
    expect([door.guest?.tableLabel, door.reasons]).toEqual(["7", []]);
  });

  it("seats and names a guest the same, in whatever order and batches the facts arrive", () => {
    fc.assert(
      fc.property(storyOf(), fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (shuffled, sizes) => {
        const door = new Door();
        for (let rest = [...shuffled]; rest.length > 0; ) {
          door.take(...rest.splice(0, sizes.next().value));
        }
        const person = foldDoor(shuffled).people.get("guest:1");
        const [table, otherTable] = person?.reseats ?? [];
        const [name, otherName] = person?.names ?? [];
        const followed = !otherTable && table?.tableLabel && tables.has(table.tableLabel);
        expect(door.guest?.tableLabel).toBe(followed ? table.tableLabel : "3");
        expect(door.guest?.name.toLowerCase()).toBe((otherName ? anna.name : (name?.name ?? anna.name)).toLowerCase());
      }),
      { numRuns: randomRuns(800) },
    );
  });
});

/** Facts of two devices about one guest, in any order. */
function storyOf(): fc.Arbitrary<SettledFact[]> {
  const ids = fc.integer({ min: 1, max: 10 }).map(uuid);
  const one = fc.record({
    kind: fc.constantFrom("RESEATED" as const, "ARRIVED" as const, "CANCELLED" as const, "RESEATED" as const),
    device: fc.constantFrom("main", "side"),
    tableLabel: fc.constantFrom("5", "7", "Rose", "Gone"),
    name: fc.constantFrom(null, "Ina Ott", "Ida Ott"),
    cancels: ids,
    replaces: fc.option(fc.uniqueArray(ids, { maxLength: 2 })),
  });
  return fc.array(one, { minLength: 1, maxLength: 10 }).chain((facts) =>
    fc.shuffledSubarray(
      facts.map(({ kind, cancels, ...fields }, index) =>
        kind === "CANCELLED"
          ? fact(index + 1, { kind, guestId: null, cancels, device: fields.device })
          : fact(index + 1, { kind, ...fields, name: kind === "ARRIVED" ? fields.name : null }),
      ),
      { minLength: facts.length, maxLength: facts.length },
    ),
  );
}
