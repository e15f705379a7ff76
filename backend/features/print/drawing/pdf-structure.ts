import type { Block, Box, PageItem, StructureTag } from "../pages/page.ts";
import type { PdfBoxes } from "./pdf-boxes.ts";

type StructureElement = ReturnType<PDFKit.PDFDocument["struct"]>;

/** Elements that may not have content of their own, with the elements that hold it for them. */
const wrappers: Partial<Record<StructureTag, string>> = { Sect: "P", L: "LI", LI: "LBody", Table: "Caption", TR: "TD" };

/** Draws the items of pages and writes the structure that screen readers follow. */
export class PdfStructure {
  readonly #document: PDFKit.PDFDocument;
  readonly #boxes: PdfBoxes;
  readonly #root: StructureElement;

  constructor(document: PDFKit.PDFDocument, boxes: PdfBoxes) {
    this.#document = document;
    this.#boxes = boxes;
    this.#root = document.struct("Document");
    document.addStructure(this.#root);
  }

  draw(items: readonly PageItem[]): void {
    this.#drawItems(items, this.#root, "Document");
  }

  end(): void {
    this.#root.end();
  }

  #drawItems(items: readonly PageItem[], parent: StructureElement, tag: string): void {
    for (const group of grouped(items, tag)) {
      if (group.kind === "blocks") this.#drawBlocks(group.blocks, parent, tag);
      else if (group.kind === "decoration") this.#drawDecoration(group.boxes);
      else this.#drawContent(group.boxes, parent, tag);
    }
  }

  #drawBlocks(blocks: readonly Block[], parent: StructureElement, tag: string): void {
    for (const block of blocks) {
      const scope = block.tag === "TH" && tag === "TR" ? { scope: this.#scopeOf(blocks) } : {};
      const said = { ...(block.alt && { alt: block.alt }), ...saidAs(block.items) };
      const element = this.#document.struct(block.tag, { ...said, ...scope });
      parent.add(element);
      this.#drawItems(block.items, element, block.tag);
      element.end();
    }
  }

  /** A row of only headings is above the columns; a heading among cells is beside its row. */
  #scopeOf(cells: readonly Block[]): string {
    return cells.every((cell) => cell.tag === "TH") ? "Column" : "Row";
  }

  #drawDecoration(boxes: readonly Box[]): void {
    this.#document.markContent("Artifact");
    for (const box of boxes) this.#boxes.draw(box);
    this.#document.endMarkedContent();
  }

  #drawContent(boxes: readonly Box[], parent: StructureElement, tag: string): void {
    const wrapper = tag === "Document" ? "P" : wrapperOf(tag);
    if (wrapper !== undefined) {
      const element = this.#document.struct(wrapper, saidAs(boxes));
      parent.add(element);
      this.#drawContent(boxes, element, wrapper);
      element.end();
      return;
    }
    const content = this.#document.markStructureContent(tag);
    for (const box of boxes) this.#boxes.draw(box);
    this.#document.endMarkedContent();
    parent.add(content);
  }
}

const wrapperOf = (tag: string) => Object.entries(wrappers).find(([wrapped]) => wrapped === tag)?.[1];

/** Text from right to left in reading order, because its glyphs are in visual order. */
function saidAs(items: readonly PageItem[]): { actual?: string } {
  const lines = items
    .map((item) => (item.kind === "text" ? item.line : undefined))
    .filter((line) => line !== undefined);
  const isReordered = lines.some(({ runs }) => runs.some(({ isRightToLeft }) => isRightToLeft));
  const isAll = items.every(({ kind }) => kind !== "block" && kind !== "group");
  return isReordered && isAll ? { actual: lines.map(({ text }) => text).join(" ") } : {};
}

type ItemGroup =
  | { kind: "blocks"; blocks: Block[] }
  | { kind: "decoration"; boxes: Box[] }
  | { kind: "content"; boxes: Box[] };

function grouped(items: readonly PageItem[], tag: string): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.kind === "block") {
      if (last?.kind === "blocks") last.blocks.push(item);
      else groups.push({ kind: "blocks", blocks: [item] });
    } else {
      const kind = isContent(item, tag) ? "content" : "decoration";
      if (last && last.kind !== "blocks" && last.kind === kind) last.boxes.push(item);
      else groups.push({ kind, boxes: [item] });
    }
  }
  return groups;
}

/** In figures everything is content; elsewhere only texts in blocks are. */
function isContent(box: Box, tag: string): boolean {
  if (tag === "Document") return false;
  if (tag === "Figure" || box.kind === "text") return true;
  return box.kind === "group" && box.boxes.some((inside) => isContent(inside, tag));
}
