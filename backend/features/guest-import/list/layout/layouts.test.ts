import { describe, expect, it } from "vitest";
import { findRoles } from "../columns/find-roles.ts";
import { guestsFromRows } from "../guests-from-rows.ts";
import { type Answer, Decisions } from "../model/decisions.ts";
import { findLayout } from "./find-layout.ts";

const rowsOf = (rows: readonly string[][]) =>
  rows.flatMap((cells, index) => (cells.length === 0 ? [] : [{ number: index + 1, cells: [...cells] }]));

/** The layout taken, and the guests as "row name @ table". */
function read(rows: readonly string[][], answers: readonly Answer[] = [], isText = false) {
  const decisions = new Decisions(answers);
  const guestRows = findLayout({ name: "", rows: rowsOf(rows), merges: [], warnings: [] }, decisions, isText);
  const found = findRoles(guestRows, decisions);
  const roles = found.kind === "found" ? found.roles : found.likely;
  const { guests, notGuests } = guestsFromRows(guestRows, roles, decisions);
  return {
    layout: decisions.list().find(({ id }) => id === "layout")?.taken,
    guests: guests.map(({ row, name, tableNumber }) => `${row} ${name} @ ${tableNumber}`),
    notGuests: notGuests.map(({ row }) => row),
  };
}

describe("findLayout", () => {
  it.each(["Table 1 Total", "Total Table 1", "Tisch 1 Ergebnis", "Tavolo 1 Totale"])(
    "takes %s below guests for no heading",
    (total) => {
      const other = total.replace("1", "2");
      const rows = [
        ["Table #", "Guests", "Meal"],
        [`${total.includes("Tisch") ? "Tisch" : "Table"} 1`, "Anna Meier", "Fish"],
        ["", "Ben Okafor", "Beef"],
        ["", "Cleo Lind", "Beef"],
        [total, "", "3"],
        [`${total.includes("Tisch") ? "Tisch" : "Table"} 2`, "Dora Holm", "Fish"],
        ["", "Emil Ost", "Beef"],
        ["", "Finn Berg", "Beef"],
        [other, "", "3"],
      ];
      const { layout, guests, notGuests } = read(rows);
      expect(layout).toBe("rows");
      expect(guests.map((guest) => guest.at(-1))).toEqual(["1", "1", "1", "2", "2", "2"]);
      expect(notGuests).toEqual([5, 9]);
    },
  );

  it("takes a total in brackets for a part of its heading", () => {
    const rows = [["Table 1 (total 2)"], ["Anna Meier"], ["Ben Okafor"], ["Table 2 (total 1)"], ["Cleo Lind"]];
    expect(read(rows)).toMatchObject({ layout: "headings", notGuests: [] });
  });

  it.each([
    ["Beef: 1", "Beef: 2"],
    ["1 x Beef", "2x Beef"],
    ["Beef x 1, Fish x 1", "Beef x 2, Fish x 0"],
  ])("takes meals counted below tables for no guests: %s", (first, second) => {
    const rows = [
      ["Table 1"],
      ["Seat", "Name", "Meal"],
      ["1", "Anna Meier", "Beef"],
      ["2", "Ben Okafor", "Fish"],
      ["Total", first, "2"],
      ["Table 2"],
      ["Seat", "Name", "Meal"],
      ["1", "Cleo Lind", "Beef"],
      ["2", "Dora Holm", "Beef"],
      ["Total", second, "2"],
    ];
    expect(read(rows)).toMatchObject({
      guests: ["3 Anna Meier @ Table 1", "4 Ben Okafor @ Table 1", "8 Cleo Lind @ Table 2", "9 Dora Holm @ Table 2"],
      notGuests: expect.arrayContaining([5, 10]),
    });
  });

  it("lists headings without guests", () => {
    const rows = [["Table 1"], ["Anna Meier"], ["Ben Okafor"], ["Table 2"], ["Table 3"], ["Cleo Lind"]];
    expect(read(rows)).toMatchObject({ layout: "headings", notGuests: [4] });
  });

  it("lists a table without guests and a note below it", () => {
    const rows = [
      ["Seat", "Table 1", "Table 2", "Table 3"],
      ["1", "Anna Meier", "Ben Okafor", ""],
      ["2", "Olivia Lind", "Jonas Holm", ""],
      ["Legend"],
    ];
    expect(read(rows)).toMatchObject({ layout: "chartBelow", notGuests: [1, 1, 4] });
  });

  it("follows an answer, and refuses one that is no option", () => {
    const rows = [
      ["Table 1", "Table 2"],
      ["Anna Meier", "Ben Okafor"],
      ["Cleo Lind", "Dora Holm"],
    ];
    expect(read(rows, [{ decision: "layout", option: "chartBelow" }]).layout).toBe("chartBelow");
    expect(() => read(rows, [{ decision: "layout", option: "spiral" }])).toThrow(
      expect.objectContaining({ code: "BAD_INPUT" }),
    );
    expect(() => read(rows, [{ decision: "header", option: "99" }])).toThrow(
      expect.objectContaining({ code: "BAD_INPUT" }),
    );
  });
});

describe("repairCommas", () => {
  const header = ["Name", "Table", "Notes"];

  it("joins a name that a comma has split, where the table fits then", () => {
    const rows = [header, ["Anna Meier", "1", "x"], ["Okafor", "Ben", "2", "late"], ["Cleo Lind", "2", ""]];
    expect(read(rows, [], true).guests).toContain("3 Ben Okafor @ 2");
    expect(read(rows, [{ decision: "extraCells", option: "keep" }], true).guests).toContain("3 Okafor @ Ben");
  });

  it("leaves rows of workbooks and rows that fit alone", () => {
    const rows = [header, ["Okafor", "Ben", "2", "late"], ["Cleo Lind", "2", ""]];
    expect(read(rows).guests).toContain("2 Okafor @ Ben");
    expect(read([header, ["Anna Meier", "1", ""]], [], true).guests).toEqual(["2 Anna Meier @ 1"]);
  });
});
