import { expected, type Structure, seatedAt, tablesOf } from "../layout.ts";
import { Canvas } from "./canvas.ts";
import type { OutsideKind } from "./outside-kind.ts";

const boxes: Structure = (draw) => {
  const canvas = new Canvas();
  const tables = tablesOf(draw, 6, "labelled");
  const guests = seatedAt(draw, tables, 5, 8);
  for (const [place, table] of tables.entries()) {
    const [top, left] = [Math.floor(place / 3) * 11, (place % 3) * 2];
    const people = guests.filter((guest) => guest.table === table);
    canvas.put(top, left, table.label, { isBold: true });
    for (const [row, { person }] of people.entries()) canvas.put(top + 1 + row, left, person.whole);
    canvas.box({ top, left, bottom: top + people.length, right: left });
  }
  return {
    sheets: [canvas.sheet()],
    guests: guests.map(({ person, table }) => expected(person.whole, [table.label, String(tables.indexOf(table) + 1)])),
    form: { kind: "xlsx" },
  };
};

export const charts: readonly OutsideKind[] = [
  {
    name: "boxes in two bands",
    group: "chart",
    common: 8,
    source: "drawn by hand: a planner's room plan",
    structure: boxes,
  },
];
