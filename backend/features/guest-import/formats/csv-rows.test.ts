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

  it("respects a line that states the delimiter, and does not count it as a row", () => {
    for (const stated of ["sep=;", '"sep=;"', "\uFEFFSEP=;"]) {
      expect(rowsOf(`${stated}\r\nName;Table\r\nAnna;5\r\n`)).toEqual([
        [1, "Name", "Table"],
        [2, "Anna", "5"],
      ]);
    }
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

  it("does not take the marks at the end of old programs' files for somebody", () => {
    expect(rowsOf("Name,Table\r\nMira Quell,1\r\n\u001A\u001A")).toEqual([
      [1, "Name", "Table"],
      [2, "Mira Quell", "1"],
    ]);
  });

  it.each(["", "\uFEFF", " \r\n\t\n"])("refuses an empty file: %j", (text) => {
    expect(() => rowsOf(text)).toThrow("This file is empty.");
  });

  it("refuses cells far outside any list, by name", () => {
    expect(() => rowsOf(`Name,Table\nAnna,5${",".repeat(5000)}x`)).toThrow("Cell GJJ2 is outside");
    expect(rowsOf(`Name,Table\nAnna,5${",".repeat(5000)}`)[1]).toEqual([2, "Anna", "5"]);
  });
});
