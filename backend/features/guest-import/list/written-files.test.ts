import XLSX from "@e965/xlsx";
import fc from "fast-check";
import { expect, it } from "vitest";
import { byteOrderMark, csvText } from "../../../../common/csv-text.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { parseGuestList } from "../../../testing/parse-guest-list.ts";
import { presentList } from "../../../testing/present-list.ts";
import { type GuestField, guestCells, headerCells, type WrittenGuest } from "../../guests/export/guest-table.ts";
import { XlsxWriter } from "../../guests/export/xlsx-writer.ts";
import { readCsv } from "../formats/csv-rows.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";
import { rateHeader } from "./layout/header-row.ts";
import { tableText, tidyText } from "./model/cell-kind.ts";
import type { Attendance, ImportedGuest } from "./model/guest-list.ts";

const nasty = fc.constantFrom(
  ...[
    "=1+1",
    "+49 1",
    "-",
    "@home",
    "'=x",
    "''-y",
    "'quoted'",
    "_x0041_",
    "__x005f__x000D_",
    "a;b",
    "a|b\tc",
    'say "x"',
    "＝1+1",
    "x;=1+1;y",
    'x;"＠SUM(A1)|\t-2',
    "one\n+1",
    "\u061b=1",
    "x;'=1",
  ],
  ...["Name", "Table Number", "1.0", "007", "TRUE", "#N/A", "2026-11-20", "sep=;", ",", "é", "e\u0301", "محمد", "😀"],
);
const text = fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 20 }));
const notBlank = (value: string) => value !== "";

const column = fc.constantFrom(
  ...["Meal", "__proto__", "constructor", "=x", "'@y", 'The "rest"', "Notes; other", "Column D"],
  ...["Name", "Table Number", "First Name", "Last Name", "Full Name", "Guest", "Table", "Vorname", "Tisch"],
  ...["Household", "Guest of", "Attendance", "Seat", "Household (2)", "Haushalt", "Plus one of", "Platz"],
);

type Listed = WrittenGuest & Pick<ImportedGuest, "additionalInfo">;

const fields = ["otherNames", "household", "guestOf", "attendance", "seat"] as const;

const guest = (columns: string[]) =>
  fc
    .tuple(
      text.map(normaliseGuestName).filter(notBlank),
      text.map(tableText),
      fc.array(text.map(tidyText), { minLength: columns.length, maxLength: columns.length }),
      fc.oneof(fc.constant(""), text.map(tableText)),
      fc.constantFrom<Attendance[]>("unknown", "yes", "no"),
      fc.boolean(),
      fc.constantFrom("", "", "née Holm", "Annie; Anna; Bill Clayton"),
    )
    .map(
      ([name, tableNumber, values, household, attendance, isSeated, otherNames]): Listed => ({
        ...{ name, tableNumber, otherNames, household, attendance, guestOf: "" },
        seatNumber: isSeated ? 0 : null,
        additionalInfo: columns.flatMap((header, index): [string, string][] =>
          values[index] ? [[header, values[index]]] : [],
        ),
      }),
    )
    // A row like the header counts as a repeated header.
    .filter(({ name, tableNumber }) => name !== "Name" || tableNumber !== "Table Number");

function seated(guests: readonly Listed[], hosts: readonly number[]): Listed[] {
  return guests.map((one, place) => {
    const host = guests[hosts[place] ?? -1];
    const seatNumber = one.seatNumber === null || one.tableNumber === "" ? null : place + 1;
    return { ...one, seatNumber, guestOf: host === undefined || host === one ? "" : host.name };
  });
}

const lists = fc.tuple(fc.uniqueArray(column, { maxLength: 6 }), fc.subarray([...fields])).chain(([columns, known]) =>
  fc
    .tuple(
      fc.array(guest(columns), { minLength: 1, maxLength: 20 }),
      fc.array(fc.integer({ min: -10, max: 19 }), { minLength: 20, maxLength: 20 }),
    )
    .map(([guests, hosts]) => {
      const listed = seated(guests, hosts).map((one) => ({ ...one, ...nothingBut(known) }));
      return {
        columns: columns.filter((header) => listed.some((one) => hasColumn(one, header))),
        known,
        guests: listed,
      };
    }),
);

