import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { randomSheets } from "../../../testing/random-sheets.ts";
import { unaccountedCells } from "../../../testing/unaccounted-cells.ts";
import { type WrittenSheet, xmlSpreadsheet } from "../../../testing/xml-spreadsheet.ts";
import type { GuestFileReading, ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

async function read(
  sheets: readonly WrittenSheet[],
  choices: ReadingChoices = {},
): Promise<GuestFileReading | undefined> {
  try {
    const reading = await parseGuestFile(xmlSpreadsheet(sheets), { named: "xls", actual: "xml2003" }, choices);
    return reading.problem === undefined ? reading : undefined;
  } catch (error) {
    if (error instanceof DomainError && ["UNREADABLE_FILE", "BAD_INPUT"].includes(error.code)) return undefined;
    throw error;
  }
}

/** Half of the columns are extra ones, as at most one can be the table. */
const otherUses = [
  ...(["plusOne", "partySize", "attendance", "household", "guestOf", "seat", "table"] as const),
  ...(["extra", "extra", "extra", "extra", "extra", "extra", "extra"] as const),
];
/** Fixed, because what accounts for a cell is partly a matter of judgment. Try others by hand. */
const seed = 20261122;
const someChoices = { minLength: 1, maxLength: 3 };

it("accounts for every cell, as read and with any answer", async () => {
  const picks = fc.array(fc.tuple(fc.nat(), fc.nat()), someChoices);
  await fc.assert(
    fc.asyncProperty(randomSheets, picks, async (sheets, picked) => {
      const reading = await read(sheets);
      if (reading === undefined) return;
      expect(unaccountedCells(sheets, reading)).toEqual([]);
      const { decisions, list } = reading;
      const rowsTakenIn = [...list.rowErrors, ...list.notGuests].map(({ row }) => row);
      const takenIn = await read(sheets, { rowsTakenIn });
      expect([rowsTakenIn, takenIn && unaccountedCells(sheets, takenIn)]).toEqual([rowsTakenIn, takenIn && []]);
      for (const [which, one] of picked) {
        const decision = decisions[which % decisions.length];
        const option = decision?.options[one % decision.options.length];
        if (decision === undefined || option === undefined) continue;
        const answers = [{ decision: decision.id, option: option.value }];
        const answered = await read(sheets, { answers });
        expect([answers, answered && unaccountedCells(sheets, answered)]).toEqual([answers, answered && []]);
      }
    }),
    { numRuns: randomRuns(250, 10), seed },
  );
});

it("accounts for every cell with any use of the columns", async () => {
  const uses = fc.array(fc.constantFrom(...otherUses), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(randomSheets, uses, fc.nat(7), async (sheets, others, name) => {
      const reading = await read(sheets);
      if (reading === undefined) return;
      const { fileColumns } = reading;
      const mapping = fileColumns.map(({ name: column }, index) => ({
        column,
        use: index === name % fileColumns.length ? ("name" as const) : (others[index] ?? "extra"),
      }));
      const mapped = await read(sheets, { mapping });
      expect([mapping, mapped && unaccountedCells(sheets, mapped)]).toEqual([mapping, mapped && []]);
    }),
    { numRuns: randomRuns(150, 10), seed },
  );
});
