import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../../testing/in-english.ts";
import { type Answer, Decisions } from "../model/decisions.ts";
import { plainRows } from "../model/guest-rows.ts";
import { findRoles } from "./find-roles.ts";

const given = ["Anna", "Ben", "Olivia", "Jonas", "Julia", "Thomas"];
const columns = {
  names: given.map((name, at) => `${name} ${["Meier", "Okafor", "Lind", "Holm", "Ost", "Dahl"][at]}`),
  others: given.map((_, at) => `${given[5 - at]} ${["Berg", "Roth", "Falk", "Beck", "Voss", "Kern"][at]}`),
  first: given,
  last: ["Meier", "Okafor", "Lind", "Holm", "Ost", "Dahl"],
  tables: ["1", "1", "2", "2", "3", "3"],
  labels: ["Table 1", "Table 1", "Table 2", "Table 2", "Table 3", "Table 3"],
  seats: ["1", "2", "3", "4", "5", "6"],
  meals: ["Fish", "Beef", "Fish", "", "Fish", "Beef"],
  marks: ["x", "", "x", "", "", "x"],
  sizes: ["2", "1", "2", "1", "1", "2"],
  answers: ["Yes", "No", "Yes", "Yes", "", "No"],
  mails: given.map((name) => `${name.toLowerCase()}@example.com`),
} as const;

function find(of: readonly (readonly [header: string, values: readonly string[]])[], answers: readonly Answer[] = []) {
  const decisions = new Decisions(answers);
  const headers = of.some(([header]) => header !== "") ? of.map(([header]) => header) : [];
  const rows = given.map((_, at) => ({ number: at + 2, cells: of.map(([, values]) => values[at] ?? "") }));
  const found = findRoles(plainRows(headers, rows), decisions);
  const roles = found.kind === "found" ? found.roles : found.likely;
  return {
    kind: found.kind,
    name: roles.name,
    table: roles.table,
    plusOnes: roles.plusOnes.map(({ name }) => name),
    otherNames: roles.otherNames.map(({ name }) => name),
    partySizes: roles.partySizes,
    attendance: roles.attendance,
    warnings: inEnglish(roles.warnings),
    asked: decisions.list().map(({ id }) => id),
  };
}
const { names, others, first, last, tables, labels, seats, meals, marks, sizes, answers, mails } = columns;

