import { expect, it } from "vitest";
import { unpackGuests } from "../../../testing/guest-lists.ts";
import type { ImportedGuest } from "./model/guest-list.ts";
import { packGuests } from "./packed-guests.ts";

it("packs every guest, in portions that fit one statement", () => {
  const guests = Array.from(
    { length: 5000 },
    (_, index): ImportedGuest => ({
      name: `Guest "${index}"`,
      tableNumber: index % 3 === 0 ? "" : String(index % 7),
      additionalInfo: [
        ["__proto__", "5"],
        ["Notes, long", `${index} `.repeat(20)],
      ],
      row: index + 2,
    }),
  );
  const portions = [...packGuests(guests)];
  expect(portions.length).toBeGreaterThan(3);
  for (const { json } of portions) expect(json.length).toBeLessThan(150 * 1024);
  expect(portions.map(({ count }) => count)).not.toContain(0);
  expect(unpackGuests(portions)).toEqual(guests);
});

it("keeps the order of columns named by a number", () => {
  const [portion] = packGuests([
    {
      name: "Anna",
      tableNumber: "1",
      additionalInfo: [
        ["Meal", "Fish"],
        ["2", "x"],
      ],
      row: 7,
    },
  ]);
  expect(Buffer.from(portion?.json ?? []).toString()).toBe(
    '[{"name":"Anna","tableNumber":"1","additionalInfo":{"Meal":"Fish","2":"x"},"row":7}]',
  );
});

it("packs no guests into no portions", () => {
  expect([...packGuests([])]).toEqual([]);
});