const hasColumn = ({ additionalInfo }: Listed, header: string) => new Map(additionalInfo).has(header);

function nothingBut(known: readonly GuestField[]): Partial<Listed> {
  return {
    ...(!known.includes("otherNames") && { otherNames: "" }),
    ...(!known.includes("household") && { household: "" }),
    ...(!known.includes("guestOf") && { guestOf: "" }),
    ...(!known.includes("attendance") && { attendance: "unknown" }),
    ...(!known.includes("seat") && { seatNumber: null }),
  };
}

async function xlsx(rows: string[][]): Promise<Buffer> {
  const writer = new XlsxWriter();
  writer.add(rows);
  return writer.finish();
}

const writers: [SpreadsheetKind, (rows: string[][]) => Promise<Buffer>][] = [
  ["csv", async (rows) => Buffer.from(byteOrderMark + csvText(rows))],
  ["xlsx", xlsx],
];

it.each(writers)("reads any list that we write as .%s as the same list", async (kind, write) => {
  await fc.assert(
    fc.asyncProperty(lists, async ({ columns: extra, known, guests }) => {
      const columns = { fields: known, extra };
      const bytes = await write([headerCells(columns), ...guests.map((one) => guestCells(one, columns))]);
      const present = presentList(guests);
      const list = await parseGuestList(bytes, { named: kind, actual: kind }, { present });
      const read = list.guests.map(
        ({ guestOf = -1, otherNames = "", household = "", attendance = "unknown", seatNumber = 0, ...rest }) => ({
          ...{ ...rest, otherNames, household, attendance, seatNumber: seatNumber || null },
          guestOf: list.guests[guestOf]?.name ?? "",
        }),
      );
      expect(read).toMatchObject(guests);
      expect(list).toMatchObject({ columns: extra, rowErrors: [] });
      // What a list lacks stays as it is.
      expect(list.guests.some(({ household }) => household === undefined)).toBe(
        !known.includes("household") && !extra.includes("Household"),
      );
    }),
    { numRuns: randomRuns(kind === "csv" ? 500 : 100, 25) },
  );
});

/** As seen by a program that splits lines at this character: quotes count only at the start of a cell. */
function cellsSeen(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\\r\\n]*)(?:[${separator}\\r\\n]|$)`, "gu");
  return [...csv.matchAll(cell)].map(([, quoted = "", rest = ""]) => quoted.replaceAll('""', '"') + rest);
}

const separators = [",", ";", "\t", "|", "\u061b"];
const signs = fc.constantFrom(...separators, ..."=+-@＝＋－＠\"' \r\n1");
const suspicious = fc.oneof(text, fc.string({ unit: signs, maxLength: 12 })).map(tidyText);

it("runs no cell of a CSV file as a formula, wherever a program starts a cell", () => {
  fc.assert(
    fc.property(fc.array(suspicious, { minLength: 1, maxLength: 4 }), (cells) => {
      const csv = csvText([cells]);
      for (const separator of separators) {
        for (const seen of cellsSeen(csv, separator)) expect(seen).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r]/u);
      }
      const [row] = readCsv(Buffer.from(`sep=,\r\n${csvText([["x", ...cells, "x"]])}`), rateHeader).sheet.rows;
      expect(row?.cells.slice(1, -1)).toEqual(cells);
    }),
    { numRuns: randomRuns(1_000) },
  );
});

it("writes text that looks like a formula into a workbook as text", async () => {
  const formulas = ["=1+1", "+1", "-1", "@x", "＝1", '=HYPERLINK("https://example.com")'];
  const bytes = await xlsx([["Name", "Table Number"], ...formulas.map((one) => [one, one])]);
  const sheet = XLSX.read(bytes).Sheets.Guests ?? {};
  const cells = Object.keys(sheet).filter((name) => /^[A-Z]+\d+$/.test(name));
  expect(cells).toHaveLength(2 * formulas.length + 2);
  for (const name of cells) {
    expect(sheet[name]).toMatchObject({ t: "s" });
    expect(sheet[name]).not.toHaveProperty("f");
  }
  for (const [index, formula] of formulas.entries()) expect(sheet[`A${index + 2}`]).toMatchObject({ v: formula });
});
