import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CellPlace } from "../../../../../common/guest-preview.ts";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { DomainError } from "../../../../lib/domain-error.ts";
import { findRoles } from "../columns/find-roles.ts";
import { guestsFromRows } from "../guests-from-rows.ts";
import { Decisions } from "../model/decisions.ts";
import { rowsByPointing } from "./pointed.ts";

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, index) => (cells.length === 0 ? [] : [{ number: index + 1, cells: [...cells] }]));

/** Such as B3. */
function place(cell: string): CellPlace {
  return { row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 65 };
}

interface Pointing {
  name: string;
  lastName?: string;
  table?: string;
}

/** The guests as "name @ table". */
function read(rows: readonly (readonly string[])[], { name, lastName, table }: Pointing) {
  return readPlaces(rows, place(name), table === undefined ? null : place(table), lastName ? place(lastName) : null);
}

function readPlaces(
  rows: readonly (readonly string[])[],
  name: CellPlace,
  table: CellPlace | null,
  lastName: CellPlace | null = null,
) {
  const decisions = new Decisions();
  const sheet = { name: "", rows: rowsOf(rows), merges: [], warnings: [] };
  const { guestRows, pointed } = rowsByPointing(sheet, { sheet: "", name, lastName, table }, decisions);
  const found = findRoles(guestRows, decisions);
  if (found.kind === "missing") throw new Error("A pointed example lacks nothing.");
  const { guests, notGuests } = guestsFromRows(guestRows, found.roles, decisions);
  return {
    guests: guests.map((guest) => `${guest.name} @ ${guest.tableNumber}`),
    details: guests.map(({ additionalInfo }) => additionalInfo.map(([, value]) => value).join()),
    notGuests: notGuests.map(({ row }) => row),
    pointed,
  };
}

describe("rowsByPointing", () => {
  it("joins a first name with the last name in the cell that was pointed at", () => {
    const rows = [
      ["Meier", "Anna", "1"],
      ["Okafor", "Ben", "2"],
    ];
    const { guests } = read(rows, { name: "B1", lastName: "A1", table: "C1" });
    expect(guests).toEqual(["Anna Meier @ 1", "Ben Okafor @ 2"]);
  });

  it("imports the names of a column without tables if there are none", () => {
    const rows = [
      ["x1", "Anna Meier"],
      ["x2", "Ben Okafor"],
      ["x3", "Cher"],
    ];
    expect(read(rows, { name: "B2" }).guests).toEqual(["Anna Meier @ ", "Ben Okafor @ ", "Cher @ "]);
  });

  it("takes every cell that looks like the table for one, with what stands beside the guests", () => {
    const rows = [
      ["Our day"],
      ["ROSE"],
      ["Anna Meier", "fish"],
      ["Cher", "beef"],
      ["TULIP (2/8)"],
      ["Name", "Meal"],
      ["Derek Holm", "vegan"],
    ];
    const { guests, details, notGuests } = read(rows, { name: "A4", table: "A2" });
    expect(guests).toEqual(["Anna Meier @ ROSE", "Cher @ ROSE", "Derek Holm @ TULIP"]);
    expect(details).toEqual(["fish", "beef", "vegan"]);
    expect(notGuests).toEqual([1]);
  });

  it("takes cells after gaps for tables, if the one that was pointed at is one", () => {
    const rows = [
      ["Rose"],
      ["Anna Meier"],
      ["Ben Okafor"],
      [],
      ["Lily of the valley"],
      ["Cleo Lind"],
      [],
      ["Tulip"],
      ["Dora Holm"],
    ];
    const { guests } = read(rows, { name: "A2", table: "A1" });
    expect(guests.slice(2)).toEqual(["Cleo Lind @ Lily of the valley", "Dora Holm @ Tulip"]);
  });

  it("reads lists side by side, and guests in columns", () => {
    const lists = [
      ["Anna Meier", "1", "", "Cleo Lind", "2"],
      ["Ben Okafor", "1", "", "Dora Holm", "3"],
    ];
    const all = ["Anna Meier @ 1", "Ben Okafor @ 1", "Cleo Lind @ 2", "Dora Holm @ 3"];
    expect(read(lists, { name: "D2", table: "E2" }).guests).toEqual(all);
    const columns = [
      ["Anna Meier", "Ben Okafor", "Cleo Lind", "Dora Holm"],
      ["1", "1", "2", "3"],
    ];
    expect(read(columns, { name: "C1", table: "C2" }).guests).toEqual(all);
  });

  it("refuses empty cells, and one cell for both", () => {
    const rows = [["Anna Meier", "1"], ["Ben Okafor"]];
    for (const pointing of [
      { name: "C1", table: "B1" },
      { name: "A9", table: "B1" },
      { name: "A1", table: "A1" },
      { name: "A1", table: "B2" },
    ]) {
      expect(() => read(rows, pointing)).toThrow(DomainError);
    }
  });
});