describe("findRoles", () => {
  it("is sure of the only column of names without a header, unless its cells say more", () => {
    const isSure = (cells: readonly string[]) => {
      const rows = cells.map((cell, at) => ({ number: at + 1, cells: [cell, tables[at] ?? ""] }));
      const found = findRoles(plainRows([], rows), new Decisions());
      return (found.kind === "found" ? found.roles : found.likely).reasons.get(0)?.isCertain;
    };
    expect(isSure(names)).toBe(true);
    expect(isSure(names.map((name) => `a) ${name}`))).toBe(false);
    expect(isSure(names.map((name) => `${name} (Fish)`))).toBe(false);
  });

  it("takes the guests' names, and not those of who bought the tickets", () => {
    const columns = [
      ["Attendee Name", first],
      ["Attendee Last Name", last],
      ["Purchaser First Name", others],
      ["Purchaser Last Name", others],
      ["Table", tables],
    ] as const;
    expect(find(columns)).toMatchObject({ kind: "found", name: [0, 1], table: 4 });
    expect(
      find([
        ["Purchaser Name", names],
        ["Table", tables],
      ]),
    ).toMatchObject({ kind: "found", name: [0], table: 1 });
  });

  it("takes marks for answers in any words, if those with a no have no table", () => {
    const some = ["1", "", "1", "2", "", "2"];
    const crosses = ["✓", "✗", "✓", "✓", "✗", "✓"];
    expect(
      find([
        ["Name", names],
        ["Xqzwv", crosses],
        ["Table", some],
      ]).attendance,
    ).toBe(1);
    expect(
      find([
        ["Name", names],
        ["Xqzwv", crosses],
        ["Table", tables],
      ]).attendance,
    ).toBeUndefined();
  });

  it.each([
    ["Old Table", "New Table"],
    ["Table (old)", "Table (final)"],
    ["Tisch alt", "Tisch neu"],
    ["Mesa anterior", "Mesa nueva"],
    ["Старый стол", "Новый стол"],
    ["Table", "Table"],
  ])("asks whether %s or %s has the tables, and suggests the newer", (one, other) => {
    const newer = ["1", "2", "1", "3", "2", "3"];
    const columns = [
      ["Name", names],
      [one, tables],
      [other, newer],
    ] as const;
    expect(find(columns)).toMatchObject({ kind: "found", table: 2, warnings: [], asked: ["tableColumn"] });
  });

  it("takes the number of a table beside its name without asking", () => {
    const names2 = tables.map((table) => `Rose ${table}`);
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Table Name", names2],
      ]),
    ).toMatchObject({ table: 1, asked: [] });
  });

  it("takes no buyer for a guest, and no answer about children for a child", () => {
    const found = find([
      ["Buyer Name", others],
      ["Attendee Name", names],
      ["Table", tables],
      ["Child?", marks],
    ]);
    expect(found).toMatchObject({ name: [1], table: 2, plusOnes: [], otherNames: [], warnings: [] });
  });

  it("counts children beside adults", () => {
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Adults", sizes],
        ["Children", sizes],
      ]).partySizes,
    ).toEqual([
      { column: 2, counts: "adults" },
      { column: 3, counts: "children" },
    ]);
    expect(
      find([
        ["Name", names],
        ["Party Size", sizes],
        ["Kids", sizes],
        ["Table", tables],
      ]).partySizes,
    ).toEqual([{ column: 1, counts: "all" }]);
  });

  it.each([
    ["Name", "Table Number"],
    ["Full Name", "Table"],
    ["Guest Name", "Table No."],
    ["Name des Gastes", "Tisch-Nr."],
    ["Nom de l’invité", "N° de table"],
    ["Nombre completo", "Mesa"],
    ["Nominativo", "Tavolo n."],
    ["Nome do convidado", "Número da Mesa"],
    ["Volledige naam", "Tafelnummer"],
    ["Name*", "Table (final)"],
  ])("knows %s and %s", (name, table) => {
    expect(
      find([
        ["Meal", meals],
        [name, names],
        [table, tables],
      ]),
    ).toMatchObject({ kind: "found", name: [1], table: 2 });
  });

  it.each([
    [
      ["First Name", "Last Name"],
      [0, 1],
    ],
    [
      ["Surname", "Forename"],
      [1, 0],
    ],
    [
      ["Nachname", "Vorname"],
      [1, 0],
    ],
    [
      ["Name", "Vorname"],
      [1, 0],
    ],
    [
      ["Nom", "Prénom"],
      [1, 0],
    ],
    [
      ["Nombre", "Apellidos"],
      [0, 1],
    ],
    [
      ["Cognome", "Nome"],
      [1, 0],
    ],
  ])("composes the name of %j", (headers, expected) => {
    const values = expected[0] === 0 ? [first, last] : [last, first];
    expect(
      find([...headers.map((header, at) => [header, values[at] ?? []] as const), ["Table", tables]]),
    ).toMatchObject({
      kind: "found",
      name: expected,
      table: 2,
    });
  });

  it("knows names and tables by their contents, in any order", () => {
    expect(
      find([
        ["", tables],
        ["", mails],
        ["", names],
      ]),
    ).toMatchObject({ name: [2], table: 0 });
    expect(
      find([
        ["", names],
        ["", labels],
      ]),
    ).toMatchObject({ name: [0], table: 1 });
  });

  it("does not take numbers for names, whatever the header says", () => {
    expect(
      find([
        ["Guest", seats],
        ["Who", names],
        ["Table", tables],
      ]),
    ).toMatchObject({ name: [1], table: 2 });
  });

  it("names rivals with their letters", () => {
    const { table, warnings } = find([
      ["Name", names],
      ["Table", tables],
      ["Table", labels],
    ]);
    expect(table).toBe(1);
    expect(warnings).toEqual([expect.stringMatching(/"Table" \(B\).*"Table \(2\)" \(C\)/u)]);
  });

  it("asks when no column says that it is the table, and follows the answer", () => {
    const list = [
      ["Name", names],
      ["Seat", seats],
      ["Meal", meals],
    ] as const;
    expect(find(list)).toMatchObject({ kind: "missing", asked: ["tableColumn"] });
    const answered = (option: string) => find(list, [{ decision: "tableColumn", option }]);
    expect(answered("Seat")).toMatchObject({ kind: "found", table: 1 });
    expect(answered("none")).toMatchObject({ kind: "found", table: undefined });
    expect(() => answered("Nowhere")).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
  });

  it("finds plus-ones by name, by mark and by number", () => {
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Plus One", others],
      ]).plusOnes,
    ).toEqual([[2]]);
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Plus One", marks],
      ]).plusOnes,
    ).toEqual([[2]]);
    expect(
      find([
        ["Guest 1", names],
        ["Guest 2", others],
        ["Table", tables],
      ]),
    ).toMatchObject({ name: [0], plusOnes: [[1]] });
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Partner First Name", first],
        ["Partner Last Name", last],
      ]).plusOnes,
    ).toEqual([[2, 3]]);
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Plus One", meals],
      ]).plusOnes,
    ).toEqual([[2]]);
  });

  it("finds a second pair of first and last names", () => {
    const list = [
      ["First Name", first],
      ["Last Name", last],
      ["Guest First Name", first],
      ["Guest Last Name", last],
    ] as const;
    expect(find([...list, ["Table", tables]])).toMatchObject({ name: [0, 1], plusOnes: [[2, 3]] });
  });

  it("notices names in columns whose headers say nothing", () => {
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Ushers", others],
      ]).otherNames,
    ).toEqual([[2]]);
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["E-mail", mails],
      ]).otherNames,
    ).toEqual([]);
  });

  it("finds party sizes and answers", () => {
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Party Size", sizes],
        ["RSVP", answers],
      ]),
    ).toMatchObject({
      partySizes: [{ column: 2, counts: "all" }],
      attendance: 3,
    });
    expect(
      find([
        ["Name", names],
        ["Table", tables],
        ["Party Size", meals],
      ]).partySizes,
    ).toEqual([]);
  });
});
