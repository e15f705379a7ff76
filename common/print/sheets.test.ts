import { describe, expect, it } from "vitest";
import { type PaperName, papers } from "./papers.ts";
import { cardForms } from "./print-options.ts";
import { type CardForm, pageSize, sheetFor } from "./sheet-for.ts";
import { bottomEnd, fitsPaper, rightEnd, type Sheet, sheetNames, sheets } from "./sheets.ts";

const choice = { sheet: "cut", customSheet: null, paper: "a4", isLandscape: false } as const;
const paperNames = Object.keys(papers).filter((name): name is PaperName => Object.hasOwn(papers, name));

describe.each(sheetNames)("sheet %s", (name) => {
  const sheet = sheets[name];
  const { width, height } = pageSize(sheet.paper, sheet.isWide ?? false);

  it("is centered on its paper", () => {
    expect(rightEnd(sheet) + sheet.left).toBeCloseTo(width, 3);
    expect(bottomEnd(sheet) + sheet.top).toBeCloseTo(height, 3);
    expect(fitsPaper(sheet, { width, height })).toBe(true);
  });

  it("is printed on its own paper, in its direction", () => {
    const printed = sheetFor({ ...choice, sheet: name, paper: "a3", isLandscape: true }, "flat");
    expect(printed).toEqual({ sheet, page: { width, height }, isCut: false });
  });
});

describe("cards that are cut by hand", () => {
  const cut = (paper: PaperName, isLandscape = false, form: CardForm = "flat") =>
    sheetFor({ ...choice, paper, isLandscape }, form).sheet;

  it("are of a good size, and as many as there is room for", () => {
    expect(cut("a4")).toMatchObject({ columns: 2, rows: 5, width: 85, height: 55, left: 20, top: 11 });
    expect(cut("a4", false, "tent")).toMatchObject({ columns: 2, rows: 2, width: 85, height: 110 });
    expect(cut("a4", true, "tent")).toMatchObject({ columns: 3, rows: 1 });
    expect(cut("a4", false, "label")).toMatchObject({ columns: 3, rows: 7, width: 63.5, height: 38 });
    expect(cut("letter", false, "label")).toMatchObject({ columns: 3, rows: 7 });
    expect(cut("letter")).toMatchObject({ columns: 2, rows: 5, width: 88.9, height: 50.8 });
  });

  it.each(paperNames)("are centered on %s, away from its edges", (paper) => {
    for (const isLandscape of [false, true]) {
      for (const form of cardForms.options) {
        const page = pageSize(paper, isLandscape);
        const sheet = cut(paper, isLandscape, form);
        expect(sheet.columns * sheet.rows).toBeGreaterThan(0);
        expect(rightEnd(sheet) + sheet.left).toBeCloseTo(page.width, 6);
        expect(bottomEnd(sheet) + sheet.top).toBeCloseTo(page.height, 6);
        expect(Math.min(sheet.left, sheet.top)).toBeGreaterThanOrEqual(4.999);
      }
    }
  });
});

it("checks a custom sheet against its paper", () => {
  const sheet: Sheet = { ...sheets.C32011, columns: 3 };
  expect(fitsPaper(sheet, pageSize("a4", false))).toBe(false);
  expect(fitsPaper({ ...sheet, rows: 3 }, pageSize("a4", true))).toBe(true);
  expect(fitsPaper({ ...sheets.C32011, top: 28 }, pageSize("a4", false))).toBe(false);
  expect(sheetFor({ ...choice, sheet: "custom", customSheet: sheet, isLandscape: true }, "tent")).toEqual({
    ...{ sheet, page: { width: 297, height: 210 }, isCut: false },
  });
});
