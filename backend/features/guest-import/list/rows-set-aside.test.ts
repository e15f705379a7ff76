import ExcelJS from "exceljs";
import { expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

type Row = "hidden" | "struck" | "plain";

/** Guests "A", "B" and so on, one for each row, and what is asked. */
async function read(rows: readonly Row[], option?: string) {
  const sheet = new ExcelJS.Workbook().addWorksheet("Guests");
  sheet.addRow(["Name", "Table"]);
  for (const [index, kind] of rows.entries()) {
    const row = sheet.addRow([`${"ABC"[index]} Meier`, 1 + index]);
    row.hidden = kind === "hidden";
    row.font = { strike: kind === "struck" };
  }
  const bytes = Buffer.from(await sheet.workbook.xlsx.writeBuffer());
  const answers = option === undefined ? undefined : [{ decision: `${rows[0]}Rows`, option }];
  const { list, decisions } = await parseGuestFile(bytes, { named: "xlsx", actual: "xlsx" }, { answers });
  return {
    guests: list.guests.map(({ name }) => name).join(),
    asked: decisions.filter(({ isCertain }) => !isCertain).map(({ id, examples }) => [id, ...examples]),
    told: inEnglish(list.notGuests.map(({ message }) => message)),
  };
}

it.each(["hidden", "struck"] as const)("leaves %s rows out unless the organizer wants them, and asks", async (kind) => {
  const rows = [kind, "plain", "plain"] as const;
  expect(await read(rows)).toMatchObject({ guests: "B Meier,C Meier", asked: [[`${kind}Rows`, "A Meier · 1"]] });
  expect(await read(rows, "read")).toMatchObject({ guests: "A Meier,B Meier,C Meier", asked: [] });
  await expect(read(rows, "perhaps")).rejects.toMatchObject({ code: "BAD_INPUT" });
});

it("tells who was struck out", async () => {
  expect((await read(["struck", "plain", "plain"])).told).toEqual([expect.stringContaining("A Meier")]);
});
