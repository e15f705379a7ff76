import fc from "fast-check";
import { expect, it } from "vitest";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { blocksOf, layoutInput, printGuest, protruding, textsOf } from "../../../../testing/layout-inputs.ts";
import type { Page } from "../../pages/page.ts";
import { layOutPoster } from "./poster.ts";

const order = fc.constantFrom("name" as const, "table" as const);
const paper = fc.constantFrom("a3" as const, "a2" as const, "24x36" as const);

it("has each guest once, in readable type inside the page, however many there are", { timeout: 30_000 }, () => {
  const surname = fc.stringMatching(/^[A-Z][a-z]{1,12}( [A-Z][a-z]{30,80})?$/);
  const names = fc.array(surname, { minLength: 1, maxLength: 40 });
  const count = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(150, 600));
  fc.assert(
    fc.property(names, count, order, paper, fc.boolean(), fc.integer({ min: 1, max: 30 }), (...drawn) => {
      const [surnames, guests, by, on, isLandscape, perTable] = drawn;
      const nameOf = (index: number) => `Guest${index} ${surnames[index % surnames.length]}`;
      const pages = posterOf(guests, { nameOf, perTable, options: { order: by, paper: on, isLandscape } });
      expect(pages.flatMap(protruding)).toEqual([]);
      const items = pages.flatMap(({ items: all }) => blocksOf(all, "LI"));
      expect(items).toHaveLength(guests);
      const firstWords = items.map((item) => textsOf(item)[0]?.line.text.split(" ")[0]);
      expect(new Set(firstWords).size).toBe(guests);
    }),
    { numRuns: randomRuns(12) },
  );
});

it("goes on evenly on further pages rather than become too small to read", () => {
  const pages = posterOf(2000, { options: { order: "name", paper: "a2" } });
  const counts = pages.map(({ items }) => blocksOf(items, "LI").length);
  expect(pages.length).toBeGreaterThan(1);
  expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) * 0.75);
  expect(sizeOf(pages)).toBeGreaterThanOrEqual(9);
  const texts = textsOf(pages[0] ?? { items: [] }).map(({ line }) => line.text);
  expect(texts).toContain(`1 of ${pages.length}`);
  expect(texts.filter((text) => /UTC|version/i.test(text))).toEqual([]);
});

it("has the names of a table under its title, and each table's beside the names from A to Z", () => {
  const [byTable] = posterOf(4, { perTable: 2 });
  const table = blocksOf(byTable?.items ?? [], "Sect")[0];
  expect(textsOf(table ?? { items: [] }).map(({ line }) => line.text)).toEqual([
    "Table 1",
    "Guest 0 Holm",
    "Guest 1 Holm",
  ]);
  const [byName] = posterOf(4, { perTable: 2, options: { order: "name" } });
  const rows = blocksOf(byName?.items ?? [], "LI").map((item) => textsOf(item).map(({ line }) => line.text));
  expect(rows[3]).toEqual(["Guest 3 Holm", "2"]);
});

it("shows nobody who has no table, and merges letters wherever they stand in the order", () => {
  const guests = [
    printGuest(1, "Ida Voss", ""),
    printGuest(2, "أحمد", "1"),
    printGuest(3, "بدر", "1"),
    printGuest(4, "إبراهيم", "1"),
  ];
  const tables = [{ label: "1", capacity: null, note: "" }];
  const pages = [...layOutPoster(layoutInput("poster", { facts: { guests, tables }, options: { order: "name" } }))];
  const headings = pages.flatMap(({ items }) => blocksOf(items, "H2").map((one) => textsOf(one)[0]?.line.text));
  expect(new Set(headings).size).toBe(headings.length);
  expect(pages.flatMap(textsOf).filter(({ line }) => /Voss|No table/i.test(line.text))).toEqual([]);
});

it("prints a long name in as large letters as others", () => {
  const name = "Maximiliana Theodora Featherstonehaugh-Cholmondeley of Castellanos-Ruiz and Whitcombe";
  const pages = posterOf(30, { nameOf: (index) => (index === 3 ? name : `Guest ${index} Holm`) });
  const sizes = pages.flatMap(({ items }) =>
    blocksOf(items, "LI").flatMap((one) => textsOf(one).map(({ line }) => line.size)),
  );
  expect(Math.min(...sizes)).toBe(Math.max(...sizes));
});

interface PosterChoices {
  nameOf?: (index: number) => string;
  perTable?: number;
  options?: Partial<PrintOptions<"poster">>;
}

function posterOf(guests: number, { nameOf, perTable = 8, options }: PosterChoices = {}): Page[] {
  const labels = Array.from({ length: Math.ceil(guests / perTable) }, (_, index) => String(index + 1));
  const input = layoutInput("poster", {
    facts: {
      guests: Array.from({ length: guests }, (_, index) =>
        printGuest(index, nameOf?.(index) ?? `Guest ${index} Holm`, labels[Math.floor(index / perTable)] ?? ""),
      ),
      tables: labels.map((label) => ({ label, capacity: null, note: "" })),
    },
    ...(options && { options }),
  });
  return [...layOutPoster(input)];
}

function sizeOf(pages: readonly Page[]): number {
  const items = pages.flatMap(({ items: all }) => blocksOf(all, "LI"));
  return Math.max(...textsOf({ items }).map(({ line }) => line.size));
}
