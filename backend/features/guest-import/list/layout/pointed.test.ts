import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { csvLines } from "../../../../testing/csv-lines.ts";
import type { CellPlace, Pointed } from "../../guest-preview.ts";
import { parseGuestFile } from "../parse-guest-list.ts";

const nothing = { sheet: "", lastName: null, table: null };

/** The guests as "name @ table". */
async function read(rows: readonly (readonly string[])[], pointed: Pointed) {
  const reading = await parseGuestFile(csvLines(rows), { named: "csv", actual: "csv" }, { pointed });
  const guests = reading.list.guests.map(({ name, tableNumber }) => `${name} @ ${tableNumber}`);
  return { guests, pointed: reading.pointed };
}

/** Such as B3. */
const place = (cell: string): CellPlace => ({ row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 65 });

it("joins a first name with the last name that was pointed at", async () => {
  const rows = [
    ["Meier", "Anna", "1"],
    ["Okafor", "Ben", "2"],
  ];
  const pointed = { sheet: "", name: place("B1"), lastName: place("A1"), table: place("C1") };
  expect((await read(rows, pointed)).guests).toEqual(["Anna Meier @ 1", "Ben Okafor @ 2"]);
});

it("refuses empty cells, and one cell for both", async () => {
  const rows = [["Anna Meier", "1"], ["Ben Okafor"]];
  for (const [name = "", table = ""] of ["C1 B1", "A9 B1", "A1 A1", "A1 B2"].map((pair) => pair.split(" "))) {
    const pointed = { ...nothing, name: place(name), table: place(table) };
    await expect(read(rows, pointed)).rejects.toMatchObject({ code: "BAD_INPUT" });
  }
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
  it.for(Object.keys(relations))("gives all guests, in the relation %s", async (relation) => {
    const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.constantFrom(...labels), fc.nat(), async (counts, label, choice) => {
        let at = 0;
        const nextName = () => `${first[at % 8]} ${last[Math.floor(at++ / 8) % 8]}`;
        const tables = counts.map((count) => Array.from({ length: count }, nextName));
        const plan = relations[relation]?.(tables, label) ?? { rows: [], spots: [] };
        const spot = plan.spots[choice % plan.spots.length];
        if (spot === undefined) throw new Error("Every plan has guests.");
        const expected = tables.flatMap((names, table) => names.map((name) => `${name} @ ${label(table)}`)).toSorted();
        const { guests, pointed } = await read(plan.rows, { ...nothing, ...spot });
        expect(guests.toSorted()).toEqual(expected);
        // The example for the next file reads this one in the same way.
        expect((await read(plan.rows, pointed ?? { ...nothing, ...spot })).guests).toEqual(guests);
      }),
      { numRuns: randomRuns(40) },
    );
  });
});
