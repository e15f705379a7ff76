import XLSX from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { kindOfFile } from "./file-kind.ts";
import { readXls } from "./workbook-rows.ts";

const { CFB, utils, write } = XLSX;
const rows = Array.from({ length: 300 }, (_, index) => [`Guest ${index}`, String(index % 9)]);

const written = (bookType: XLSX.BookType): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(rows), "Guests"), { type: "buffer", bookType });
const records: Buffer = Buffer.from(CFB.find(CFB.read(written("biff8"), { type: "buffer" }), "/Workbook").content);
const cellsOf = (bytes: Buffer) => readXls(bytes).map((unread) => unread.read().rows.map(({ cells }) => cells));

interface Layout {
  sectorBytes?: number;
  /** The table of sectors is located by a sector of its own, not by the header. */
  isTableFar?: boolean;
  statedSize?: number;
  /** Follows the last sector of the stream. */
  afterLast?: number;
}

function compoundFile({ sectorBytes = 512, isTableFar = false, statedSize, afterLast = -2 }: Layout): Buffer {
  const header = Buffer.alloc(sectorBytes);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.write(sectorBytes === 512 ? "3e000300feff09000600" : "3e000400feff0c000600", 24, "hex");
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(4096, 56);
  header.fill(0xff, 76, 512);
  header.writeUInt32LE(1, 48);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(isTableFar ? 2 : -2, 68);
  if (!isTableFar) header.writeUInt32LE(0, 76);
  const difat = Buffer.alloc(sectorBytes, 0xff);
  difat.writeUInt32LE(0, 0);
  const directory = Buffer.alloc(sectorBytes);
  const entries = [
    { name: "Root Entry", child: 2, start: -2, size: 0 },
    { name: "Workbook", child: -1, start: 900, size: 5000 },
    { name: "WORKBOOK", child: -1, start: 3, size: statedSize ?? records.length },
  ];
  for (const [index, { name, child, start, size }] of entries.entries()) {
    const entry = directory.subarray(index * 128, (index + 1) * 128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE(name.length * 2 + 2, 64);
    entry.writeUInt8(index === 0 ? 5 : 2, 66);
    entry.fill(0xff, 68, 76);
    entry.writeInt32LE(child, 76);
    entry.writeInt32LE(start, 116);
    entry.writeInt32LE(size, 120);
  }
  const count = Math.ceil(records.length / sectorBytes);
  const tableBytes = Math.max(sectorBytes, 4 * (count + 3));
  expect(tableBytes).toBe(sectorBytes);
  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeInt32LE(-2, 4);
  for (let index = 0; index < count; index += 1) {
    table.writeInt32LE(index === count - 1 ? afterLast : index + 4, (index + 3) * 4);
  }
  return Buffer.concat([header, table, directory, difat, records]);
}

describe("readXls, with compound files as programs write them", () => {
  it.each([
    ["a last sector that is cut short", compoundFile({})],
    ["sectors of 4096 bytes", compoundFile({ sectorBytes: 4096 })],
    ["a table of sectors that the header does not list", compoundFile({ isTableFar: true })],
    ["a size that is rounded up", compoundFile({ statedSize: records.length + 4096 })],
    ["bytes after its end", Buffer.concat([compoundFile({}), Buffer.alloc(3000, 7)])],
  ])("reads %s", (_, bytes) => {
    expect(cellsOf(bytes)).toEqual([rows]);
  });

  it("ends for a chain of sectors that never ends", () => {
    expect(() => cellsOf(compoundFile({ afterLast: 3, statedSize: 1e9 }))).not.toThrow("too much memory");
  });

  it("refuses it wherever it was cut off", () => {
    const bytes = compoundFile({});
    for (let length = 8; length < bytes.length; length += 997) {
      expect(() => cellsOf(bytes.subarray(0, length))).toThrow("damaged or was not uploaded completely");
    }
    expect(() => cellsOf(bytes.subarray(0, -1))).toThrow("damaged");
  });
});

describe("readXls, with workbooks older than Excel 5", () => {
  it("reads Excel 2, unless it is cut off", () => {
    const bytes = written("biff2");
    expect(kindOfFile(bytes, "guests.xls", "").actual).toBe("xls");
    expect(cellsOf(bytes)).toEqual([rows]);
    expect(() => cellsOf(bytes.subarray(0, -1))).toThrow("damaged");
    expect(() => cellsOf(bytes.subarray(0, bytes.length / 2))).toThrow("damaged");
  });
});
