import fc from "fast-check";
import { expect, it } from "vitest";
import { byteOrderMark, csvText } from "../../../../common/csv-text.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import { tableText, tidyText } from "./cell-text.ts";
import type { FileKind, ImportedGuest } from "./guest-list.ts";
import { guestCells, headerCells } from "./guest-table.ts";
import { parseGuestList } from "./parse-guest-list.ts";
import { XlsxWriter } from "./xlsx-writer.ts";

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
  ],
  ...["Name", "Table Number", "1.0", "007", "TRUE", "#N/A", "2026-11-20", "sep=;", ",", "é", "e\u0301", "محمد", "😀"],
);
const text = fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 20 }));
const notBlank = (value: string) => value !== "";

const column = fc.constantFrom(
  ...["Meal", "__proto__", "constructor", "=x", "'@y", 'The "rest"', "Notes; other", "Column D"],
  ...["Name", "Table Number", "First Name", "Last Name", "Full Name", "Guest", "Table", "Vorname", "Tisch"],
);

const guest = (columns: string[]) =>
  fc
    .tuple(
      text.map(normaliseGuestName).filter(notBlank),
      text.map(tableText),
      fc.array(text.map(tidyText), { minLength: columns.length, maxLength: columns.length }),
    )
    .map(
      ([name, tableNumber, values]): ImportedGuest => ({
        name,
        tableNumber,
        additionalInfo: columns.flatMap((header, index): [string, string][] =>
          values[index] ? [[header, values[index]]] : [],
        ),
      }),
    )
    // A row like the header is taken for one that is printed again.
    .filter(({ name, tableNumber }) => name !== "Name" || tableNumber !== "Table Number");

const lists = fc.uniqueArray(column, { maxLength: 6 }).chain((columns) =>
  fc.array(guest(columns), { minLength: 1, maxLength: 20 }).map((guests) => ({
    columns: columns.filter((header) => guests.some(({ additionalInfo }) => new Map(additionalInfo).has(header))),
    guests,
  })),
);

async function xlsx(rows: string[][]): Promise<Buffer> {
  const writer = new XlsxWriter();
  writer.add(rows);
  return writer.finish();
}

const writers: [FileKind, (rows: string[][]) => Promise<Buffer>][] = [
  ["csv", async (rows) => Buffer.from(byteOrderMark + csvText(rows))],
  ["xlsx", xlsx],
];

it.each(writers)("any list that we write as .%s is the same list when it is read", async (kind, write) => {
  await fc.assert(
    fc.asyncProperty(lists, async ({ columns, guests }) => {
      const bytes = await write([headerCells(columns), ...guests.map((one) => guestCells(one, columns))]);
      const list = await parseGuestList(bytes, { named: kind, actual: kind });
      expect(list).toMatchObject({ columns, guests, rowErrors: [] });
    }),
    { numRuns: kind === "csv" ? 500 : 100 },
  );
});

it("lets no cell of a CSV file be run as a formula", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      expect(csvText([cells])).not.toMatch(/(^|[,\n])"?[=+\-@]/);
    }),
  );
  expect(csvText([["=1", "''+1", "a,b"]])).toBe("'=1,'''+1,\"a,b\"\r\n");
});
