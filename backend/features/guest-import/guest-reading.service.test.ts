import XLSX from "@e965/xlsx";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { inEuros, withoutFormat } from "../../testing/old-workbooks.ts";
import { sheetXml, textRow, workbookArchive, workbookFiles, zipArchive } from "../../testing/workbook-archive.ts";
import { readGuestFile, readingLimits } from "./guest-file.service.ts";
import { type GuestList, listOf } from "./list/model/guest-list.ts";

async function read(bytes: Buffer | string, filename = "guests.csv", limits = readingLimits): Promise<GuestList> {
  const file = { content: Buffer.from(bytes), filename, mimetype: "application/octet-stream" };
  return listOf(await readGuestFile(file, {}, limits));
}

const rows = [
  ["Name", "Table"],
  ["Zoë", "5"],
  ["Ben", "6"],
];
const sheet = sheetXml(rows.map((cells, index) => textRow(index + 1, ...cells)).join(""));
const xlsx = workbookArchive({ sheet });
const written = (bookType: "biff8" | "xlsb" | "ods"): Buffer =>
  XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Guests"), { type: "buffer", bookType });
const xls = written("biff8");
const lines = rows.map((cells) => cells.join("\t")).join("\r\n");
const guests = [
  { name: "Zoë", tableNumber: "5", additionalInfo: [], row: 2 },
  { name: "Ben", tableNumber: "6", additionalInfo: [], row: 3 },
];

const nothing = { tables: [], rowErrors: [], notGuests: [], takenIn: [], warnings: [] };

describe("readGuestFile", () => {
  it.each([
    ["guests.csv", Buffer.from("Name,Table\nZoë,5\nBen,6\n")],
    ["guests.xlsx", xlsx],
    ["guests.xls", xls],
    ["an-xlsx.csv", xlsx],
    ["a-csv.xlsx", Buffer.from("Name;Table\nZoë;5\nBen;6\n")],
    ["an-xls.xlsx", xls],
    ["guests.xlsb", written("xlsb")],
    ["guests.ods", written("ods")],
    ["unicode text of Excel.txt", iconv.encode(lines, "utf-16le", { addBOM: true })],
    [
      "page.html",
      Buffer.from(`<table><tr><td>${lines.replaceAll("\t", "<td>").replaceAll("\r\n", "<tr><td>")}</table>`),
    ],
  ])("reads %s in a separate process", async (filename, bytes) => {
    expect(await read(bytes, filename)).toEqual({ ...nothing, columns: [], guests });
  });
});

/** Takes a moment to read. */
const longList = `Name,Table\n${"Anna Berg,7\n".repeat(100_000)}`;

// A busy machine takes longer to fill the memory than an organizer would wait.
const patient = { ...readingLimits, timeoutMs: 80_000 };

it("reads a workbook of old without the number formats of the one before", async () => {
  const broken = withoutFormat(inEuros);
  const alone = await read(broken, "broken.xls");
  expect((await read(inEuros, "whole.xls")).guests).not.toEqual(alone.guests);
  expect(await read(broken, "broken.xls")).toStrictEqual(alone);
});

describe("readGuestFile, with hostile files", () => {
  it.each([30, 48, 100])("refuses the first %d bytes of a workbook", async (length) => {
    await expect(read(xlsx.subarray(0, length), "guests.xlsx")).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
  });

  it.each([
    ["takes too long", { ...readingLimits, timeoutMs: 1 }],
    ["uses too much processor time", { ...patient, maxProcessorMs: 1 }],
  ])("ends a process that %s", async (_, limits) => {
    await expect(read(longList, "guests.csv", limits)).rejects.toMatchObject({
      code: "UNREADABLE_FILE",
      message: expect.stringContaining("took too long"),
    });
  });

  it("refuses a forged size", async () => {
    const forged = zipArchive(workbookFiles({ sheet }).map((file) => ({ ...file, statedSize: 0xfffffff0 })));
    await expect(read(forged, "guests.xlsx")).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
  });
});
