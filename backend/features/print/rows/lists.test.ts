import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AppLanguage } from "../../../../common/app-languages.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { blocksOf, boxesOf, layoutInput, printGuest as namedGuest, textsOf } from "../../../testing/layout-inputs.ts";
import { layOutByTable } from "../kinds/by-table/by-table.ts";
import { layOutCaterer } from "../kinds/caterer/caterer.ts";
import { layOutNames } from "../kinds/names/names.ts";
import type { Block, Page } from "../pages/page.ts";
import type { PrintFacts, PrintGuest } from "../pages/print-facts.ts";

const printGuest = (id: number, given: Partial<PrintGuest>) => namedGuest(id, `Guest ${id}`, "", given);
const listInput = <Kind extends PrintKind>(
  kind: Kind,
  facts: Partial<PrintFacts>,
  options: Partial<PrintOptions<Kind>> = {},
  tag: AppLanguage = "en",
) => layoutInput(kind, { facts: { readAt: "2026-11-22T18:42:00Z", ...facts }, options, tag });

/** Lines joined by spaces. */
const saidBy = (block: Block) =>
  textsOf(block)
    .map(({ line }) => line.text.trim())
    .join(" ");
const table = (label: string, capacity: number | null = null) => ({ label, capacity, note: "" });
const allSaid = (pages: readonly Page[], tag: Parameters<typeof blocksOf>[1]) =>
  pages.flatMap(({ items }) => blocksOf(items, tag).map(saidBy));
const bookmarks = (pages: readonly Page[]) => pages.flatMap((page) => page.bookmarks?.map(({ title }) => title) ?? []);

describe("guests from A to Z", () => {
  it("lists guests under letters with their tables", () => {
    const guests = [
      printGuest(1, { name: "Zoë", table: "2" }),
      printGuest(2, { name: "Änne", table: "Head table" }),
      printGuest(3, { name: "12 VIP" }),
      printGuest(4, { name: "אברהם", table: "2", seat: 3 }),
      printGuest(5, { name: "Anna", table: "10" }),
    ];
    const pages = [...layOutNames(listInput("by-name", { guests }, {}, "de"))];
    expect(allSaid(pages, "H2")).toEqual(["#", "A", "Z", "א"]);
    expect(allSaid(pages, "LI")).toEqual([
      "12 VIP noch kein Tisch",
      "Anna 10",
      "Änne Head table",
      "Zoë 2",
      "אברהם 2 3",
    ]);
    expect(bookmarks(pages)).toEqual(["#", "A", "Z", "א"]);
  });

  it("counts guests behind a place in Arabic", () => {
    const input = listInput("by-name", { guests: [printGuest(1, {})] });
    const event = { ...input.facts.event, location: "قصر الأندلس" };
    const [page] = layOutNames({ ...input, facts: { ...input.facts, event } });
    const head = textsOf(page ?? { items: [] }).find(({ line }) => line.text.startsWith("June"));
    expect(head?.line.runs.map(({ text }) => text).join("")).toMatch(/· 1 guest$/);
  });

  it("tells namesakes apart", () => {
    const names = { name: "Maria Rossi", table: "1" };
    const guests = [
      printGuest(1, { ...names, household: "Rossi" }),
      printGuest(2, { ...names, household: "Holm" }),
      printGuest(3, { name: "Ben", household: "Holm" }),
    ];
    const pages = [...layOutNames(listInput("by-name", { guests }))];
    expect(allSaid(pages, "LI")).toEqual(["Ben no table yet", "Maria Rossi Rossi 1", "Maria Rossi Holm 1"]);
  });
});

