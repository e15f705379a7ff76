import type { Block, Box, PageItem } from "../../pages/page.ts";
import type { FlowPage, PlacedRow, Section } from "./column-flow.ts";
import { rowBlock } from "./row.ts";

/** Turns placed rows into what a page consists of. */
export type Assembly = (placed: FlowPage) => PageItem[];

/** Each section as a heading and a list. The heads of columns are decoration. */
export const listBlocks: Assembly = (placed) => [
  ...decoration(placed),
  ...headTexts(placed),
  ...bySection(placed).map(sectionBlock),
];

/** All rows as one table; headings are rows of it. */
export const tableBlocks: Assembly = (placed) => {
  const items = placed.map((row) => rowBlock(row.row, "TR", row));
  return [...decoration(placed), { kind: "block", tag: "Table", items }];
};

/** Lines and areas, which are below the texts. */
function decoration(placed: FlowPage): Box[] {
  return placed.flatMap((part) => part.row.decorate?.(part, part.row) ?? []);
}

/** Only the head of the first column is read out. */
function headTexts(placed: FlowPage): Box[] {
  return placed.filter(({ role }) => role === "head").flatMap((head) => textsOf(rowBlock(head.row, "P", head)));
}

function textsOf({ items }: Block): Box[] {
  return items.flatMap((item) => (item.kind === "block" ? textsOf(item) : [item]));
}

/** The rows of a section follow each other. */
function bySection(placed: FlowPage): PlacedRow[][] {
  const groups: PlacedRow[][] = [];
  let current: Section | undefined;
  for (const part of placed) {
    if (part.role === "head") continue;
    if (part.section !== current || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(part);
    current = part.section;
  }
  return groups;
}

/** A section that goes on in the next column has its heading again. */
function sectionBlock(parts: readonly PlacedRow[]): Block {
  const items: Block[] = [];
  let entries: Block[] = [];
  for (const part of parts) {
    if (part.role === "row") {
      if (entries.length === 0) items.push({ kind: "block", tag: "L", items: entries });
      entries.push(rowBlock(part.row, "LI", part));
      continue;
    }
    items.push(rowBlock(part.row, "H2", part));
    entries = [];
  }
  return { kind: "block", tag: "Sect", items };
}
