import fc from "fast-check";
import { expect, it } from "vitest";
import { decisionIds } from "../../../../common/guest-file.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxExtraColumnNameLength,
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestNameLength,
  maxTableNumberLength,
} from "../../../../common/limits.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { columnUse } from "../guest-preview.ts";
import type { GuestList, ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

const words =
  "Name|Table|First Name|Last Name|Plus One|RSVP|Party Size|Table 1|8/10|+1|Anna Meier|Ben & Cleo Lind|Meier, Dora|TBD|No|2026-03-04|３";
const cell = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("", "\u202e1\u0000", "x".repeat(1500), ...words.split("|")),
  fc.string({ unit: fc.constantFrom(..."&+/,;()|-–—:.#0١一 \n\t'’"), maxLength: 30 }),
);
const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 14 });
const options = "rows headings chartBelow textTables 1 2 none keep asWritten no yes above Table".split(" ");
const answers = fc.array(
  fc.record({ decision: fc.constantFrom(...decisionIds), option: fc.constantFrom(...options) }),
  { maxLength: 3 },
);
const mapping = fc.array(
  fc.record({
    column: fc.constantFrom("Name", "Table", "Column A", "Column B", "x"),
    use: fc.constantFrom(...columnUse.options),
  }),
  { maxLength: 4 },
);
const choices: fc.Arbitrary<ReadingChoices> = fc.oneof(
  fc.constant({}),
  fc.record({ answers }),
  fc.record({ answers, mapping }),
);

async function read(bytes: Buffer, made: ReadingChoices = {}) {
  try {
    const { list, decisions, fileColumns } = await parseGuestFile(bytes, { named: "csv", actual: "csv" }, made);
    return { list, decisions, fileColumns };
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code };
    throw error;
  }
}

function csv(cells: readonly (readonly string[])[]): Buffer {
  return Buffer.from(cells.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")).join("\n"));
}

function expectStorable({ guests, columns }: GuestList): void {
  expect(columns.length).toBeLessThanOrEqual(maxExtraColumns);
  expect(new Set(columns).size).toBe(columns.length);
  for (const { name, tableNumber, additionalInfo } of guests) {
    expect(name).toBe(normaliseGuestName(name));
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(maxGuestNameLength);
    expect(tableNumber).toBe(normaliseGuestName(tableNumber));
    expect(tableNumber.length).toBeLessThanOrEqual(maxTableNumberLength);
    expect(new Set(additionalInfo.map(([column]) => column)).size).toBe(additionalInfo.length);
    for (const [column, value] of additionalInfo) {
      expect(columns).toContain(column);
      expect(column.length).toBeLessThanOrEqual(maxExtraColumnNameLength);
      expect(value.length).toBeLessThanOrEqual(maxExtraColumnValueLength);
      expect(value).toBe(value.trim());
    }
  }
}

it("reads any cells with any choices as a storable list or refuses them, the same each time", async () => {
  await fc.assert(
    fc.asyncProperty(rows, choices, async (cells, made) => {
      const outcome = await read(csv(cells), made);
      expect(await read(csv(cells), made)).toEqual(outcome);
      if ("code" in outcome) expect(["UNREADABLE_FILE", "BAD_INPUT"]).toContain(outcome.code);
      else if (outcome.list !== undefined) expectStorable(outcome.list);
    }),
    { numRuns: randomRuns(100) },
  );
});