interface Plan {
  rows: string[][];
  /** Of each guest: the name's and the table's cell. */
  spots: { name: CellPlace; table: CellPlace }[];
}

const first = ["Anna", "Ben", "Cleo", "Derek", "Emil", "Finn", "Gus", "Hana"];
const last = ["Meier", "Okafor", "Lind", "Holm", "Stone", "Dahl", "Sato", "Ruiz"];
const labels = [
  (at: number) => `Table ${at + 1}`,
  (at: number) => String(at + 1),
  (at: number) => `${"ABCDEFGH"[at]}X ROOM`,
];

/** Each number is the count of guests of a table. */
const relations: Record<string, (tables: string[][], label: (at: number) => string) => Plan> = {
  list(tables, label) {
    const guests = tables.flatMap((names, at) => names.map((name) => [name, label(at)]));
    return {
      rows: [["Wer", "Wo"], ...guests],
      spots: guests.map((_, at) => ({ name: { row: at + 2, column: 0 }, table: { row: at + 2, column: 1 } })),
    };
  },
  headings(tables, label) {
    const plan: Plan = { rows: [], spots: [] };
    for (const [at, names] of tables.entries()) {
      const table = { row: plan.rows.push([label(at)]), column: 0 };
      for (const name of names) plan.spots.push({ table, name: { row: plan.rows.push([name]), column: 0 } });
    }
    return plan;
  },
  headingsBeside(tables, label) {
    const plan: Plan = { rows: [], spots: [] };
    for (const [at, names] of tables.entries()) {
      const table = { row: plan.rows.push([label(at)]), column: 0 };
      for (const name of names) plan.spots.push({ table, name: { row: plan.rows.push(["", name]), column: 1 } });
    }
    return plan;
  },
  blocks(tables, label) {
    const plan: Plan = { rows: [], spots: [] };
    for (let start = 0; start < tables.length; start += 3) {
      const band = tables.slice(start, start + 3);
      const top = plan.rows.push(band.map((_, at) => label(start + at)));
      const depth = Math.max(...band.map(({ length }) => length));
      for (let row = 0; row < depth; row += 1) plan.rows.push(band.map((names) => names[row] ?? ""));
      for (const [column, names] of band.entries()) {
        for (const row of names.keys()) {
          plan.spots.push({ table: { row: top, column }, name: { row: top + 1 + row, column } });
        }
      }
      plan.rows.push([]);
    }
    return plan;
  },
  tableRows(tables, label) {
    return {
      rows: tables.map((names, at) => [label(at), ...names]),
      spots: tables.flatMap((names, at) =>
        names.map((_, seat) => ({ table: { row: at + 1, column: 0 }, name: { row: at + 1, column: seat + 1 } })),
      ),
    };
  },
  writtenOnce(tables, label) {
    const plan: Plan = { rows: [], spots: [] };
    for (const [at, names] of tables.entries()) {
      const table = { row: plan.rows.length + 1, column: 1 };
      for (const [seat, name] of names.entries()) {
        const row = plan.rows.push([name, seat === 0 ? label(at) : ""]);
        plan.spots.push({ table, name: { row, column: 0 } });
      }
    }
    return plan;
  },
};

describe("pointing at any guest of any table", () => {
  it.for(Object.keys(relations))("gives all guests, in the relation %s", (relation) => {
    const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(sizes, fc.constantFrom(...labels), fc.nat(), (counts, label, choice) => {
        let at = 0;
        const nextName = () => `${first[at % 8]} ${last[Math.floor(at++ / 8) % 8]}`;
        const tables = counts.map((count) => Array.from({ length: count }, nextName));
        const plan = relations[relation]?.(tables, label) ?? { rows: [], spots: [] };
        const spot = plan.spots[choice % plan.spots.length];
        if (spot === undefined) throw new Error("Every plan has guests.");
        const expected = tables.flatMap((names, table) => names.map((name) => `${name} @ ${label(table)}`)).toSorted();
        const { guests, pointed } = readPlaces(plan.rows, spot.name, spot.table);
        expect(guests.toSorted()).toEqual(expected);
        // The example for the next file reads this one in the same way.
        expect(readPlaces(plan.rows, pointed.name, pointed.table).guests).toEqual(guests);
      }),
      { numRuns: randomRuns(40) },
    );
  });
});
