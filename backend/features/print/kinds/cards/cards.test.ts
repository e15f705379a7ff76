import { describe, expect, it } from "vitest";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { cardSheetNames, sheets } from "../../../../../common/print/sheets.ts";
import { boxesOf, layoutInput, printGuest } from "../../../../testing/layout-inputs.ts";
import type { Box, Page, PageItem, TextBox } from "../../pages/page.ts";
import { millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { layOutTableSigns } from "../table-signs/table-signs.ts";
import { layOutEscortCards } from "./escort-cards.ts";
import { layOutPlaceCards } from "./place-cards.ts";

const guest = (id: number, name: string, other: Partial<PrintGuest> = {}) => printGuest(id, name, "7", other);

const factsOf = (guests: readonly PrintGuest[]) => {
  const labels = [...new Set(guests.map(({ table }) => table))].filter((label) => label !== "");
  return { guests, tables: labels.map((label) => ({ label, capacity: null, note: "" })) };
};
const inputFor = (guests: readonly PrintGuest[], options: Partial<PrintOptions<"place-cards">> = {}) =>
  layoutInput("place-cards", { facts: factsOf(guests), options });

function readOut(items: readonly PageItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind !== "block") return [];
    if (item.tag === "Figure") return [item.alt ?? ""];
    const lines = item.items.filter((box): box is TextBox => box.kind === "text");
    const nested = readOut(item.items);
    return lines.length === 0 ? nested : [lines.map(({ line }) => line.text.trim()).join(" "), ...nested];
  });
}
const readPages = (pages: Iterable<Page>) => [...pages].flatMap(({ items }) => readOut(items));

