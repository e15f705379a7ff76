import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { factFields, type StatedGuest, statedAlone } from "./guest-fields.ts";
import { planImport } from "./plan-import.ts";

const text = (...texts: string[]) => fc.constantFrom("", ...texts);
const facts = { household: text("Berg"), doorNote: text("VIP"), otherNames: text("Annie"), attendance: text("yes") };
const stated = fc.record({
  values: fc.record({
    ...{ name: fc.constantFrom("Anna Berg", "Anna Holm", "Ben Berg", "Guest"), table: text("1", "Table 1", "Rose") },
    ...{ ...facts, seat: text("1", "2") },
  }),
  info: fc.constantFrom<Map<string, string>>(new Map(), new Map([["Meal", "Fish"]]), new Map([["2024", "x"]])),
  row: fc.integer({ min: 2, max: 6 }),
  host: text("Anna Berg"),
});
const compared = fc
  .record({
    list: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), guest: stated }), {
      selector: ({ id }) => id,
    }),
    before: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), guest: stated }), {
      selector: ({ id }) => id,
    }),
    sheet: fc.array(fc.record({ guest: stated, unstated: fc.subarray([...factFields]) }), { maxLength: 8 }),
  })
  .map(({ list, before, sheet }) => ({
    list: list.map(({ id, guest }) => ({ ...guest, id })),
    before: before.map(({ id, guest }) => ({ ...guest, id })),
    sheet: sheet.map(({ guest, unstated }) => {
      const values: StatedGuest["values"] = { ...guest.values };
      for (const field of unstated) values[field] = undefined;
      return { ...guest, values, hostPlace: undefined };
    }),
  }));
const nothing = { takeFromFile: new Set<string>(), answers: new Map<string, string>() };

it.each(["replace", "merge", "update"] as const)("a plan to %s has each guest once, and each seat", (mode) => {
  fc.assert(
    fc.property(compared, (lists) => {
      const { guests, removed, nextSheet } = planImport(mode, lists, nothing);
      const stays = guests.flatMap(({ listed }) => (listed ? [listed.id] : []));
      expect([...stays, ...removed.map(({ id }) => id)].toSorted()).toEqual(lists.list.map(({ id }) => id).toSorted());
      expect(new Set(guests.flatMap(({ place }) => place ?? [])).size).toBe(
        guests.filter(({ place }) => place !== undefined).length,
      );
      const seats = guests.flatMap(({ values: { seat, table } }) =>
        seat ? [`${seat} ${table.replace("Table ", "")}`] : [],
      );
      expect(new Set(seats).size).toBe(seats.length);
      if (mode === "merge") expect(removed).toEqual([]);
      else expect(nextSheet).toHaveLength(lists.sheet.length);
    }),
    { numRuns: randomRuns(500) },
  );
});

it("an update from the sheet that was imported last changes nothing, whatever was changed by hand", () => {
  fc.assert(
    fc.property(compared, ({ list, before }) => {
      const unseated = (guest: (typeof list)[number]) => ({ ...guest, values: { ...guest.values, seat: "" } });
      const lists = {
        list: list.map(unseated),
        before,
        sheet: before.map((guest) => ({ ...guest, hostPlace: undefined })),
      };
      const plan = planImport("update", lists, nothing);
      const byId = new Map(plan.guests.map(({ listed, values, info }) => [listed?.id, { values, info }]));
      expect(plan.removed).toEqual([]);
      expect(plan.stayed).toEqual([]);
      for (const { id, values, info } of lists.list)
        expect(byId.get(id)).toEqual({ values: statedAlone(values), info });
    }),
    { numRuns: randomRuns(500) },
  );
});
