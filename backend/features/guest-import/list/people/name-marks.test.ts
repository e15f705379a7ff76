import { describe, expect, it } from "vitest";
import { maxExtraColumns } from "../../../../../common/limits.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { plainRows } from "../model/guest-rows.ts";
import { withoutMarks } from "./name-marks.ts";

const roles: ColumnRoles = {
  name: [0],
  areParts: false,
  table: 1,
  plusOnes: [],
  otherNames: [],
  aliases: [],
  partySizes: [],
  ignored: [],
  reasons: new Map(),
  warnings: [],
};

function cleaned(names: readonly string[], isName: (index: number) => boolean = () => true) {
  const rows = names.map((name, index) => ({ number: index + 2, cells: [name, "1"] }));
  const { headers, rows: read } = withoutMarks(plainRows(["Name", "Table"], rows), roles, isName);
  return { headers: headers.slice(2), cells: read.map(({ cells: [name, , ...details] }) => [name, ...details]) };
}

it("stay where they are in a list that has all the columns it may have", () => {
  const headers = Array.from({ length: maxExtraColumns + 2 }, (_, column) => `Column ${column}`);
  const rows = ["★ Anna Meier", "Ben Okafor"].map((name, index) => ({ number: index + 2, cells: [name, "1"] }));
  const full = plainRows(headers, rows);
  expect(withoutMarks(full, roles, () => true)).toBe(full);
});

describe("signs around names", () => {
  it.each([
    ["★ Anna Meier", "★"],
    ["★Anna Meier", "★"],
    ["Anna Meier*", "*"],
    ["* Anna Meier *", "*"],
    ["Anna Meier (née Lind) †", "†"],
    ["Anna Meier °", "°"],
    ["✓ Anna Meier", "✓"],
    ["– Anna Meier", "–"],
    ["# Anna Meier", "#"],
    ["Anna Meier ❤️", "❤️"],
    ["⭐ Anna Meier †", "⭐ †"],
  ])("are a detail of the guest: %s", (name, mark) => {
    const expected = name.includes("née") ? "Anna Meier (née Lind)" : "Anna Meier";
    expect(cleaned([name, "Ben Okafor"])).toEqual({ headers: ["Mark"], cells: [[expected, mark], ["Ben Okafor"]] });
  });

  it("are nothing but a list's if all guests have the same", () => {
    expect(cleaned(["• Anna Meier", "• Ben Okafor"])).toEqual({ headers: [], cells: [["Anna Meier"], ["Ben Okafor"]] });
  });

  it.each([
    "Anne-Marie O'Neil",
    "José Á.",
    "王小明",
    "Anna Meier +1",
    "“Bo” Lind",
    "-",
    "★",
    "* = vegetarian",
    "Jean-",
  ])("are not in %s", (name) => {
    expect(cleaned([name, "Ben Okafor"])).toEqual({ headers: [], cells: [[name], ["Ben Okafor"]] });
  });

  it("stay where a row is no guest, or is a known one", () => {
    expect(cleaned(["★ Anna Meier", "Ben Okafor"], (index) => index > 0).cells).toEqual([
      ["★ Anna Meier"],
      ["Ben Okafor"],
    ]);
  });
});

describe("remarks in brackets", () => {
  const names = ["Anna Meier", "Ben Okafor", "Carla Ruiz", "Dora Holm", "Emil Ost"];
  const withRemarks = (remarks: readonly string[]) =>
    names.map((name, index) => `${name} ${remarks[index] ?? ""}`.trim());

  it("are a detail of the guest if most have one and they repeat", () => {
    expect(cleaned(withRemarks(["(F)", "(V)", "(F)", "", "[F]"]))).toEqual({
      headers: ["Notes"],
      cells: [["Anna Meier", "F"], ["Ben Okafor", "V"], ["Carla Ruiz", "F"], ["Dora Holm"], ["Emil Ost", "F"]],
    });
  });

  it.each([
    ["maiden names", ["(née Lind)", "(née Falk)", "(née Berg)", "(née Sato)", "(née Horn)"]],
    ["given names", ["(Anna)", "(Ben)", "(Anna)", "(Ben)", "(Anna)"]],
    ["answers", ["(coming)", "(cancelled)", "(coming)", "(cancelled)", "(coming)"]],
    ["further guests", ["(+1)", "(guest)", "(+1)", "(guest)", "(+1)"]],
    ["a few", ["(VIP)", "", "", "(VIP)", ""]],
  ])("stay as %s", (_, remarks) => {
    expect(cleaned(withRemarks(remarks)).headers).toEqual([]);
  });
});
