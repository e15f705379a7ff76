import { expect, it } from "vitest";
import { maxExtraColumns, maxExtraColumnValueLength, maxGuestsPerEvent } from "../../../../common/limits.ts";
import { parseGuestList } from "../../../testing/parse-guest-list.ts";
import { sheetXml, textRow, workbookArchive } from "../../../testing/workbook-archive.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";

const parse = (bytes: Buffer, kind: SpreadsheetKind) => parseGuestList(bytes, { named: kind, actual: kind });
const csv = (text: string) => parse(Buffer.from(text), "csv");
const listOf = (rows: readonly (readonly string[])[]) => csv(rows.map((cells) => cells.join(",")).join("\n"));
const namesOf = ({ guests }: Awaited<ReturnType<typeof csv>>) => guests.map(({ name }) => name);

it("survives ten thousand columns and a million empty rows", async () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(",");
  await expect(csv(`Name,Table,${columns}\nAnna,5,${columns}\n`)).rejects.toThrow("is outside");
  expect(namesOf(await csv(`Name,Table\nAnna,5\n${",\n".repeat(1_000_000)}Ben,6\n`))).toEqual(["Anna", "Ben"]);
  const empty = '<row r="3"><c r="A3" s="1"/></row>'.repeat(100_000);
  const sheet = sheetXml(textRow(1, "Name", "Table") + textRow(2, "Anna", "5") + empty);
  expect(namesOf(await parse(workbookArchive({ sheet }), "xlsx"))).toEqual(["Anna"]);
});

it("refuses more guests than an event can have", async () => {
  const rows = Array.from({ length: maxGuestsPerEvent + 1 }, () => ["Anna", "1"]);
  await expect(listOf([["Name", "Table"], ...rows])).rejects.toThrow("20,001 guests; an event can have at most 20,000");
  expect((await listOf([["Name", "Table"], ...rows.slice(1)])).guests).toHaveLength(maxGuestsPerEvent);
});

it("refuses more text than an event can have, such as from a workbook that repeats one text", async () => {
  const columns = Array.from({ length: maxExtraColumns }, (_, index) => `Column ${index}`);
  const row = ["Anna", "1", ...columns.map(() => "x".repeat(maxExtraColumnValueLength))];
  const rows = Array.from({ length: 350 }, () => row);
  await expect(listOf([["Name", "Table", ...columns], ...rows])).rejects.toThrow("too much text");
  expect((await listOf([["Name", "Table", ...columns], ...rows.slice(50)])).guests).toHaveLength(300);
});
