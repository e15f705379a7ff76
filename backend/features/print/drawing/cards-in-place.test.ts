import { expect, it } from "vitest";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { defaultPrintOptions } from "../../../../common/print/print-rules.ts";
import { type SheetName, sheets } from "../../../../common/print/sheets.ts";
import { samplePrintFacts } from "../../../testing/print-samples.ts";
import { readAloud, readPdf } from "../../../testing/read-pdf.ts";
import type { PrintFacts } from "../pages/print-facts.ts";
import { printPdf } from "./print-document.ts";

const pointsPerMm = 72 / 25.4;
/** Between a name and the middle of its card. */
const tolerance = 0.2 * pointsPerMm;

const names = [
  ...["Zoë Ångström", "Nguyễn Thị Hạnh", "Ελένη Δήμου", "Жанна Иванова", "Արամ", "გიორგი", "דוד", "محمد", "अमित"],
  ...["অনিতা", "மாலா", "สมชาย", "አበበ", "王小明", "さくら", "김민준"],
];
const sample = samplePrintFacts(1);
const facts: PrintFacts = {
  ...sample,
  guests: names.map((name, at) => ({
    ...{ id: at + 1, name, table: String(1 + (at % 4)), seat: null, household: "", guestOf: "" },
    ...{ isChild: false, needsAccess: false, info: {} },
  })),
};

async function readCards(chosen: Partial<PrintOptions>) {
  const usual = defaultPrintOptions("place-cards", { language: "en", columns: [] });
  const options = { ...usual, order: "list", showTable: false, ...chosen } as const;
  const chunks: Uint8Array[] = [];
  await printPdf({ kind: "place-cards", options, facts }, async (bytes) => {
    chunks.push(new Uint8Array(bytes));
  });
  return readPdf(Buffer.concat(chunks));
}

function middles(page: Awaited<ReturnType<typeof readPdf>>["pages"][number], name: SheetName, nudge: number) {
  const { columns, rows, width, height, left, top, gapX, gapY } = sheets[name];
  const mm = (length: number) => length * pointsPerMm;
  const names = page.texts.filter(({ isDecoration, text }) => !isDecoration && text.trim() !== "");
  return Array.from({ length: columns * rows }, (_, at) => {
    const x = mm(left + nudge + (at % columns) * (width + gapX));
    const y = mm(top + Math.floor(at / columns) * (height + gapY));
    const inside = names.filter(
      (text) => text.x >= x && text.x < x + mm(width) && text.y > y && text.y < y + mm(height),
    );
    if (inside.length === 0) return null;
    const start = Math.min(...inside.map((text) => text.x));
    const end = Math.max(...inside.map((text) => text.x + text.width));
    return { found: (start + end) / 2, wanted: x + mm(width) / 2 };
  });
}

it("tent cards name every guest once, in order, in the middle of their card, and upside down on the back", async () => {
  const [sheet, nudgeX] = ["L4785", 1.5] as const;
  const pdf = await readCards({ cardForm: "tent", sheet, nudgeX });
  expect(readAloud(pdf)).toEqual(names);
  expect(pdf.pages.map(({ boxes }) => boxes)).toEqual(pdf.pages.map(() => 0));
  const cards = pdf.pages.flatMap((page) => middles(page, sheet, nudgeX));
  expect(cards.filter((card) => card !== null)).toHaveLength(names.length);
  for (const card of cards) if (card) expect(Math.abs(card.found - card.wanted)).toBeLessThanOrEqual(tolerance);
  const texts = pdf.pages.flatMap((page) => page.texts).filter(({ text }) => text === "Zoë Ångström");
  expect(new Set(texts.map(({ rotation, isDecoration }) => `${rotation} ${isDecoration}`))).toEqual(
    new Set(["0 false", "180 true"]),
  );
  expect(texts).toHaveLength(2);
});
