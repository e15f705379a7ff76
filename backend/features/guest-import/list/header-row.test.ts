import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { findHeader } from "./header-row.ts";
import { wordsFor } from "./words/column-words.ts";

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));
const found = (...cells: string[]) => findHeader(rowsOf(cells));
const warningsOf = (...cells: string[]) => {
  const header = found(...cells);
  return header.kind === "found" ? inEnglish(header.header.warnings) : undefined;
};
const columns = (nameColumns: number[], tableColumn: number, index = 0) => ({
  kind: "found",
  header: { index, nameColumns, tableColumn, warnings: [] },
});
const missing = (hasName: boolean, hasTable: boolean) => ({ kind: "missing", hasName, hasTable });

describe("findHeader", () => {
  it.each([
    ["Name", "Table Number"],
    ["Full Name", "Table"],
    ["Guest", "Table #"],
    ["Guest Name", "Table No."],
    ["GUEST(S)", "Seat Table"],
    ["Name des Gastes", "Tisch-Nr."],
    ["Gäste", "TISCH"],
    ["Nom de l’invité", "N° de table"],
    ["Invité·e·s", "Numéro  de\ntable"],
    ["Nombre completo", "Mesa"],
    ["Invitado", "N.º de mesa"],
    ["Nominativo", "Tavolo n."],
    ["Nome do convidado", "Número da Mesa"],
    ["Volledige naam", "Tafelnummer"],
    ["Name*", "Table (final)"],
    ["Name [required]", "№ table"],
  ])("recognizes %s and %s", (name, table) => {
    expect(found(name, table)).toEqual(columns([0], 1));
  });

  it.each([
    [["First Name", "Last Name", "Table"], [0, 1], 2],
    [["Surname", "Forename", "Table"], [1, 0], 2],
    [["Tisch", "Nachname", "Vorname"], [2, 1], 0],
    [["Name", "Vorname", "Tisch"], [1, 0], 2],
    [["Nom", "Prénom", "Table"], [1, 0], 2],
    [["Nombre", "Apellidos", "Mesa"], [0, 1], 2],
    [["Nombre", "Primer apellido", "Segundo apellido", "Mesa"], [0, 1, 2], 3],
    [["Cognome", "Nome", "Tavolo"], [1, 0], 2],
    [["Sobrenome", "Nome", "Mesa"], [1, 0], 2],
    [["Voornaam", "Tussenvoegsel", "Achternaam", "Tafel"], [0, 1, 2], 3],
    [["First", "Last", "Guest", "Table"], [0, 1], 3],
    [["First Name", "Table"], [0], 1],
    [["Family name", "Table"], [0], 1],
  ])("composes the name of %j", (cells, nameColumns, tableColumn) => {
    expect(found(...cells)).toEqual(columns(nameColumns, tableColumn));
  });

  it("finds the header row below title rows and blank columns", () => {
    const rows = rowsOf(
      ["Anna & Ben"],
      ["Seating plan", "", "20 November"],
      ["", "Guest", "", "Table"],
      ["", "Zoë", "", "5"],
    );
    expect(findHeader(rows)).toEqual(columns([1], 3, 2));
  });

  it("treats a header row right above another as a title, unless it starts like the lists that we write", () => {
    const title = rowsOf(["Guests", "Tables"], ["First Name", "Last Name", "Table"], ["Zoë", "Lee", "5"]);
    expect(findHeader(title)).toEqual(columns([0, 1], 2, 1));
    const own = rowsOf(["Name", "Table Number"], ["Guest", "Table"]);
    expect(findHeader(own)).toEqual(columns([0], 1));
  });

  it("prefers exact wording when two columns match, and says so", () => {
    const two = ["Guest", "Table", "Name", "Table Number"];
    expect(found(...two)).toMatchObject({ header: { nameColumns: [2], tableColumn: 3 } });
    expect(warningsOf(...two)).toEqual([
      'More than one column could hold the table: "Table Number" was used; "Table" was kept as additional info.',
      'More than one column could hold the name: "Name" was used; "Guest" was kept as additional info.',
    ]);
    const parts = ["First Name", "Last Name", "Full Name", "Table"];
    expect(found(...parts)).toMatchObject({ header: { nameColumns: [2] } });
    expect(warningsOf(...parts)).toEqual([expect.stringContaining('"First Name" and "Last Name" were kept')]);
    expect(warningsOf("First Name", "Last Name", "Surname", "Forename", "Guest Last Name", "Table")).toEqual([
      'More than one column could hold the name: "First Name" and "Last Name" were used; "Forename", "Surname" and "Guest Last Name" were kept as additional info.',
    ]);
    expect(found("name", "Name", "table")).toMatchObject({ header: { nameColumns: [1] } });
  });

  it("reports the parts of a header that it found when none is complete", () => {
    expect(found("Name", "Meal")).toEqual(missing(true, false));
    expect(found("Tisch", "Menü")).toEqual(missing(false, true));
    expect(found("this is no list")).toEqual(missing(false, false));
    expect(findHeader([])).toEqual(missing(false, false));
  });

  it("does not treat words for other things as a header", () => {
    expect(found("Table tennis", "Username", "Names of things")).toEqual(missing(false, false));
    expect(found("constructor", "__proto__", "toString")).toEqual(missing(false, false));
  });

  it("ignores case, white space, punctuation and accents of words", () => {
    const blank = fc.constantFrom("", " ", "  ", "\t", "\n", "-", "_", ".", ":", "*", "\u00a0");
    const disguised = (words: readonly string[]) =>
      fc
        .tuple(fc.constantFrom(...words), blank, blank, fc.boolean(), fc.boolean())
        .map(([word, before, after, upper, plain]) => {
          const text = plain ? word.normalize("NFD").replace(/\p{Mark}/gu, "") : word;
          return before + (upper ? text.toUpperCase() : text).replaceAll(" ", ` ${before}`) + after;
        });
    fc.assert(
      fc.property(
        disguised([...wordsFor("fullName"), ...wordsFor("guest")]),
        disguised(wordsFor("table")),
        (name, table) => {
          expect(found("Meal", name, table)).toEqual(columns([1], 2));
        },
      ),
    );
  });
});