describe("family names first", () => {
  const guests = [
    printGuest(1, { name: "Anna Zorn", table: "2" }),
    printGuest(2, { name: "Zoë van Aken", table: "1" }),
    printGuest(3, { name: "Berta Berg", table: "1" }),
    printGuest(4, { name: "Anna Berg", table: "1" }),
  ];
  const options = { isFamilyNameFirst: true };

  it("are what a list from A to Z is sorted under", () => {
    const pages = [...layOutNames(listInput("by-name", { guests }, options))];
    expect(allSaid(pages, "H2")).toEqual(["A", "B", "Z"]);
    expect(allSaid(pages, "LI")).toEqual(["van Aken, Zoë 1", "Berg, Anna 1", "Berg, Berta 1", "Zorn, Anna 2"]);
  });
});

describe("guests by table", () => {
  it("lists tables in their order, with guests by seat and free seats", () => {
    const guests = [
      printGuest(1, { name: "Cleo", table: "2" }),
      printGuest(2, { name: "Ben", table: "2", seat: 4 }),
      printGuest(3, { name: "Anna", table: "2", seat: 1 }),
      printGuest(4, { name: "Dan" }),
    ];
    const facts = { guests, tables: [table("2", 10), table("1", 8)] };
    const pages = [...layOutByTable(listInput("by-table", facts))];
    expect(allSaid(pages, "H2")).toEqual(["Table 2 3 of 10", "Table 1 0 of 8", "No table yet 1"]);
    expect(allSaid(pages, "LI")).toEqual(["1 Anna", "4 Ben", "Cleo", "Dan"]);
    expect(bookmarks(pages)).toEqual(["Table 2", "Table 1", "No table yet"]);
  });

  it("takes no further page for a single name", () => {
    const pagesOf = (count: number) => {
      const guests = Array.from({ length: count }, (_, id) => printGuest(id, { table: String(Math.floor(id / 9)) }));
      return [...layOutByTable(listInput("by-table", { guests }))];
    };
    const full = Array.from({ length: 200 }, (_, count) => count + 1).filter((count) => pagesOf(count).length === 1);
    const [next] = pagesOf(Math.max(...full) + 1).slice(-1);
    expect(blocksOf(next?.items ?? [], "LI").length).toBeGreaterThan(4);
  });
});

describe("the check-in sheet", () => {
  const guests = Array.from({ length: 80 }, (_, i) =>
    printGuest(i, { name: `${String.fromCharCode(65 + (i % 26))} ${i}`, table: String(i % 7) }),
  );

  it("has a box for each guest, and repeats the titles of its columns", () => {
    const pages = [...layOutNames(listInput("check-in", { guests }))];
    const boxes = pages.flatMap(({ items }) => boxesOf(items)).filter((box) => box.kind === "rectangle");
    expect(boxes).toHaveLength(guests.length);
    for (const { width, height } of boxes) expect([width, height]).toEqual([height, expect.toSatisfy(isLargeEnough)]);
    for (const page of pages) expect(textsOf(page).map(({ line }) => line.text)).toContain("Table");
  });

  it("says on each page which letters it has, and the number of pages", () => {
    const pages = [...layOutNames(listInput("check-in", { guests }))];
    const [first] = pages;
    const texts = textsOf(first ?? { items: [] }).map(({ line }) => line.text);
    expect(texts.find((text) => /^A – [A-Z]$/.test(text))).toBeDefined();
    expect(texts).toContain(`Page 1 of ${pages.length}`);
    expect(texts).toContain("Guest list of Nov 22, 2026, 18:42 UTC (version 57)");
  });
});

const isLargeEnough = (points: number) => points >= (4.5 * 72) / 25.4;

