import { expect, it } from "vitest";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import { sheetXml, workbookArchive } from "../../../testing/workbook-archive.ts";
import { readXlsx } from "./xlsx-rows.ts";

const xlsxSheets = (bytes: Buffer) => sheetsIn(readXlsx(bytes));

it("keeps looks for as many cells as a list has, and reads the others as plain", async () => {
  const styles =
    '<fonts><font/><font><b/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="1"/></cellXfs>';
  const bold = (row: number) =>
    Array.from({ length: 1024 }, (_, column) => `<c s="${1 + ((row >> column) & 1)}"/>`).join("");
  const rows = Array.from({ length: 600 }, (_, row) => `<row><c><v>${row}</v></c>${bold(row)}</row>`);
  const endless = `<row><c><v>9</v></c>${'<c r="B1" s="1"/>'.repeat(5000)}</row>`;
  const [sheet] = await xlsxSheets(workbookArchive({ sheet: sheetXml(endless + rows.join("")), styles }));
  const sizes = sheet?.rows.map(({ looks }) => looks?.size) ?? [];
  expect([sheet?.rows.length, sizes[0], sizes[1], sizes.at(-1)]).toEqual([601, 1, 1023, undefined]);
});