describe.each(cardSheetNames)("on sheet %s", (name) => {
  const sheet = sheets[name];

  it("frames are where the sheet's cards are", () => {
    const [page] = layOutPlaceCards(inputFor([], { sheet: name, isTestFrame: true }));
    const frames = (page?.items ?? []).filter((item) => item.kind === "rectangle");
    expect(frames).toHaveLength(sheet.columns * sheet.rows);
    for (const [index, { x, y, width, height }] of frames.entries()) {
      const column = index % sheet.columns;
      const row = Math.floor(index / sheet.columns);
      expect(x / millimeter).toBeCloseTo(sheet.left + column * (sheet.width + sheet.gapX), 3);
      expect(y / millimeter).toBeCloseTo(sheet.top + row * (sheet.height + sheet.gapY), 3);
      expect([width / millimeter, height / millimeter]).toEqual([
        expect.closeTo(sheet.width, 3),
        expect.closeTo(sheet.height, 3),
      ]);
    }
  });

  it.each(["tent", "flat"] as const)("long names stay on their %s cards", (cardForm) => {
    const longNames = ["Wolfeschlegelstein ".repeat(10).trim(), "W".repeat(200), "王".repeat(200), "Anna Berg"];
    const guests = longNames.map((long, id) => guest(id, long, { table: "Oak and ivy ".repeat(9).trim(), seat: 3 }));
    const input = inputFor(guests, { sheet: name, cardForm, order: "list", showSeat: true });
    const perPage = sheet.columns * sheet.rows;
    for (const [pageIndex, page] of [...layOutPlaceCards(input)].entries()) {
      const cards = page.items.filter((item) => item.kind === "block");
      for (const [place, card] of cards.entries()) {
        const left = sheet.left + (place % sheet.columns) * (sheet.width + sheet.gapX);
        const top = sheet.top + Math.floor(place / sheet.columns) * (sheet.height + sheet.gapY);
        const middle = cardForm === "tent" ? top + sheet.height / 2 : top;
        for (const { x, y, line } of boxesOf(card.items).filter((box) => box.kind === "text")) {
          expect(x / millimeter).toBeGreaterThanOrEqual(left);
          expect((x + line.width) / millimeter).toBeLessThanOrEqual(left + sheet.width);
          expect((y - line.size * 0.7) / millimeter).toBeGreaterThanOrEqual(middle);
          expect((y + line.descent) / millimeter).toBeLessThanOrEqual(top + sheet.height);
        }
        const name = guests[pageIndex * perPage + place]?.name ?? "";
        expect(readOut(card.items)[0]?.replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
      }
    }
  });
});

it("prints each guest once, by table and seat, and the back of a tent upside down", () => {
  const guests = Array.from({ length: 31 }, (_, id) => guest(id, `Guest ${id}`, { table: `${id % 3}`, seat: 40 - id }));
  const pages = [...layOutPlaceCards(inputFor(guests, { order: "table", showSeat: true }))];
  const texts = readPages(pages);
  expect(texts.filter((text) => text.startsWith("Guest"))).toHaveLength(31);
  expect(new Set(texts).size).toBe(62);
  expect(texts.slice(0, 4)).toEqual(["Guest 30", "Table 0 · Seat 10", "Guest 27", "Table 0 · Seat 13"]);
  expect(pages.flatMap(({ bookmarks }) => bookmarks?.map(({ title }) => title))).toEqual([
    "Table 0",
    "Table 1",
    "Table 2",
  ]);
  const [back] = pages[0]?.items.filter((item) => item.kind === "group") ?? [];
  // A4, two by two cards of 85 × 110 mm.
  expect(back?.rotation).toBe(180);
  expect([back?.centerX, back?.centerY]).toEqual([
    expect.closeTo((20 + 85 / 2) * millimeter, 6),
    expect.closeTo((38.5 + 55) * millimeter, 6),
  ]);
  expect(back?.boxes.filter((box) => box.kind === "text").map(({ line }) => line.text)).toEqual(texts.slice(0, 2));
});

describe("a set of cards", () => {
  const names = ["Ida Berg", "Benjamin Holm", "Christopher Featherstonehaugh", "Charlotte Elisabeth Whitcombe", "Li"];
  const set = (whom: readonly string[], changes: Partial<PrintOptions<"place-cards">> = {}) => {
    const guests = whom.map((name, id) => guest(id, name));
    const options = {
      ...({ order: "list", cardForm: "flat", sheet: "C32011", showTable: false } as const),
      ...changes,
    };
    return [...layOutPlaceCards(inputFor(guests, options))].flatMap(({ items }) =>
      items.filter((item) => item.kind === "block").map((card) => boxesOf(card.items)),
    );
  };
  const textsIn = (boxes: readonly Box[]) => boxes.filter((box) => box.kind === "text");

  it("has names in one size, first and last names on two lines, within margins of 15 %", () => {
    const { left, width, gapX } = sheets.C32011;
    const cards = set(names).map(textsIn);
    expect(cards.map((card) => card.map(({ line }) => line.text))).toEqual([
      ...[
        ["Ida", "Berg"],
        ["Benjamin", "Holm"],
        ["Christopher", "Featherstonehaugh"],
      ],
      ...[["Charlotte Elisabeth", "Whitcombe"], ["Li"]],
    ]);
    expect(new Set(cards.flat().map(({ line }) => line.size)).size).toBe(1);
    for (const [index, card] of cards.entries()) {
      const start = left + (index % 2) * (width + gapX);
      for (const { x, line } of card) {
        expect(x / millimeter).toBeGreaterThanOrEqual(start + width * 0.149);
        expect((x + line.width) / millimeter).toBeLessThanOrEqual(start + width * 0.851);
      }
    }
  });

  it("keeps a long name off the frame, and readable beside the others", () => {
    const long = "Bartholomew Featherstonehaugh-Cholmondeley III";
    const cards = set([...names, long, "アレクサンドラ・ホーエンシュタイン"], { sheet: "cut" });
    for (const card of cards) {
      const [, inner] = card.filter((box) => box.kind === "rectangle");
      if (!inner) throw new Error("The card has a frame.");
      for (const { x, line } of textsIn(card)) {
        expect(x - inner.x).toBeGreaterThan(2 * millimeter);
        expect(inner.x + inner.width - x - line.width).toBeGreaterThan(2 * millimeter);
      }
    }
    const sizes = cards.map((card) => Math.max(...textsIn(card).map(({ line }) => line.size)));
    expect(sizes[5]).toBeGreaterThan(0.8 * (sizes[0] ?? 0));
  });

  it("has the same size when only some of its cards are printed again", () => {
    const [one, ...others] = names.map((name, id) => guest(id, name));
    const input = inputFor(one ? [one] : [], { order: "list", cardForm: "flat", sheet: "C32011", showTable: false });
    const [page] = [...layOutPlaceCards({ ...input, facts: { ...input.facts, others } })];
    const [again] = textsIn(boxesOf(page?.items ?? []));
    expect(again?.line.size).toBe(set(names).map(textsIn)[0]?.[0]?.line.size);
  });
});

it("shows meals in words, and no dashes", () => {
  const guests = [guest(1, "Anna", { info: { Menu: "Fish" } }), guest(2, "Ben", { info: { Menu: "-" } })];
  const input = inputFor(guests, { order: "list", mealColumn: "Menu", showTable: false });
  expect(readPages(layOutPlaceCards(input))).toEqual(["Anna", "Fish", "Ben"]);
});

it.each(cardSheetNames)("has no names below 9 points for a monogram, on sheet %s", (sheet) => {
  const guests = ["Ida Berg", "Benjamin Holm", "Charlotte Whitcombe"].map((name, id) => guest(id, name));
  const input = inputFor(guests, { sheet, ornament: "monogram", cardForm: "tent" });
  const cards = [...layOutPlaceCards(input)].flatMap(({ items }) => items.filter((item) => item.kind === "block"));
  for (const { items } of cards) {
    const sizes = boxesOf(items).flatMap((box) => (box.kind === "text" ? [box.line.size] : []));
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(9);
  }
});

it("has names that are larger than what stands below them", () => {
  const guests = ["سارة العلي", "佐藤 花子", "Ida Berg"].map((name, id) => guest(id, name, { info: { Menu: "Fish" } }));
  const input = inputFor(guests, { paper: "letter", sheet: "cut", ornament: "monogram", mealColumn: "Menu" });
  for (const { items } of layOutPlaceCards(input)) {
    for (const card of items.filter((item) => item.kind === "block")) {
      const texts = boxesOf(card.items).filter((box) => box.kind === "text");
      const below = texts.find(({ line }) => line.text === "Fish")?.line.size ?? 0;
      expect(texts.filter(({ line }) => line.size > below * 1.15)).not.toEqual([]);
    }
  }
});

it("says when it leaves out the ornament for larger names", () => {
  const card = { sheet: "custom", sheetColumns: 2, sheetRows: 9, cardWidth: 60, cardHeight: 30 } as const;
  const input = inputFor([guest(1, "Anna Maria Berg")], { ...card, ornament: "monogram", cardForm: "tent" });
  expect([...layOutPlaceCards(input)]).toHaveLength(1);
  expect(input.notes.isOrnamentLeftOut).toBe(true);
});

describe("escort cards", () => {
  const guests = [
    guest(1, "Anna Holm", { household: "Holm" }),
    guest(2, "Cleo Ng", { table: "Head Table" }),
    guest(3, "Ben Holm", { household: "HOLM" }),
    guest(4, "Dan Ito", { hostId: 2, guestOf: "Cleo Ng" }),
  ];
  const escort = (changes: Partial<PrintOptions<"escort-cards">>, whom = guests) =>
    readPages(
      layOutEscortCards(layoutInput("escort-cards", { facts: factsOf(whom), options: { order: "list", ...changes } })),
    );

  it("bring plus-ones to their own host, of two with one name", () => {
    const namesakes = [
      guest(1, "Anna Schmidt"),
      guest(2, "Anna Schmidt", { table: "8" }),
      guest(3, "Ben Ode", { table: "8", hostId: 2, guestOf: "Anna Schmidt" }),
    ];
    expect(escort({ escortUnit: "household" }, namesakes)).toEqual([
      ...["Anna Schmidt", "Table 7", "Anna Schmidt & Ben Ode", "Table 8"],
    ]);
  });

  it("bring households and those who come with a guest together", () => {
    expect(escort({ escortUnit: "household" })).toEqual([
      ...["Anna & Ben Holm", "Table 7"],
      ...["Cleo Ng & Dan Ito", "Head Table: Cleo", "Table 7: Dan"],
    ]);
  });
});

describe("table signs", () => {
  const guests = Array.from({ length: 160 }, (_, id) =>
    guest(id, `Guest ${id}`, { table: id < 150 ? "7" : "Head Table" }),
  );
  const signs = () => [
    ...layOutTableSigns(
      layoutInput("table-signs", { facts: factsOf(guests), options: { order: "list", paper: "a6" } }),
    ),
  ];

  it("have the number, and all names, on more pages if need be", () => {
    const pages = signs();
    expect(readOut(pages[0]?.items ?? []).slice(0, 2)).toEqual(["Table 7", "Guest 0"]);
    const names = pages.flatMap(({ items }) => readOut(items)).filter((text) => text.startsWith("Guest"));
    expect(names).toEqual(guests.map(({ name }) => name));
    expect(pages.flatMap(({ bookmarks }) => bookmarks ?? []).map(({ title }) => title)).toEqual([
      "Table 7",
      "Head Table",
    ]);
  });
});
