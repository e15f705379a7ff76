import { expect, it } from "vitest";
import { sheetXml, textRow, workbookArchive } from "../../testing/workbook-archive.ts";
import { readNamings } from "./stored-file-reading.service.ts";

const limits = { timeoutMs: 60_000, maxResidentBytes: 256 * 1024 * 1024, maxHeapMegabytes: 192 };
const names = [["Zorabel", "Öhlenquist"]];
const naming = Buffer.from("Name,Table\nZorabel Öhlenquist,1\n");
const other = workbookArchive({ sheet: sheetXml(textRow(1, "Ben Berg", "1")) });
/** Sorting these marks takes hours. */
const endless = Buffer.from(`a${"\u0301\u0316".repeat(1_000_000)}`);

it("says of each file whether it may name somebody", async () => {
  const files = [other, naming, Buffer.alloc(0), other];
  expect(await readNamings(files, names, limits)).toEqual([false, true, false, false]);
  expect(await readNamings([], names, limits)).toEqual([]);
});

it("counts what is not read in time as naming", async () => {
  const answers = await readNamings([endless, other, other], names, { ...limits, timeoutMs: 200 });
  expect(answers).toEqual([true, true, true]);
  expect(await readNamings([other], names, { ...limits, timeoutMs: 0 })).toEqual([true]);
});
