import { describe, expect, it } from "vitest";
import { type Answer, Decisions } from "../model/decisions.ts";
import { plainRows } from "../model/guest-rows.ts";
import { readTableTexts } from "./table-column-texts.ts";

function tablesOf(texts: readonly string[], answers: readonly Answer[] = [], headers = ["Name", "Tisch"]) {
  const decisions = new Decisions(answers);
  const rows = texts.map((text, index) => ({ number: index + 2, cells: [`Guest ${index}`, text] }));
  const read = readTableTexts(plainRows(headers, rows), { name: [0], table: 1 }, ["Open"], decisions);
  const tables = rows.map((row) => read.tableOf(row));
  return { tables, nones: read.nones, asked: decisions.list().map(({ id, taken }) => `${id}: ${taken}`) };
}

describe("readTableTexts", () => {
  it("fills down tables that are written once for their guests", () => {
    const once = ["1", "", "", "2", "", "", "3", "", ""];
    expect(tablesOf(once)).toMatchObject({
      tables: ["1", "1", "1", "2", "2", "2", "3", "3", "3"],
      asked: ["fillDown: above"],
    });
    expect(tablesOf(once, [{ decision: "fillDown", option: "none" }]).tables).toEqual(once);
    expect(tablesOf(once, [], ["Name", "Table Number"]).tables).toEqual(once);
  });

  it("leaves single empty cells and repeated tables alone", () => {
    expect(tablesOf(["1", "1", "", "2", "2"])).toMatchObject({ tables: ["1", "1", "", "2", "2"], asked: [] });
  });

  it("reads what stands for no table as none, unless a table is called so", () => {
    expect(tablesOf(["1", "TBD", "—", "n/a", "Open"])).toMatchObject({
      tables: ["1", "", "", "", "Open"],
      nones: ["TBD", "—", "n/a"],
    });
  });

  it("reads what formulas show without a table, and refusals, as none", () => {
    expect(tablesOf(["1", "0", "#REF!", "#N/A", "#BEZUG!", "Absagen", "#A"])).toMatchObject({
      tables: ["1", "", "", "", "", "", "#A"],
      nones: ["0", "#REF!", "#N/A", "#BEZUG!", "Absagen"],
    });
  });

  it("reads dates as the tables that they were, in the order that fits", () => {
    const dates = ["2026-03-04", "2026-05-06", "7"];
    expect(tablesOf(dates)).toMatchObject({ tables: ["3-4", "5-6", "7"], asked: ["tableDates: monthDay"] });
    expect(tablesOf(dates, [{ decision: "tableDates", option: "dayMonth" }]).tables).toEqual(["4-3", "6-5", "7"]);
    expect(tablesOf(dates, [{ decision: "tableDates", option: "keep" }]).tables).toEqual(dates);
    expect(tablesOf(["3-Apr", "01. Mrz"])).toMatchObject({ tables: ["3-4", "1-3"], asked: ["tableDates: dayMonth"] });
    expect(tablesOf(["4/3/2026", "1/1/2026"]).tables).toEqual(["4-3", "1-1"]);
  });

  it("drops blanks and marks that cannot be seen", () => {
    expect(tablesOf([" 3\u200b ", "Head \n Table"]).tables).toEqual(["3", "Head Table"]);
  });
});
