import { describe, expect, it } from "vitest";
import { type PaperName, papers } from "./papers.ts";
import {
  bottomEnd,
  type CardForm,
  fitsPaper,
  pageSize,
  rightEnd,
  type Sheet,
  sheetFor,
  sheetNames,
  sheets,
} from "./sheets.ts";

const none = { sheetColumns: null, sheetRows: null, cardWidth: null, cardHeight: null };
const nowhere = { sheetLeft: null, sheetTop: null, sheetGapX: null, sheetGapY: null };
const choice = { sheet: "cut" as const, paper: "a4" as const, ...none, ...nowhere };
const paperNames = Object.keys(papers).filter((name): name is PaperName => Object.hasOwn(papers, name));

describe.each(sheetNames)("sheet %s", (name) => {
  const sheet = sheets[name];
  const { width, height } = pageSize({ paper: sheet.paper, isLandscape: sheet.isWide ?? false });

  it("is centered on its paper", () => {
    expect(rightEnd(sheet) + sheet.left).toBeCloseTo(width, 3);
    expect(bottomEnd(sheet) + sheet.top).toBeCloseTo(height, 3);
    expect(fitsPaper(sheet, { width, height })).toBe(true);
  });

  it("is printed on its own paper, in its direction", () => {
    const printed = sheetFor({ ...choice, sheet: name, paper: "a3" }, "flat");
    expect(printed).toEqual({ sheet, page: { width, height }, isCut: false });
  });
});

describe("cards that are cut by hand", () => {
  const cut = (paper: PaperName, form: CardForm = "flat") => sheetFor({ ...choice, paper }, form).sheet;

  it("are of a good size, and as many as there is room for", () => {
    expect(cut("a4")).toMatchObject({ columns: 2, rows: 5, width: 85, height: 55, left: 20, top: 11 });
    expect(cut("a4", "tent")).toMatchObject({ columns: 2, rows: 2, width: 85, height: 110 });
    expect(cut("a4", "label")).toMatchObject({ columns: 3, rows: 7, width: 63.5, height: 38 });
    expect(cut("letter", "label")).toMatchObject({ columns: 3, rows: 7 });
    expect(cut("letter")).toMatchObject({ columns: 2, rows: 5, width: 88.9, height: 50.8 });
  });

  it.each(paperNames)("are centered on %s, away from its edges", (paper) => {
    for (const form of ["tent", "flat", "label"] as const) {
      const page = pageSize({ paper });
      const sheet = cut(paper, form);
      expect(sheet.columns * sheet.rows).toBeGreaterThan(0);
      expect(rightEnd(sheet) + sheet.left).toBeCloseTo(page.width, 6);
      expect(bottomEnd(sheet) + sheet.top).toBeCloseTo(page.height, 6);
      expect(Math.min(sheet.left, sheet.top)).toBeGreaterThanOrEqual(4.999);
    }
  });
});

it("checks a sheet against its paper", () => {
  const sheet: Sheet = { ...sheets.C32011, columns: 3 };
  expect(fitsPaper(sheet, pageSize({ paper: "a4" }))).toBe(false);
  expect(fitsPaper({ ...sheet, rows: 3 }, pageSize({ paper: "a4", isLandscape: true }))).toBe(true);
  expect(fitsPaper({ ...sheets.C32011, top: 28 }, pageSize({ paper: "a4" }))).toBe(false);
});

it("puts the cards of a custom sheet in the middle of the paper, unless it is told where they are", () => {
  const own = { ...choice, sheet: "custom", sheetColumns: 2, sheetRows: 5, cardWidth: 85, cardHeight: 54 } as const;
  expect(sheetFor(own, "flat").sheet).toMatchObject({
    paper: "a4",
    gapX: 0,
    gapY: 0,
    left: (papers.a4.width - 170) / 2,
  });
  const placed = sheetFor({ ...own, sheetLeft: 15, sheetTop: 13.5, sheetGapX: 10 }, "flat").sheet;
  expect(placed).toMatchObject({ left: 15, top: 13.5, gapX: 10 });
});
