import { expect, it } from "vitest";
import { sheetXml, textRow, workbookArchive } from "../../testing/workbook-archive.ts";
import { readNamings } from "./stored-file-reading.service.ts";

const limits = { timeoutMs: 60_000, maxResidentBytes: 256 * 1024 * 1024, maxHeapMegabytes: 192 };
const names = [["Zorabel", "Öhlenquist"]];
const other = workbookArchive({ sheet: sheetXml(textRow(1, "Ben Berg", "1")) });
/** Takes more memory than the process may use. */
const huge = workbookArchive({ sheet: `<a>${"\ufdfa".repeat(8_000_000)}` });

it("goes on behind a file that takes too much memory, which counts as naming", async () => {
  expect(await readNamings([other, huge, huge, other], names, limits)).toEqual([false, true, true, false]);
});
