import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { ChildLimits } from "../../lib/run-child.ts";
import { encodedList, listLanguages } from "../../testing/encoded-lists.ts";
import { inEuros, withoutFormat, xls } from "../../testing/old-workbooks.ts";
import { sheetXml, textRow, workbookArchive } from "../../testing/workbook-archive.ts";
import { readGuestFile, readingLimits } from "./guest-reading.service.ts";

const rows = [
  ["Name", "Table", "Paid"],
  ["Zoë Müller", "5", "12.5"],
  ["Łukasz", "6", "40"],
];
const lines = rows.map((cells) => cells.join(";")).join("\r\n");
const html = `<table>${rows.map((cells) => `<tr><td>${cells.join("</td><td>")}</td></tr>`).join("")}</table>`;

interface NamedFile {
  name: string;
  bytes: Buffer;
}

const encoded = Object.entries(listLanguages).map(([language, list], place): NamedFile => {
  const encoding = list.encodings[0] ?? "utf-8";
  return { name: `${language}.csv`, bytes: iconv.encode(encodedList(list, 30, place), encoding) };
});

const whole: NamedFile[] = [
  { name: "utf-8.csv", bytes: Buffer.from(lines) },
  { name: "utf-16.csv", bytes: iconv.encode(lines, "utf-16le", { addBOM: true }) },
  { name: "refused.csv", bytes: Buffer.from("Name,Meal\nAnna,Fish\n") },
  { name: "page.xls", bytes: Buffer.from(html) },
  { name: "biff8.xls", bytes: inEuros },
  { name: "formatless.xls", bytes: withoutFormat(inEuros) },
  { name: "biff5.xls", bytes: xls("biff5", '0" €"') },
  { name: "biff2.xls", bytes: xls("biff2", "0%") },
  { name: "binary.xlsb", bytes: xls("xlsb", '0.0" CHF"') },
  { name: "open.ods", bytes: xls("ods", "0.00") },
  {
    name: "new.xlsx",
    bytes: workbookArchive({ sheet: sheetXml(rows.map((cells, i) => textRow(i + 1, ...cells)).join("")) }),
  },
];

async function outcomeOf({ name: filename, bytes }: NamedFile, limits: ChildLimits): Promise<unknown> {
  const file = { content: bytes, filename, mimetype: "application/octet-stream" };
  return await readGuestFile(file, {}, limits).catch((error: unknown) => {
    if (error instanceof DomainError) return { code: error.code, messages: error.messages };
    throw error;
  });
}

it("reads a file the same way whatever its process has read before", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const drawn = <Value>(values: fc.Arbitrary<Value>, count: number) => fc.sample(values, { seed, numRuns: count });
  const languages = drawn(fc.constantFrom(...encoded), randomRuns(8, 8));
  const files = [...whole, ...languages];
  const alone: unknown[] = [];
  for (const [place, file] of files.entries()) {
    alone.push(await outcomeOf(file, { ...readingLimits, maxResidentBytes: 600 * 1024 * 1024 + place }));
  }
  const order = drawn(fc.nat(files.length - 1), randomRuns(80));
  const shared = { ...readingLimits, maxResidentBytes: 600 * 1024 * 1024 - 1 };
  for (const [turn, place] of order.entries()) {
    const file = files[place];
    if (!file) continue;
    const about = `${file.name} after ${order.slice(Math.max(0, turn - 5), turn).map((one) => files[one]?.name)}, seed ${seed}`;
    expect(await outcomeOf(file, shared), about).toStrictEqual(alone[place]);
  }
}, 300_000);
