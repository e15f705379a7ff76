import { expect, it } from "vitest";
import { maxUploadBytes } from "../../../common/limits.ts";
import { sheetXml, textRow, workbookArchive } from "../../testing/workbook-archive.ts";
import { readGuestFile, readingLimits } from "./guest-file.service.ts";
import { listOf } from "./list/model/guest-list.ts";

const read = async (bytes: Buffer, filename: string, limits = readingLimits) =>
  listOf(await readGuestFile({ content: bytes, filename, mimetype: "application/octet-stream" }, {}, limits));

it("reads a file of exactly the maximum size", async () => {
  const bytes = Buffer.alloc(maxUploadBytes, "\n");
  bytes.write("Name,Table\nZoë,5\nBen,6\n");
  expect((await read(bytes, "guests.csv")).guests).toHaveLength(2);
});

const sheet = sheetXml(textRow(1, "Name", "Table") + textRow(2, "Zoë", "5"));
// A busy machine takes longer to fill the memory than an organizer would wait.
const patient = { ...readingLimits, timeoutMs: 80_000 };

it.each([
  ["in its heap", { ...patient, maxHeapMegabytes: 64 }],
  ["in total", { ...patient, maxResidentBytes: 150 * 1024 * 1024 }],
])("stops a bomb of shared strings that takes too much memory %s", async (_, limits) => {
  const sharedStrings = `<si><t>${"a".repeat(20_000)}</t></si>`.repeat(6_000);
  const bomb = workbookArchive({ sheet, sharedStrings });
  expect(bomb.length).toBeLessThan(500_000);
  await expect(read(bomb, "guests.xlsx", limits)).rejects.toMatchObject({
    code: "UNREADABLE_FILE",
    message: expect.stringContaining("too much memory"),
  });
});
