import { expect, it } from "vitest";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { boxesOf, layoutInput, printGuest, protruding, textsOf } from "../../../../testing/layout-inputs.ts";
import type { GroupBox } from "../../pages/page.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import { layOutFloorPlan } from "./floor-plan.ts";

const form = { shape: "ROUND", capacity: 8, width: null, depth: null, rotation: 0 } as const;
const plan: PrintPlan = {
  width: 2000,
  depth: 1200,
  outline: [],
  isInFeet: false,
  tables: [
    { ...form, label: "1", x: 500, y: 600 },
    { ...form, label: "Garden", shape: "RECTANGLE", rotation: 90, x: 1200, y: 600 },
    { ...form, label: "Row", shape: "ROW", x: 1600, y: 300 },
  ],
  fixtures: [
    { kind: "STAGE", label: "", x: 1000, y: 120, width: 400, depth: 200, rotation: 0 },
    { kind: "BAR", label: "Cocktails & More", x: 1900, y: 700, width: 300, depth: 70, rotation: 90 },
    { kind: "DOOR", label: "", x: 900, y: 1200, width: 160, depth: 20, rotation: 0 },
    { kind: "PILLAR", label: "", x: 300, y: 300, width: 50, depth: 50, rotation: 0 },
    { kind: "TEXT", label: "Way to the garden", x: 200, y: 1000, width: 200, depth: 60, rotation: 0 },
  ],
};

const guests = [
  { ...printGuest(1, "Derek Holm", "1"), seat: 3 },
  printGuest(2, "Amélie Müller", "1"),
  printGuest(3, "Björn Al-Sayed", "garden"),
  printGuest(4, "Chloé Castellanos-Ruiz", "not in the room"),
  printGuest(5, "Emeka Berglund", ""),
];
const tables = ["1", "Garden", "Row", "Not in the room"].map((label) => ({ label, capacity: 8, note: "" }));

it("draws the room at exactly the scale that it states", () => {
  for (const paper of ["a4", "a2", "24x36"] as const) {
    const [page] = pagesOf({ paper });
    const walls = boxesOf(page?.items ?? []).find((box) => box.kind === "path");
    const stated = textsOf(page ?? empty)
      .map(({ line }) => /^Scale 1:([\d,]+)$/.exec(line.text)?.[1])
      .find((found) => found !== undefined);
    const pointsPerCentimeter = 72 / 2.54;
    expect(walls?.data).toBe("M0 0L2000 0L2000 1200L0 1200z");
    expect(walls?.scale).toBeCloseTo(pointsPerCentimeter / Number(stated), 9);
    const { x = 0, y = 0, scale = 0 } = walls ?? {};
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(x + 2000 * scale).toBeLessThan(page?.width ?? 0);
    expect(y + 1200 * scale).toBeLessThan(page?.height ?? 0);
  }
});

it("says what stands in the room", () => {
  const [page] = pagesOf({});
  const texts = textsOf(page ?? empty).map(({ line }) => line.text);
  for (const text of [
    "Anna & Ben",
    "Floor plan · 20\u00A0m × 12\u00A0m",
    "1",
    "Garden",
    "Row",
    "Stage",
    "Cocktails & More",
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts.filter((text) => text === "Pillar" || text === "Door")).toEqual([]);
});

it("puts each name once at its chair, by number, or on further pages when the room is too full", () => {
  for (const paper of ["a4", "a0"] as const) {
    const pages = pagesOf({ paper, showNames: true });
    const texts = pages.map((page) => textsOf(page).map(({ line }) => line.text));
    const words = texts.flat().join(" ");
    for (const { name } of guests) {
      for (const word of name.split(/[ -]/)) expect(words.split(word)).toHaveLength(2);
    }
    expect(pages).toHaveLength(2);
    expect(texts[0]?.join(" ")).toContain("Derek Holm");
    expect(texts[1]?.join(" ")).toContain("Emeka");
    expect(texts[0]?.filter((text) => /^[2-8]$/.test(text))).toEqual(["2", "3", "4", "5", "6", "7", "8"]);
    expect(pages.flatMap(protruding)).toEqual([]);
  }
  const full = { ...plan, tables: plan.tables.map((table) => ({ ...table, x: 500, y: 600 })) };
  const [first, second] = pagesOf({ paper: "a4", showNames: true }, full).map((page) =>
    textsOf(page).map(({ line }) => line.text),
  );
  expect(first?.join(" ")).not.toContain("Derek Holm");
  expect(second?.join(" ")).toContain("Derek Holm");
});

it("has no name across another one, a table, or a fixture", () => {
  const many = Array.from({ length: 48 }, (_, id) => ({
    ...printGuest(id, `Maximilian Guest${id}`, String(Math.floor(id / 8) + 1)),
    seat: (id % 8) + 1,
  }));
  const seated = Array.from({ length: 6 }, (_, index) => ({
    ...{ ...form, label: String(index + 1) },
    ...{ x: 350 + (index % 3) * 600, y: 350 + Math.floor(index / 3) * 500 },
  }));
  const facts = { plan: { ...plan, tables: seated }, guests: many, tables: [] };
  const [page] = layOutFloorPlan(layoutInput("floor-plan", { facts, options: { paper: "a4", showNames: true } }));
  const labels = boxesOf(page?.items ?? [])
    .filter((box) => box.kind === "group")
    .filter(({ boxes }) => boxes.some((box) => box.kind === "text" && /Maximilian|Guest/.test(box.line.text)))
    .map(cornersOfLabel);
  expect(labels.length).toBeGreaterThan(24);
  for (const [at, label] of labels.entries())
    for (const other of labels.slice(at + 1)) expect(isApart(label, other) || isApart(other, label)).toBe(true);
});

interface Corner {
  x: number;
  y: number;
}

/** Around the words of a label, as they are turned on the page. */
function cornersOfLabel({ rotation, centerX, centerY, boxes }: GroupBox): Corner[] {
  const texts = boxes.filter((box) => box.kind === "text");
  const left = Math.min(...texts.map(({ x }) => x));
  const right = Math.max(...texts.map(({ x, line }) => x + line.width));
  const top = Math.min(...texts.map(({ y, line }) => y - line.size * 0.6));
  const bottom = Math.max(...texts.map(({ y }) => y));
  const turn = (rotation * Math.PI) / 180;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x: x - centerX, y: y - centerY })));
  return corners.map(({ x, y }) => ({
    x: centerX + x * Math.cos(turn) - y * Math.sin(turn),
    y: centerY + x * Math.sin(turn) + y * Math.cos(turn),
  }));
}

/** Whether a line along an edge of the first shape has both on different sides. */
function isApart(one: readonly Corner[], other: readonly Corner[]): boolean {
  const [a, b, c] = one;
  if (!(a && b && c)) return false;
  return [b, c].some((end) => {
    const across = (points: readonly Corner[]) =>
      points.map(({ x, y }) => (x - a.x) * (end.x - a.x) + (y - a.y) * (end.y - a.y));
    const [mine, theirs] = [across(one), across(other)];
    return Math.max(...mine) <= Math.min(...theirs) + 0.01 || Math.max(...theirs) <= Math.min(...mine) + 0.01;
  });
}

const empty = { width: 0, height: 0, items: [] };

function pagesOf(options: Partial<PrintOptions<"floor-plan">>, shown = plan) {
  return [...layOutFloorPlan(layoutInput("floor-plan", { facts: { plan: shown, guests, tables }, options }))];
}
