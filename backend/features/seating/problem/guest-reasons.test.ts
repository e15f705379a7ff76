import fc from "fast-check";
import { expect, it } from "vitest";
import { wishKindNames } from "../../../../common/wishes/wish-kinds.ts";
import { planGuest, planTable, planWish } from "../../../testing/plan-rows.ts";
import { SeatingClaims } from "../../../testing/seating-claims.ts";
import { guestReasons } from "./guest-reasons.ts";
import type { PlanRows, PlanWish } from "./plan-rows.ts";

const guestCount = 16;
const tableCount = 4;
const some = <T>(entry: fc.Arbitrary<T>, count: number) => fc.array(entry, { minLength: count, maxLength: count });
const meters = fc.option(fc.integer({ min: 0, max: 3000 }), { freq: 4 });

/** Small events with wishes of every kind, locks, and parties seated together, apart, or only in part. */
const events: fc.Arbitrary<PlanRows> = fc.record({
  guests: some(
    fc.record({
      tableNumber: fc.constantFrom("", "1", "2", "3", "4"),
      household: fc.constantFrom("", "", "Berg", "berg", "Dorn", "Lang"),
      guestOfId: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: guestCount + 2 })),
      isLocked: fc.constantFrom(true, false, false, false, false),
      isChild: fc.constantFrom(true, false, false),
      needsAccess: fc.constantFrom(true, false, false),
      additionalInfo: fc.record(
        {
          Side: fc.constantFrom("A", "a ", "B"),
          Lang: fc.constantFrom("fr", "FR", "de", "it"),
          Rank: fc.constantFrom("1", " 2", "3rd", "3", "11."),
        },
        { requiredKeys: [] },
      ),
    }),
    guestCount,
  ).map((all) =>
    all.map(({ additionalInfo, ...facts }, place) =>
      planGuest(place + 1, {
        ...facts,
        additionalInfo: Object.fromEntries(Object.entries(additionalInfo).filter(([, value]) => value !== undefined)),
      }),
    ),
  ),
  tables: some(
    fc.record({
      capacity: fc.option(fc.integer({ min: 4, max: 10 }), { freq: 4 }),
      isLocked: fc.constantFrom(true, false, false, false, false, false),
      isAccessible: fc.boolean(),
      x: meters,
      y: meters,
    }),
    tableCount,
  ).map((all) => all.map((facts, place) => planTable(String(place + 1), facts))),
  takenSeats: fc.constant([]),
  fixtures: fc.constant([
    { id: 1, kind: "stage" as const, label: "Stage", x: 0, y: 0 },
    { id: 2, kind: "bar" as const, label: "Bar", x: 3000, y: 1000 },
  ]),
  wishes: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...wishKindNames, "like" as const),
        priority: fc.constantFrom<PlanWish["priority"][]>("low", "medium", "high"),
        guestIds: fc.uniqueArray(fc.integer({ min: 1, max: guestCount }), { minLength: 2, maxLength: 5 }),
        column: fc.constantFrom("Side", "Lang"),
        value: fc.constantFrom("", "A", "fr"),
        tableIds: fc.uniqueArray(fc.integer({ min: 101, max: 100 + tableCount }), { minLength: 1, maxLength: 3 }),
        fixtureId: fc.constantFrom(1, 2),
        minimum: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((all) =>
      all.map(({ kind, value, ...facts }, place) =>
        planWish(kind, {
          ...facts,
          ...{ id: place + 1, value: kind.endsWith("_tables") && kind !== "children_at_tables" ? value : "" },
          ...(kind === "column_rank" && { column: "Rank" }),
          ...(kind === "children_at_tables" && { guestIds: [] }),
        }),
      ),
    ),
  options: fc.record({
    keep: fc.constant("nothing" as const),
    seatsPerTable: fc.constant(null),
    splitHouseholds: fc.constant(false),
    assignsChairs: fc.constant(false),
    rankColumn: fc.constant(null),
  }),
});

/** The sentences of an event, and those of them that are not true. */
function sentencesOf(rows: PlanRows): { said: string[]; untrue: string[] } {
  const said: string[] = [];
  const untrue: string[] = [];
  const shut = new Set(rows.tables.filter(({ isLocked }) => isLocked).map(({ label }) => label));
  for (const guest of rows.guests) {
    if (guest.tableNumber === "" || shut.has(guest.tableNumber)) continue;
    const claims = new SeatingClaims(rows, guest);
    const { reasons, alternative } = guestReasons(rows, guest.id);
    const at = rows.tables.find(({ id }) => id === alternative?.tableId);
    const losses = alternative?.sentences.filter((sentence) => JSON.stringify(sentence).includes(".loss.")) ?? [];
    const check = (sentence: object, isTrue: boolean) => {
      const text = JSON.stringify(sentence);
      said.push(text);
      if (!isTrue) untrue.push(`${guest.name}: ${text}`);
    };
    for (const reason of reasons) check(reason, claims.isTrueReason(reason));
    for (const loss of losses) check(loss, at !== undefined && claims.isTrueLoss(loss, at));
  }
  return { said, untrue };
}

it("says nothing about a seat that the event's own data deny, in 10,000 sentences of every kind", () => {
  const found = fc.sample(events, { numRuns: 840, seed: 20 }).map(sentencesOf);
  expect(found.flatMap(({ untrue }) => untrue)).toEqual([]);
  const said = found.flatMap(({ said }) => said);
  expect(said.length).toBeGreaterThanOrEqual(10_000);
  const kinds = new Set(said.flatMap((text) => text.match(/seating-reasons\.(reason|loss)\.\w+/g) ?? []));
  expect(kinds.size).toBe(33);
});
