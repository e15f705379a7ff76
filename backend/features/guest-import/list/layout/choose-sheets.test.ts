import { describe, expect, it } from "vitest";
import { message } from "../../../../../common/messages/message.ts";
import type { UnreadSheet } from "../../formats/sheet.ts";
import { unreadable } from "../../formats/unreadable.ts";
import { Decisions } from "../model/decisions.ts";
import { chooseSheets } from "./choose-sheets.ts";

const sheet = (name: string, ...rows: string[][]): UnreadSheet => ({
  read: () => ({ name, rows: rows.map((cells, index) => ({ number: index + 1, cells })), merges: [], warnings: [] }),
});
const header = ["Name", "Table"];
const unread: UnreadSheet = {
  read: () => {
    throw unreadable(message("reading.emptyFile"));
  },
};

async function choose(sheets: readonly UnreadSheet[], option?: string) {
  const decisions = new Decisions(option === undefined ? [] : [{ decision: "sheets", option }]);
  const { sheets: chosen, arePerTable } = await chooseSheets(sheets, decisions);
  const [decision] = decisions.list();
  return { chosen: chosen.map(({ name }) => name), arePerTable, options: decision?.options.map(({ value }) => value) };
}

const bride = sheet("Bride", header, ["Anna Meier", "1"], ["Ben Okafor", "2"], ["Cleo Lind", "1"]);
const groom = sheet("Groom", header, ["Dora Holm", "3"], ["Emil Ost", "4"]);
const tables = [sheet("Table 1", ["Anna Meier"], ["Ben Okafor"]), sheet("Table 2", ["Olivia Lind"], ["Jonas Holm"])];

describe("chooseSheets", () => {
  it("takes the only sheet without asking", async () => {
    expect(await choose([groom])).toEqual({ chosen: ["Groom"], arePerTable: false, options: undefined });
  });

  it("takes several lists with different names together, or the one chosen", async () => {
    expect(await choose([bride, groom])).toEqual({
      chosen: ["Bride", "Groom"],
      arePerTable: false,
      options: ["all", "Bride", "Groom"],
    });
    expect((await choose([bride, groom], "Groom")).chosen).toEqual(["Groom"]);
  });

  it("takes sheets that are each about one table for that, though their seats look like tables", async () => {
    const seated = (table: string, ...names: string[]) =>
      sheet(`Sheet ${table}`, [`Table ${table}`], ...names.map((name, index) => [String(index + 1), name]));
    const sheets = [seated("1", "Anna Meier", "Ben Okafor", "Cleo Lind"), seated("2", "Dora Holm", "Emil Ost")];
    expect(await choose(sheets)).toMatchObject({ chosen: ["Sheet 1", "Sheet 2"], arePerTable: true });
  });

  it("takes the larger one of copies", async () => {
    const copy = sheet("Old", header, ["Anna Meier", "1"], ["Ben Okafor", "2"]);
    expect((await choose([copy, bride])).chosen).toEqual(["Bride"]);
  });

  it("passes over an empty template, a sheet without names, and one that cannot be read", async () => {
    expect((await choose([sheet("Template", header), bride])).chosen).toEqual(["Bride"]);
    expect((await choose([sheet("Budget", ["12", "13"], ["14", "15"]), bride])).chosen).toEqual(["Bride"]);
    expect((await choose([unread, bride])).chosen).toEqual(["Bride"]);
  });

  it("passes over sheets that a program adds, and those of guests who do not come, unless they are chosen", async () => {
    const log = sheet(
      "Change Log",
      header,
      ["Anna Meier", "1"],
      ["Fay Hill", "9"],
      ["Gus Hall", "8"],
      ["Ida Lowe", "7"],
    );
    expect((await choose([sheet("Anleitung", ...[header, ["Eva Muster", "1"]]), bride, log])).chosen).toEqual([
      "Bride",
    ]);
    expect((await choose([bride, groom, log])).chosen).toEqual(["Bride", "Groom"]);
    expect((await choose([bride, log], "Change Log")).chosen).toEqual(["Change Log"]);
    expect((await choose([bride, sheet("Absagen", header, ["Dora Holm", ""])])).chosen).toEqual(["Bride"]);
    expect((await choose([log])).chosen).toEqual(["Change Log"]);
  });

  it("takes sheets named after tables as tables", async () => {
    expect(await choose(tables)).toEqual({
      chosen: ["Table 1", "Table 2"],
      arePerTable: true,
      options: ["tables", "all", "Table 1", "Table 2"],
    });
  });

  it("mentions sheets that are left out only if other guests may be on them", async () => {
    const leftOut = async (...sheets: UnreadSheet[]) => (await chooseSheets(sheets, new Decisions())).leftOut;
    const budget = sheet("Budget", ["Flowers", "300"], ["Hall", "2000"]);
    const again = sheet("Meals", ["Name", "Meal"], ["Anna Meier", "Fish"], ["Ben Okafor", "Beef"]);
    expect(await leftOut(budget, bride, again)).toEqual([]);
    expect(await leftOut(bride, sheet("Later", ["Olivia Lind"], ["Jonas Holm"]))).toEqual(["Later"]);
  });

  it("refuses a sheet that is no option", async () => {
    await expect(choose([bride, groom], "Budget")).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});
