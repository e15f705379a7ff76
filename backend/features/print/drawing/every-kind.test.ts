import { describe, expect, it } from "vitest";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import { defaultPrintOptions } from "../../../../common/print/print-options.ts";
import type { EventTheme } from "../../../../common/theme.ts";
import { samplePrintFacts } from "../../../testing/print-samples.ts";
import { elementsOf, type ReadElement, readPdf } from "../../../testing/read-pdf.ts";
import { previewPage, printPdf } from "./print-document.ts";

const handwriting: EventTheme = {
  ...{ primaryColor: "#f4b6c2", backgroundColor: "#1f1b2e", fontFamily: "Great Vibes, cursive" },
};

const sample = samplePrintFacts(24);
const facts = { ...sample, event: { ...sample.event, theme: handwriting } };

/** Kinds that list every guest once. */
const naming: readonly PrintKind[] = [
  ...(["place-cards", "escort-cards", "by-name", "by-table", "table-signs", "poster", "check-in", "codes"] as const),
];

async function print(kind: PrintKind): Promise<Buffer> {
  const usual = defaultPrintOptions(kind, { language: "en", columns: facts.columns });
  const parts: Uint8Array[] = [];
  await printPdf({ kind, options: { ...usual, look: "event" }, facts }, async (bytes) => {
    parts.push(bytes);
  });
  return Buffer.concat(parts);
}

it("names the guests whose names it cannot print", async () => {
  const options = defaultPrintOptions("place-cards", { language: "en", columns: [] });
  const [one, ...others] = facts.guests.slice(0, 3);
  if (!one) throw new Error("There are guests.");
  const guests = [{ ...one, name: "Anna 𓀀 Holm" }, ...others];
  const { missing, missingIn } = await previewPage({ kind: "place-cards", options, facts: { ...facts, guests } }, 1);
  expect({ missing, missingIn }).toEqual({ missing: ["𓀀"], missingIn: ["Anna 𓀀 Holm"] });
});

describe.each(printKinds)("%s", (kind) => {
  it("is drawn with fonts that have every letter, and reads out what it says, once and in words", async () => {
    const pdf = await print(kind);
    expect(pdf.includes("<pdfuaid:part>1</pdfuaid:part>")).toBe(true);
    const { isTagged, title, showsTitle, language, pages } = await readPdf(pdf);
    expect({ isTagged, showsTitle, language }).toEqual({ isTagged: true, showsTitle: true, language: "en" });
    expect(pages.map(({ boxes, unmarked }) => [boxes, unmarked])).toEqual(pages.map(() => [0, 0]));
    expect(incomplete(pdf)).toEqual([]);
    expect(title).toMatch(/^Ana & Bram – \w/);
    const aloud = pages.map(({ structure }) => structure?.text ?? "").join(" ");
    expect(aloud).not.toMatch(/\b(print|guest|floor)[a-z-]*\.[a-z]+[A-Z]?/);
    const times = facts.guests.map(({ name }) => timesIn(aloud, name));
    if (naming.includes(kind)) expect(times).toEqual(facts.guests.map(() => 1));
    else expect(Math.max(...times)).toBeLessThanOrEqual(1);
    expect(pages.flatMap(({ structure }) => (structure ? misplaced(structure) : []))).toEqual([]);
    expect(skippedHeadings(pages.flatMap(({ structure }) => (structure ? headingsOf(structure) : [])))).toEqual([]);
    for (const page of pages) {
      for (const figure of elementsOf(page.structure, "Figure")) expect(figure.alt).toBeTruthy();
    }
  });
});

/** Fonts that are not in the file or whose glyphs stand for no characters, and headings of tables for nothing. */
function incomplete(pdf: Buffer): string[] {
  const objects = pdf.toString("latin1").split("endobj");
  const lacking = (kind: string, key: string) =>
    objects.filter((object) => object.includes(kind) && !object.includes(key)).map(() => `${kind} without ${key}`);
  return [
    ...lacking("/Type /FontDescriptor", "/FontFile"),
    ...lacking("/Subtype /Type0", "/ToUnicode"),
    ...lacking("/S /TH", "/Scope"),
  ];
}

/** What may be inside elements of lists and tables, by PDF 1.7, 14.8.4.3. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  L: ["LI", "Caption"],
  LI: ["Lbl", "LBody"],
  Table: ["TR", "Caption"],
  TR: ["TH", "TD"],
};

function misplaced({ role, children }: ReadElement): string[] {
  const inside = allowed[role];
  const wrong = inside ? children.filter((child) => !inside.includes(child.role)) : [];
  return [...wrong.map((child) => `${child.role} in ${role}`), ...children.flatMap(misplaced)];
}

const headingsOf = ({ role, children }: ReadElement): number[] => [
  ...(/^H\d$/.test(role) ? [Number(role.slice(1))] : []),
  ...children.flatMap(headingsOf),
];

/** Headings that are more than one level below the last one. */
const skippedHeadings = (levels: readonly number[]) =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

function timesIn(text: string, name: string): number {
  const flat = text.replace(/\s+/g, " ").replaceAll("- ", "-");
  return flat.split(new RegExp(`(?<!\\w)${name}(?!\\d)`)).length - 1;
}
