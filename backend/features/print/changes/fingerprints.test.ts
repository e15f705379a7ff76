import { expect, it } from "vitest";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { defaultPrintOptions } from "../../../../common/print/print-rules.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { changedGuests, fingerprinting, type PrintedParts, printedParts } from "./fingerprints.ts";

const guest = (id: number, changes: Partial<PrintGuest> = {}): PrintGuest => ({
  ...{ id, name: `Guest ${id}`, table: "1", seat: null, household: "", guestOf: "" },
  ...{ isChild: false, needsAccess: false, info: {}, ...changes },
});

function fingerprintsOf(guests: readonly PrintGuest[], parts: PrintedParts): Map<number, string> {
  const work = fingerprinting(guests, parts);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const options = (kind: PrintKind, changes: Partial<PrintOptions> = {}): PrintOptions => ({
  ...defaultPrintOptions(kind, { language: "en", columns: [] }),
  ...changes,
});

function toPrintAgain(
  kind: PrintKind,
  before: readonly PrintGuest[],
  after: readonly PrintGuest[],
  changes: Partial<PrintOptions> = {},
): number[] {
  const parts = printedParts(kind, options(kind, changes));
  return [...changedGuests(fingerprintsOf(before, parts), fingerprintsOf(after, parts))];
}

const three = [guest(1), guest(2), guest(3, { table: "2" })];
const changed = (id: number, changes: Partial<PrintGuest>) =>
  three.map((one) => (one.id === id ? { ...one, ...changes } : one));

it("does not print again for what is not printed", () => {
  expect(toPrintAgain("place-cards", three, changed(2, { table: "2" }), { showTable: false })).toEqual([]);
  expect(toPrintAgain("place-cards", three, changed(2, { seat: 4 }))).toEqual([]);
  expect(toPrintAgain("place-cards", three, changed(2, { seat: 4 }), { showSeat: true })).toEqual([2]);
  const vegan = changed(2, { info: { Meal: "Vegan" } });
  expect(toPrintAgain("place-cards", three, vegan)).toEqual([]);
  expect(toPrintAgain("place-cards", three, vegan, { mealColumn: "Meal" })).toEqual([2]);
  expect(toPrintAgain("by-name", three, vegan, { columns: ["Meal"] })).toEqual([2]);
});

it("prints codes again for new names, and cards once they have a code, whatever the code is", () => {
  expect(toPrintAgain("codes", three, changed(2, { table: "2", household: "Holm" }))).toEqual([]);
  expect(toPrintAgain("codes", three, changed(2, { table: "2" }), { showTable: true })).toEqual([2]);
  expect(toPrintAgain("codes", three, changed(2, { name: "Anna" }))).toEqual([2]);
  const codes = three.map((one) => ({ ...one, link: `https://tables.example/${one.id}` }));
  expect(toPrintAgain("codes", three, codes)).toEqual([]);
  const [without, withCode] = [false, true].map((showCode) => {
    return fingerprintsOf(three, printedParts("place-cards", options("place-cards", { showCode })));
  });
  expect(changedGuests(without ?? new Map(), withCode ?? new Map()).size).toBe(3);
});

it("prints the whole card of a household again, and the whole sign or list of a table", () => {
  const holms = [guest(1, { household: "Holm" }), guest(2, { household: "HOLM" }), guest(3)];
  const moved = holms.map((one) => (one.id === 2 ? { ...one, table: "5" } : one));
  expect(toPrintAgain("escort-cards", holms, moved, { escortUnit: "household" })).toEqual([1, 2]);
  expect(toPrintAgain("escort-cards", holms, moved)).toEqual([2]);
  expect(toPrintAgain("table-signs", three, changed(2, { table: "2" }))).toEqual([1, 2, 3]);
  expect(toPrintAgain("by-table", three, changed(2, { table: "2" }))).toEqual([1, 2, 3]);
  expect(toPrintAgain("table-signs", three, changed(2, { name: "Anna" }), { showNames: false })).toEqual([]);
});
