import { describe, expect, it } from "vitest";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { cardSheetNames, labelSheetNames, sheets } from "../../../../../common/print/sheets.ts";
import { boxesOf, layoutInput, printGuest } from "../../../../testing/layout-inputs.ts";
import { readQr } from "../../../../testing/read-qr.ts";
import type { Block, Page, PageItem, PathBox, TextBox } from "../../pages/page.ts";
import { millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { layOutCodes } from "./codes.ts";
import { layOutEscortCards } from "./escort-cards.ts";
import { layOutPlaceCards } from "./place-cards.ts";

const names = [
  ...["Li", "Anna Berg", "Maximiliane von Castellanos-Ruiz", "Wolfeschlegelsteinhausenbergerdorff Hubert", "محمد"],
  ...["Wolfeschlegelstein ".repeat(10).trim(), "王".repeat(60)],
];
const guests = names.map((name, id): PrintGuest => withLink(printGuest(id, name, id === 1 ? "Oak and ivy" : "7")));

function withLink(guest: PrintGuest): PrintGuest {
  const link = `https://tables.example/view/seats/k3x9q2mz7w?guest=${guest.id + 10_000}&mark=abcdEFGH-234567_`;
  return { ...guest, link, info: { Menu: guest.id % 2 === 0 ? "Fish" : "Vegan" } };
}

const inputFor = <Kind extends "place-cards" | "escort-cards" | "codes">(
  kind: Kind,
  options: Partial<PrintOptions<Kind>>,
  whom = guests,
) => layoutInput(kind, { facts: { guests: whom }, options });

const cardsOf = (pages: Iterable<Page>): Block[] =>
  [...pages].flatMap(({ items }) => items.filter((item) => item.kind === "block").filter(({ tag }) => tag === "Sect"));

const squaresIn = (items: readonly PageItem[]) =>
  boxesOf(items)
    .filter((box) => box.kind === "rectangle")
    .filter(({ fill }) => fill === "#ffffff");

const isCode = (box: PathBox) => box.fill === "#000000";
const scanned = (items: readonly PageItem[]): string[] =>
  boxesOf(items)
    .filter((box) => box.kind === "path")
    .filter(isCode)
    .map(({ data }) => readQr(data));

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const inkOf = ({ x, y, line }: TextBox): Rectangle => ({
  ...{ x, y: y - line.size * 0.7, width: line.width, height: line.size * 0.9 },
});
const meet = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Every card's code is large enough, on its card, and touches no text; `areas` are in millimeters. */
function expectRoom(cards: readonly Block[], areas: readonly Rectangle[]): void {
  for (const [place, card] of cards.entries()) {
    const [square] = squaresIn(card.items);
    const area = areas[place % areas.length];
    if (!(square && area)) throw new Error("Each card has a code.");
    expect(square.width / millimeter).toBeGreaterThanOrEqual(13.999);
    expect(square.x / millimeter).toBeGreaterThanOrEqual(area.x + 1);
    expect(square.y / millimeter).toBeGreaterThanOrEqual(area.y + 1);
    expect((square.x + square.width) / millimeter).toBeLessThanOrEqual(area.x + area.width - 1);
    expect((square.y + square.height) / millimeter).toBeLessThanOrEqual(area.y + area.height - 1);
    const texts = boxesOf(card.items).filter((box) => box.kind === "text");
    expect(texts.filter((text) => meet(inkOf(text), square)).map(({ line }) => line.text)).toEqual([]);
  }
}

function areasOf(
  name: (typeof cardSheetNames)[number] | (typeof labelSheetNames)[number],
  isTent = false,
): Rectangle[] {
  const { columns, rows, width, height, left, top, gapX, gapY } = sheets[name];
  const front = isTent ? height / 2 : height;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * (width + gapX),
    y: top + Math.floor(at / columns) * (height + gapY) + height - front,
    width,
    height: front,
  }));
}

const nameSizes = (cards: readonly Block[]) =>
  cards.map((card) => boxesOf(card.items).find((box) => box.kind === "text")?.line.size ?? 0);

describe.each(cardSheetNames)("a code on cards of sheet %s", (sheet) => {
  it.each(["tent", "flat"] as const)(
    "leads to its guest and leaves the %s card's name as large as it was",
    (cardForm) => {
      const options = { sheet, cardForm, showCode: true, mealColumn: "Menu", order: "list" } as const;
      const cards = cardsOf(layOutPlaceCards(inputFor("place-cards", options)));
      expect(cards.map(({ items }) => scanned(items))).toEqual(guests.map(({ link }) => [link]));
      expectRoom(cards, areasOf(sheet, cardForm === "tent"));
      const without = cardsOf(layOutPlaceCards(inputFor("place-cards", { ...options, showCode: false })));
      expect(without.flatMap(({ items }) => scanned(items))).toEqual([]);
      const usual = nameSizes(without);
      for (const [at, size] of nameSizes(cards).slice(0, 3).entries()) {
        expect(size / (usual[at] ?? 0)).toBeGreaterThanOrEqual(at < 2 ? 0.999 : 0.75);
      }
    },
  );
});

it("is that of the first guest on a household's card", () => {
  const family = guests.map((guest) => ({ ...guest, household: "Berg" })).slice(0, 5);
  const options = { showCode: true, escortUnit: "household", order: "list" } as const;
  for (const sheet of cardSheetNames) {
    const cards = cardsOf(layOutEscortCards(inputFor("escort-cards", { ...options, sheet }, family)));
    expect(cards.flatMap(({ items }) => scanned(items))[0]).toBe(family[0]?.link);
    expectRoom(cards, areasOf(sheet));
  }
});

describe("the sheet of codes", () => {
  it("breaks a long name into lines that can be read", () => {
    const name = "Maximiliana Theodora Featherstonehaugh-Cholmondeley of Castellanos-Ruiz and Whitcombe";
    const input = inputFor("codes", { hasFooter: false }, [withLink(printGuest(1, name, ""))]);
    const [card] = cardsOf(layOutCodes(input));
    const sizes = boxesOf(card?.items ?? []).flatMap((box) => (box.kind === "text" ? [box.line.size] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
    expect([...input.notes.smallNames]).toEqual([]);
  });

  it.each(labelSheetNames)("has a label for each guest on sheet %s", (sheet) => {
    const cards = cardsOf(layOutCodes(inputFor("codes", { sheet, showTable: true, order: "list", hasFooter: false })));
    expect(cards.map(({ items }) => scanned(items))).toEqual(guests.map(({ link }) => [link]));
    expectRoom(cards, areasOf(sheet));
    const areas = areasOf(sheet);
    for (const [place, { items }] of cards.entries()) {
      const area = areas[place];
      for (const { x, y, line } of boxesOf(items).filter((box) => box.kind === "text")) {
        expect((x + line.width) / millimeter).toBeLessThanOrEqual((area?.x ?? 0) + (area?.width ?? 0));
        expect((y + line.descent) / millimeter).toBeLessThanOrEqual((area?.y ?? 0) + (area?.height ?? 0));
      }
    }
  });
});