describe("the caterer's sheet", () => {
  it("adds up meals at tables, and lists diets by table", () => {
    const meal = (name: string, diet = "") => ({ Meal: name, Diet: diet });
    const guests = [
      printGuest(1, { name: "Anna", table: "10", info: meal("Fish", "nuts") }),
      printGuest(2, { name: "Ben", table: "2", info: meal("fish "), isChild: true }),
      printGuest(3, { name: "Cleo", table: "2", seat: 1, info: meal("Beef", "vegan"), isChild: true }),
      printGuest(4, { name: "Dan", info: meal("", "none") }),
    ];
    const facts = { guests, tables: [table("10"), table("2")], columns: ["Meal", "Diet"] };
    const pages = [...layOutCaterer(listInput("caterer", facts, { isLandscape: true }))];
    expect(allSaid(pages, "TR")).toEqual([
      "Table Fish Beef No meal given Total Children",
      ...["Table 2 1 1 – 2 2", "Table 10 1 – – 1 –", "No table – – 1 1 –", "Total 2 1 1 4 2"],
      "Table Seat Name Meal Diet",
      ...["Table 2 1 Cleo (child) Beef vegan", "Table 10 Anna Fish nuts"],
      "Meal Guests Children With special diets",
      ...["Fish 2 1 1 × nuts", "Beef 1 1 1 × vegan", "No meal given 1 –", "Total 4 2"],
      ...["Diet Guests Children", "nuts 1 –", "vegan 1 1"],
    ]);
  });

  it("lists allergies that somebody wrote into the notes, and no other notes", () => {
    const guests = [
      printGuest(1, { name: "Anna", table: "1", info: { Notes: "Nuts allergy!" } }),
      printGuest(2, { name: "Ben", table: "1", info: { Notes: "Arrives late" } }),
    ];
    const pages = [...layOutCaterer(listInput("caterer", { guests, tables: [table("1")], columns: ["Notes"] }))];
    const said = pages.flatMap((page) => textsOf(page).map(({ line }) => line.text));
    expect(said).toContain("Nuts allergy!");
    expect(said).not.toContain("Arrives late");
    expect(new Set(allSaid(pages, "H2")).size).toBe(allSaid(pages, "H2").length);
  });

  it("says a meal once beside a diet", () => {
    const facts = { guests: [printGuest(1, { info: { Meal: "Fish", Diet: "nuts" } })], columns: ["Meal", "Diet"] };
    const pages = [...layOutCaterer(listInput("caterer", facts, { columns: ["Meal"] }))];
    expect(allSaid(pages, "TR").filter((row) => row.includes("Guest 1"))).toEqual(["No table Guest 1 Fish nuts"]);
  });

  it("has a column for other meals if there are many, and adds up", () => {
    const value = fc.record({ table: fc.integer({ min: 0, max: 30 }), meal: fc.integer({ min: 0, max: 25 }) });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
        const guests = values.map((of, i) =>
          printGuest(i, {
            table: of.table === 0 ? "" : `T${of.table}`,
            info: of.meal === 0 ? {} : { Meal: `M${of.meal}` },
          }),
        );
        const pages = [...layOutCaterer(listInput("caterer", { guests, columns: ["Meal"] }, { isLandscape: true }))];
        const [head = "", ...rows] = allSaid(pages, "TR");
        const end = rows.findIndex((row) => row.startsWith("Total"));
        const body = rows.slice(0, end).filter((row) => row !== head);
        const figures = (row: string) => row.split(" ").map((text) => Number(text.replace("–", "0")));
        const totals = figures(rows[end] ?? "").slice(1);
        const columns = body.map((row) => figures(row).slice(-totals.length));
        expect(totals).toEqual(totals.map((_, i) => columns.reduce((sum, column) => sum + (column[i] ?? 0), 0)));
        // Without meals there are totals alone.
        if (values.every(({ meal }) => meal === 0)) {
          expect(totals).toEqual([guests.length]);
          return;
        }
        for (const row of [...columns, totals]) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row.at(-1));
        expect(totals.at(-1)).toBe(guests.length);
      }),
      { numRuns: randomRuns(20) },
    );
  });
});

