import { describe, expect, it } from "vitest";
import { unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import { guestsOfRow, type NameRules, namesIn, plusOneName, writtenName } from "./row-names.ts";

const row = (...cells: string[]) => ({ number: 2, cells });
const rules: NameRules = { lastFirst: false, splits: true, plusOnes: [], kept: new Set() };

describe("writtenName", () => {
  it.each([
    [["Anna", "Meier"], "Anna Meier"],
    [["", "Meier"], "Meier"],
    [["小明", "王"], "王小明"],
    [["太郎", "山田"], "山田 太郎"],
    [["さくら", "林"], "林 さくら"],
    [["明", "欧阳"], "欧阳明"],
    [["민준", "김"], "김민준"],
    [["Xiaoming", "王"], "Xiaoming 王"],
    [["Anna & Ben", "Meier & Okafor"], "Anna Meier & Ben Okafor"],
    [["Anna / Ben", "Meier"], "Anna / Ben Meier"],
    [["Maria Luiza & Ben", "Meier"], "Maria Luiza Meier & Ben Meier"],
    [["Mr. & Mrs. John", "Meier"], "Mr. & Mrs. John Meier"],
    [["Anna Maria and guest", "Meier"], "Anna Maria and guest Meier"],
    [["A.", "Hartley"], "A. Hartley"],
  ])("joins %j as %s", (parts, name) => {
    expect(writtenName(row(...parts), [0, 1])).toBe(name);
  });

  it.each([
    ["Anna Meier\nBen Okafor", "Anna Meier; Ben Okafor"],
    ["Anna Meier,\r\nBen Okafor", "Anna Meier; Ben Okafor"],
    ["Anna\nMeier", "Anna Meier"],
    ["  Rene\u0301e \u00a0 Cruz\u0000 ", "Renée Cruz"],
    ["", ""],
  ])("reads %j as %j", (cell, name) => {
    expect(writtenName(row(cell), [0])).toBe(name);
  });
});

describe("namesIn", () => {
  it.each([
    ["Anna Meier +1", ["Anna Meier", "Guest of Anna Meier"]],
    ["Anna Meier and guest", ["Anna Meier", "Guest of Anna Meier"]],
    ["Anna & Ben Meier +2", ["Anna Meier", "Ben Meier", "Guest of Anna Meier", "Guest of Anna Meier (2)"]],
    ["Anna Meier; Ben Okafor", ["Anna Meier", "Ben Okafor"]],
    ["Ben Meier u. Frau", ["Ben Meier", "Guest of Ben Meier"]],
    ...[
      ...["nebst Gattin", "samt Begleitung", "mit ihrem Mann", "et Mme", "et madame", "y esposa", "y señora"],
      ...["e signora", "con moglie", "and wife", "with husband"],
    ].map((companion): [string, string[]] => [`Ben Meier ${companion}`, ["Ben Meier", "Guest of Ben Meier"]]),
    ["Mr A. Hartley", ["Mr A. Hartley"]],
    ["Anna Meier née Schulz", ["Anna Meier née Schulz"]],
    ["Anna Meier", ["Anna Meier"]],
  ])("splits %s", (written, names) => {
    expect(namesIn(written, rules)).toEqual(names);
    expect(namesIn(written, { ...rules, splits: false })).toEqual([written]);
    expect(namesIn(written, { ...rules, kept: new Set([written]) })).toEqual([written]);
  });

  it("puts the first name first", () => {
    const lastFirst = { ...rules, lastFirst: true };
    expect(namesIn("Meier, Anna", lastFirst)).toEqual(["Anna Meier"]);
    expect(namesIn("Meier, Anna & Ben", lastFirst)).toEqual(["Anna Meier", "Ben Meier"]);
    expect(namesIn("Meier, Anna", { ...lastFirst, splits: false })).toEqual(["Anna Meier"]);
  });
});

describe("plusOneName", () => {
  it.each([
    ["नेहा त्रिपाठी", "नेहा त्रिपाठी"],
    ["Ben Okafor", "Ben Okafor"],
    ["x", "Guest of Anna"],
    ["✓", "Guest of Anna"],
    ["yes", "Guest of Anna"],
    ["+1", "Guest of Anna"],
    ["Guest", "Guest of Anna"],
    ["TBD", "Guest of Anna"],
    ["?", "Guest of Anna"],
    ["-", undefined],
    ["none", undefined],
    ["No", undefined],
    ["n/a", undefined],
    ["", undefined],
    ["2", undefined],
  ])("reads %j as %j", (cell, name) => {
    expect(plusOneName(row("Anna", cell), { name: [1], details: [] }, "Anna")).toBe(name);
  });

  it("is nobody's guest without a host", () => {
    expect(plusOneName(row("", "x"), { name: [1], details: [] }, "")).toBeUndefined();
  });
});

describe("guestsOfRow", () => {
  const plusOne = { name: [1], details: [] };
  const guests = (name: string, other: string) =>
    guestsOfRow(row(name, other), name, { ...rules, plusOnes: [plusOne] });

  it("has the guests of the name columns, then plus-ones", () => {
    expect(guests("Anna", "Ben & Cleo Lind")).toEqual([
      { name: "Anna" },
      { name: "Ben Lind", from: plusOne },
      { name: "Cleo Lind", from: plusOne },
    ]);
  });

  it("has nobody twice, and plus-ones without a host", () => {
    expect(guests("Anna", "Anna")).toEqual([{ name: "Anna" }]);
    expect(guests("", "Ben")).toEqual([{ name: "Ben", from: plusOne }]);
    expect(guests("", "")).toEqual([]);
  });
});

it("numbers unnamed guests from the second", () => {
  expect(unnamedGuests("Anna", 3)).toEqual(["Guest of Anna", "Guest of Anna (2)", "Guest of Anna (3)"]);
});
