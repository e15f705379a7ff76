import XLSX from "@e965/xlsx";
import { XlsxWriter } from "../../backend/features/guests/export/xlsx-writer.ts";
import { csvText } from "../../common/csv-text.ts";
import { maxGuestsPerEvent } from "../../common/limits.ts";
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

/** A file with as many guests as an event can have. */
export async function makeLargeFile(kind: FileKind, random: Random): Promise<LargeFile> {
  const rows = makeRows(random, maxGuestsPerEvent);
  return { kind, content: await writeRows(kind, [header, ...rows]), rows };
}
