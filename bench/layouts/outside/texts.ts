import { expected, type Structure, seatedAt, tablesOf } from "../layout.ts";
import type { OutsideKind } from "./outside-kind.ts";

const lines: Structure = (draw) => {
  const tables = tablesOf(draw, 5, "labelled");
  const guests = seatedAt(draw, tables, 3, 6);
  const rows = tables.map((table) => {
    const names = guests.filter((guest) => guest.table === table).map(({ person }) => person.whole);
    return [`${table.label}: ${names.join(", ")}`];
  });
  return {
    sheets: [{ name: "Sheet1", rows }],
    guests: guests.map(({ person, table }) => expected(person.whole, [table.label, String(tables.indexOf(table) + 1)])),
    form: { kind: "pasted", separator: "\t", encoding: "utf-8", hasMark: false, quotes: "never" },
  };
};

export const texts: readonly OutsideKind[] = [
  {
    name: "pasted, a line per table",
    group: "text",
    common: 6,
    source: "drawn by hand: a message to the caterer",
    structure: lines,
  },
];
