import type { Block, Box, PageItem, StructureTag } from "../pages/page.ts";
import { boxesIn } from "../pages/parts.ts";
import type { FlowPage, PlacedRow, Section } from "./flow.ts";
import { rowBlock } from "./row.ts";

const wholes: Partial<Record<StructureTag, StructureTag>> = { LI: "L", TR: "Table" };

/** Turns placed rows into sections, lists and tables. Headings repeated on a page are drawn, but not read out. */
export function rowBlocks(placed: FlowPage): PageItem[] {
  const blocks = new Blocks();
  for (const part of placed) blocks.add(part);
  return [...placed.flatMap(decorationOf), ...blocks.items];
}

function decorationOf(part: PlacedRow): Box[] {
  return part.row.decorate?.(part, part.row) ?? [];
}

class Blocks {
  readonly items: PageItem[] = [];
  readonly #sections = new Set<Section | undefined>();
  #open: PageItem[] = this.items;
  #whole: { tag: StructureTag; items: Block[] } | undefined;

  add(part: PlacedRow): void {
    const { tag } = part.row;
    if (tag === undefined || this.#isRepeated(part)) {
      this.items.push(...boxesIn([rowBlock(part.row, "P", part)]));
      return;
    }
    this.#sections.add(part.section);
    const whole = wholes[tag];
    if (whole === undefined) this.#addAlone(rowBlock(part.row, tag, part));
    else this.#addPart(whole, rowBlock(part.row, tag, part));
  }

  #isRepeated({ role, section }: PlacedRow): boolean {
    return (role === "continued" || role === "head") && this.#sections.has(section);
  }

  #addAlone(block: Block): void {
    this.#whole = undefined;
    if (block.tag !== "H2") {
      this.#open.push(block);
      return;
    }
    const items: PageItem[] = [block];
    this.items.push({ kind: "block", tag: "Sect", items });
    this.#open = items;
  }

  #addPart(tag: StructureTag, block: Block): void {
    if (this.#whole?.tag !== tag) {
      this.#whole = { tag, items: [] };
      this.#open.push({ kind: "block", ...this.#whole });
    }
    this.#whole.items.push(block);
  }
}
