import XLSX from "@e965/xlsx";
import { XlsxWriter } from "../../backend/features/guests/export/xlsx-writer.ts";
import { csvText } from "../../common/csv-text.ts";
import { maxUploadBytes } from "../../common/limits.ts";
import type { Random } from "../../common/testing/random.ts";

export const fileKinds = ["csv", "xlsx", "xls", "ods", "xlsb"] as const;

type FileKind = (typeof fileKinds)[number];

export interface LargeFile {
  kind: FileKind;
  content: Buffer;
  rows: string[][];
}

const tableCount = 400;
const header = ["Name", "Table Number", "Meal", "Notes"];
const syllables = "an ber cla do el fin gus hol ing jo kar lin mar nor ola per".split(" ");
const meals = ["Fish", "Beef", "Vegan", "Vegetarian, no nuts", ""];

/** Largest first: a file is shortened until it can be uploaded. */
const wanted = maxUploadBytes * 0.985;

function word(random: Random): string {
  const text = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join("");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function makeRows(random: Random, count: number): string[][] {
  return Array.from({ length: count }, (_, i) => [
    `${word(random)} ${word(random)}`,
    String(1 + (i % tableCount)),
    random.pick(meals),
    random.chance(0.2) ? `Arrives with ${word(random)} ${word(random)}` : "",
  ]);
}

/** A file of a kind with these rows, the first of which is its header. */
async function writeRows(kind: FileKind, rows: string[][]): Promise<Buffer> {
  if (kind === "csv") return Buffer.from(csvText(rows));
  if (kind === "xlsx") {
    const writer = new XlsxWriter();
    writer.add(rows);
    return writer.finish();
  }
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Guests");
  const bookType = kind === "xls" ? "biff8" : kind;
  const written: unknown = XLSX.write(book, { type: "buffer", bookType, bookSST: true, compression: true });
  if (!Buffer.isBuffer(written)) throw new Error(`No .${kind} file was written.`);
  return written;
}

/** Initial rows per kind of file: .xls sheets end at row 65,536; others take 9 to 35 bytes a row, compressed. */
const sampleSize = 20_000;
const maxRows: Record<FileKind, number> = { csv: 200_000, xlsx: 200_000, xls: 65_535, ods: 200_000, xlsb: 200_000 };

/** A file as close below the 5 MB limit as its rows allow. */
export async function makeLargeFile(kind: FileKind, random: Random): Promise<LargeFile> {
  const write = (rows: string[][]) => writeRows(kind, [header, ...rows]);
  const sample = await write(makeRows(random, sampleSize));
  const count = Math.min(maxRows[kind], Math.floor((sampleSize * wanted) / sample.length));
  const rows = makeRows(random, count);
  const content = await write(rows);
  if (content.length <= maxUploadBytes) return { kind, content, rows };
  const fitting = rows.slice(0, Math.floor((count * wanted) / content.length));
  return { kind, content: await write(fitting), rows: fitting };
}
