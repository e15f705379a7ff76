import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { csvRows } from "./csv-rows.ts";

const rowsOf = (text: string, delimiter: string) => [...csvRows(text, delimiter)];

/** Rows of another parser, without trailing blank cells and blank rows. */
function rowsOfOracle(text: string, delimiter: string) {
  const records = parse(text, { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true });
  return records
    .map((cells, index) => {
      const trimmed = cells.map((cell) => cell.trim());
      return { number: index + 1, cells: trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== "") + 1) };
    })
    .filter(({ cells }) => cells.length > 0);
}

const delimiter = fc.constantFrom(",", ";", "\t", "|");
const quoted = fc
  .string({ unit: fc.constantFrom("a", "é", "😀", '""', ",", ";", "\t", "|", "\n", "\r\n", "\r", " ") })
  .map((content) => `"${content}"`);
const unquoted = fc.string({ unit: fc.constantFrom("a", "é", "😀", "'", " "), maxLength: 5 });
const rows = fc.array(fc.array(fc.oneof(quoted, unquoted), { minLength: 1, maxLength: 5 }), { maxLength: 8 });

it("finds the same rows as csv-parse in every text that RFC 4180 allows", () => {
  fc.assert(
    fc.property(rows, delimiter, fc.constantFrom("\n", "\r\n", "\r"), fc.boolean(), (cells, separator, end, atEnd) => {
      const text = cells.map((row) => row.join(separator)).join(end) + (atEnd ? end : "");
      expect(rowsOf(text, separator)).toEqual(rowsOfOracle(text, separator));
    }),
    { numRuns: randomRuns(1000) },
  );
});

it("ends for every text, with rows or a refusal", () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\t", " ", "\n", "\r"), maxLength: 40 });
  fc.assert(
    fc.property(text, delimiter, (text, separator) => {
      try {
        const found = rowsOf(text, separator);
        expect(found.every(({ cells }) => cells.length > 0 && cells.at(-1) !== "")).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: "UNREADABLE_FILE" });
      }
    }),
    { numRuns: randomRuns(2000) },
  );
});