const layouts = {
  "by-name": (facts: Facts, more: More) => layOutNames(listInput("by-name", facts, { ...more, columns })),
  "check-in": (facts: Facts, more: More) => layOutNames(listInput("check-in", facts, { ...more, columns })),
  "by-table": (facts: Facts, more: More) => layOutByTable(listInput("by-table", facts, { ...more, columns })),
  caterer: (facts: Facts, more: More) =>
    layOutCaterer(
      listInput("caterer", facts, { ...more, columns, mealColumn: columns[0] ?? "", dietColumns: columns.slice(1) }),
    ),
};
type Facts = Partial<PrintFacts>;
type More = { isLandscape: boolean };

const columns = ["__proto__", ...Array.from({ length: 49 }, (_, i) => `Column ${i} ${"x".repeat(i)}`)];
const anyText = (maxLength: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.string({ maxLength: 20 }) }, fc.string({ unit: "grapheme", maxLength }));
const anyGuests = fc.array(
  fc.record({
    name: fc.oneof({ weight: 4, arbitrary: fc.constantFrom("Anna Holm", "Ben", "Çelik", "王") }, anyText(200)),
    table: fc.constantFrom("", "1", "2", "10", "Head table", "A table whose name is far too long ".repeat(2).trim()),
    seat: fc.option(fc.integer({ min: 1, max: 99 })),
    household: anyText(60),
    guestOf: fc.constantFrom("", "Derek Holm"),
    isChild: fc.boolean(),
    info: fc.dictionary(fc.constantFrom(...columns), anyText(1000), { maxKeys: 4 }),
  }),
  { maxLength: 25 },
);

describe.each(Object.entries(layouts))("%s of any guests", (kind, layOut) => {
  it("stays within the margins, and no rows overlap", () => {
    fc.assert(
      fc.property(anyGuests, fc.boolean(), (given, isLandscape) => {
        const guests = given.map((guest, i) => printGuest(i, { ...guest, name: `${i}§ ${guest.name}` }));
        const facts: Facts = { guests, tables: [table("1", 4), table("empty", 8)], columns };
        const pages = [...layOut(facts, { isLandscape })];
        for (const page of pages) expectTidy(page);
        if (kind !== "caterer") expectEachOnce(pages, guests);
      }),
      { numRuns: randomRuns(12) },
    );
  });
});

const margin = (10 * 72) / 25.4;

function expectTidy(page: Page): void {
  for (const { x, y, line } of textsOf(page)) {
    expect(x).toBeGreaterThan(margin);
    expect(x + line.width).toBeLessThan(page.width - margin);
    expect(y - line.ascent).toBeGreaterThan(margin);
    expect(y).toBeLessThan(page.height - margin / 2);
  }
  for (const tag of ["LI", "TR"] as const) {
    const extents = blocksOf(page.items, tag).map((block) => extentOf(textsOf(block)));
    for (const { bottom } of extents) expect(bottom).toBeLessThan(page.height - margin);
    expectApart(extents);
  }
}

type Extent = ReturnType<typeof extentOf>;

function extentOf(texts: ReturnType<typeof textsOf>) {
  return {
    left: Math.min(...texts.map(({ x }) => x)),
    right: Math.max(...texts.map(({ x, line }) => x + line.width)),
    top: Math.min(...texts.map(({ y, line }) => y - line.ascent)),
    bottom: Math.max(...texts.map(({ y, line }) => y + line.descent)),
  };
}

/** Each row is below the one before, or in the next column. */
function expectApart(extents: readonly Extent[]): void {
  for (const [i, extent] of extents.entries()) {
    const before = extents[i - 1];
    if (before) expect(extent.top >= before.bottom - 0.01 || extent.left >= before.right).toBe(true);
  }
}

function expectEachOnce(pages: readonly Page[], guests: readonly PrintGuest[]): void {
  const said = pages.flatMap((page) => textsOf(page).map(({ line }) => /^(\d+)§/.exec(line.text)?.[1] ?? []));
  expect(said.flat().toSorted()).toEqual(guests.map(({ id }) => String(id)).toSorted());
}
