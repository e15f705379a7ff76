import { describe, expect, it } from "vitest";
import { builtInDisplay, displayOf, NumberTexts } from "./number-text.ts";

const shown = (code: string, value: number, date1904 = false) => new NumberTexts(date1904).of(value, displayOf(code));

describe("texts of numbers", () => {
  it.each([
    [1, "1"],
    [12.5, "12.5"],
    [0.1 + 0.2, "0.3"],
    [491701234567, "491701234567"],
    [-0, "0"],
    [1e-7, "1e-7"],
  ])("shows %d without a format in full: %s", (value, text) => {
    expect(shown("General", value)).toBe(text);
    expect(shown("@", value)).toBe(text);
    expect(shown("", value)).toBe(text);
  });

  it.each([
    ["0", 1, "1"],
    ["#,##0", 1234, "1,234"],
    ["0%", 0.5, "50%"],
    ['"Table "0', 7, "Table 7"],
    ["[h]:mm", 1.5, "36:00"],
    ['_-* #,##0.00\\ "€"_-', 5, "5.00 €"],
  ])("shows %s of %d as %s", (code, value, text) => {
    expect(shown(code, value)).toBe(text);
  });

  it.each([";;;", "[", '"unclosed'])("shows the number if the format %s hides or breaks it", (code) => {
    expect(shown(code, 42)).toContain("42");
  });

  it.each([
    ["yyyy-mm-dd", 46346, "2026-11-20"],
    ["[$-409]dddd, mmmm d", 46346, "2026-11-20"],
    ["mmm", 46346, "2026-11-20"],
    ["m/d/yy h:mm", 46346.75, "2026-11-20T18:00"],
    ["h:mm", 0.75, "18:00"],
    ["h:mm:ss AM/PM", 46346.7500116, "18:00:01"],
    ["yyyy-mm-dd", 1, "1900-01-01"],
    ["yyyy-mm-dd", 59, "1900-02-28"],
    ["yyyy-mm-dd", 61, "1900-03-01"],
    ["yyyy-mm-dd", 2958465, "9999-12-31"],
  ])("shows the date of %s %d as %s", (code, value, text) => {
    expect(shown(code, value)).toBe(text);
  });

  it("counts days from 1904 if the workbook does", () => {
    expect(shown("yyyy-mm-dd", 0, true)).toBe("1904-01-01");
    expect(shown("yyyy-mm-dd", 46346 - 1462, true)).toBe("2026-11-20");
  });

  it.each([-1, 2958466, 1e300])("shows %d as a number if it is not a date", (value) => {
    expect(shown("yyyy-mm-dd", value)).toBe(String(value));
  });

  it.each([
    [46346, 14, "2026-11-20"],
    [46346, 31, "2026-11-20"],
    [0.5, 20, "12:00"],
    [0.5, 33, "12:00"],
    [1, 2, "1.00"],
    [1, 0, "1"],
    [1, 49, "1"],
  ])("shows %d in the built-in format %d as %s", (value, id, text) => {
    expect(new NumberTexts(false).of(value, builtInDisplay(id))).toBe(text);
  });

  it("refuses more different ones than any list has", () => {
    const texts = new NumberTexts(false);
    expect(() => {
      for (let value = 0; value < 300_000; value += 1) texts.of(value, displayOf("0.0"));
    }).toThrow("too large once unpacked");
  });
});
