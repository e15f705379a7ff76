import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { rateHeader } from "../list/layout/header-row.ts";
import { readCsv } from "./csv-rows.ts";

const rowsOf = (text: string) =>
  readCsv(Buffer.from(text), rateHeader).sheet.rows.map(({ number, cells }) => [number, ...cells]);

describe("readCsv", () => {
  it.each([",", ";", "\t", "|"])("finds the delimiter %j", (delimiter) => {
    const other = delimiter === "," ? ";" : ",";
    const lines = [
      ["Name", "Table", "Note"],
      ["Anna", "5", `a${other}b${other}c${other}d`],
    ];
    expect(rowsOf(lines.map((cells) => cells.join(delimiter)).join("\n"))).toEqual([
      [1, "Name", "Table", "Note"],
      [2, "Anna", "5", `a${other}b${other}c${other}d`],
    ]);
  });

  it("reads formulas of a text, which keep a program from changing it", () => {
    expect(rowsOf('Name,Table\nAnna,="05"\nBen,"=""6"""\n').slice(1)).toEqual([
      [2, "Anna", "05"],
      [3, "Ben", "6"],
    ]);
  });

  it("finds the delimiter below title rows that contain others", () => {
    const text = "Anna, Ben; and 20 | guests\nSaturday, 5 June, 18:00, Kew, London\n\nName;Tisch\nAnna;5\n";
    expect(rowsOf(text).slice(2)).toEqual([
      [4, "Name", "Tisch"],
      [5, "Anna", "5"],
    ]);
  });

  it("finds the delimiter when the sample ends within a quoted cell", () => {
    const long = `"${"one, two; three\n".repeat(6000)}"`;
    expect(rowsOf(`Name;Table;Note\nAnna;5;${long}\n`)[1]?.slice(0, 3)).toEqual([2, "Anna", "5"]);
  });

  it.each([
    ["Table 1: Anna Meier, Ben Okafor", "Table 2: Cleo Lind, Dora Ek", "Table 3: Emil Berg, Fay Cole"],
    ["Our guests", "Anna Meier", "Ben Okafor, who is late", "Cleo Lind, Dora Ek, and Emil Berg", "Fay Cole"],
    ["1. Anna Meier", "2. Ben Okafor", "3. Cleo Lind"],
  ])("keeps written lines whole: %s", (...lines) => {
    expect(rowsOf(lines.join("\n"))).toEqual(lines.map((line, index) => [index + 1, line]));
  });

  it.each([
    [["Anna Meier, 1", "Ben Okafor, 2"]],
    [["Our wedding", "Anna Meier, 1, Fish", "Ben Okafor, 2", "Cleo Lind, 2, Beef"]],
    [["1, Anna Meier, Ben Okafor", "2, Cleo Lind", "3, Dora Ek, Emil Berg, Fay Cole"]],
    [["Anna Meier,Ben Okafor", "Cleo Lind", "Dora Ek,Emil Berg,Fay Cole"]],
    [["Name, Table", "Anna Meier", "Ben Okafor, 2, late, sorry"]],
    [['"Meier, Anna", 1', "Ben", 'Cleo, 2, "so, so"']],
  ])("splits lines at commas that are no punctuation: %j", (lines) => {
    expect(rowsOf(lines.join("\n")).some((row) => row.length > 2)).toBe(true);
  });

  it("respects a line that states the delimiter, and does not count it as a row", () => {
    for (const stated of ["sep=;", '"sep=;"', "\uFEFFSEP=;"]) {
      expect(rowsOf(`${stated}\r\nName;Table\r\nAnna;5\r\n`)).toEqual([
        [1, "Name", "Table"],
        [2, "Anna", "5"],
      ]);
    }
  });

  it.each(["\n", "\r\n", "\r"])("splits lines at %j and keeps line breaks in quotes", (end) => {
    expect(rowsOf(["Name,Table", `"Anna${end}Lee",5`, "Ben,6", ""].join(end))).toEqual([
      [1, "Name", "Table"],
      [2, `Anna${end}Lee`, "5"],
      [3, "Ben", "6"],
    ]);
  });

  it("numbers rows as a spreadsheet does: empty lines count, line breaks in cells do not", () => {
    expect(rowsOf('Name,Table\n\n,,\n"A\nB",1\nBen,2')).toEqual([
      [1, "Name", "Table"],
      [4, "A\nB", "1"],
      [5, "Ben", "2"],
    ]);
  });

  it("reads quotation marks as people and programs write them", () => {
    const text = 'Name,Table,Note\n"Smith, Anna",5,"says ""hi"""\nAnna "Annie" Lee,6,x\nBen, 7, "no nuts, vegan"\n';
    expect(rowsOf(text).slice(1)).toEqual([
      [2, "Smith, Anna", "5", 'says "hi"'],
      [3, 'Anna "Annie" Lee', "6", "x"],
      [4, "Ben", "7", "no nuts, vegan"],
    ]);
  });

  it("keeps a cell that starts with a quoted part", () => {
    expect(rowsOf('Name,Table\n"Annie" Smith,5\n')).toContainEqual([2, '"Annie" Smith', "5"]);
  });

  it("names the row whose quotation mark is never closed", () => {
    expect(() => rowsOf('Name,Table\nAnna,5\n\nBen,"6\nCleo,7\n')).toThrow('A quotation mark (") is opened in row 4');
  });

  it("keeps cells that look like formulas, and removes the guard that an export puts before them", () => {
    expect(rowsOf("Name,Table,Note\n=1+1,+5,'=SUM(A1)\n-Anna,@6,''=x\n'Ndrangheta,'5,'t Hart\n").slice(1)).toEqual([
      [2, "=1+1", "+5", "=SUM(A1)"],
      [3, "-Anna", "@6", "'=x"],
      [4, "'Ndrangheta", "'5", "'t Hart"],
    ]);
  });

  it("reads rows of different lengths", () => {
    expect(rowsOf("Name,Table\nAnna\nBen,6,late,,\n").slice(1)).toEqual([
      [2, "Anna"],
      [3, "Ben", "6", "late"],
    ]);
  });

  it.each(["", "\uFEFF", " \r\n\t\n"])("refuses an empty file: %j", (text) => {
    expect(() => rowsOf(text)).toThrow("This file is empty.");
  });

  it("reads other encodings than UTF-8", () => {
    const rows = readCsv(iconv.encode("Name;Tisch\r\nZoë;5\r\n", "windows-1252"), rateHeader).sheet.rows;
    expect(rows[1]).toEqual({ number: 2, cells: ["Zoë", "5"] });
  });

  it("refuses cells far outside any list, by name", () => {
    expect(() => rowsOf(`Name,Table\nAnna,5${",".repeat(5000)}x`)).toThrow("Cell GJJ2 is outside");
    expect(rowsOf(`Name,Table\nAnna,5${",".repeat(5000)}`)[1]).toEqual([2, "Anna", "5"]);
  });
});
