import XLSX from "@e965/xlsx";
import { XlsxWriter } from "../../backend/features/guests/export/xlsx-writer.ts";
import { csvText } from "../../common/csv-text.ts";
import { maxUploadBytes } from "../../common/limits.ts";
import type { Random } from "../lib/random.ts";

export interface LargeFile {
  kind: "csv" | "xlsx" | "xls";
  content: Buffer;
  rows: string[][];
}

const header = ["Name", "Table Number", "Meal", "Notes"];
const syllables = [
  "an",
  "ber",
  "cla",
  "do",
  "el",
  "fin",
  "gus",
  "hol",
  "ing",
  "jo",
  "kar",
  "lin",
  "mar",
  "nor",
  "ola",
  "per",
];
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
    String(1 + (i % 400)),
    random.pick(meals),
    random.chance(0.2) ? `Arrives with ${word(random)} ${word(random)}` : "",
  ]);
}

async function write(kind: LargeFile["kind"], rows: string[][]): Promise<Buffer> {
  const all = [header, ...rows];
  if (kind === "csv") return Buffer.from(csvText(all));
  if (kind === "xls") {
    return XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(all), "Guests"), {
      type: "buffer",
      bookType: "biff8",
    });
  }
  const writer = new XlsxWriter();
  writer.add(all);
  return writer.finish();
}

/** Initial rows per kind of file: .xls sheets end at row 65,536, and each .xlsx row takes about 35 bytes compressed. */
const sampleSize = 20_000;
const maxRows = { csv: 200_000, xlsx: 200_000, xls: 65_535 };

/** A file as close below the 5 MB limit as its rows allow. */
export async function makeLargeFile(kind: LargeFile["kind"], random: Random): Promise<LargeFile> {
  const sample = await write(kind, makeRows(random, sampleSize));
  const count = Math.min(maxRows[kind], Math.floor((sampleSize * wanted) / sample.length));
  const rows = makeRows(random, count);
  const content = await write(kind, rows);
  if (content.length <= maxUploadBytes) return { kind, content, rows };
  const fitting = rows.slice(0, Math.floor((count * wanted) / content.length));
  return { kind, content: await write(kind, fitting), rows: fitting };
}
