import type { LayoutInput } from "../pages/layout.ts";
import type { LineBox } from "../pages/page.ts";
import type { Align } from "../pages/parts.ts";
import { type CellLine, type CellStyle, cellLines, hanging, type Row, type RowPlace, row } from "./row.ts";

/** A column of a table: as wide as `width` says, in points, or its share of what is left. */
export interface GridColumn {
  title: string;
  width?: number;
  share?: number;
  align?: Align;
}

type GridStyle = "plain" | "bold" | "quiet";

/** A text in a cell, or several below each other. */
export type GridText = string | readonly { text: string; style?: GridStyle; isWords?: boolean }[];

export interface GridRowOptions {
  mark: string;
  /** The line below it; a hairline by default. */
  rule?: "hair" | "strong" | "none";
}

const textSize = 10;
const smallSize = 8.5;
const padding = 2.8;
const gap = 10;
const rules = { hair: 0.4, strong: 0.9 } as const;

/** Rows of a table with a heading at each start, and hairlines between them. */
export class Grid {
  readonly #input: LayoutInput;
  readonly #columns: readonly (Required<Omit<GridColumn, "share">> & { x: number })[];
  readonly #width: number;

  constructor(input: LayoutInput, columns: readonly GridColumn[], width: number) {
    this.#input = input;
    const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0) + gap, -gap);
    const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
    let x = 0;
    this.#columns = columns.map(({ title, width: own, share = 0, align = "start" }) => {
      const place = { title, align, width: own ?? ((width - fixed) * share) / shares, x };
      x += place.width + gap;
      return place;
    });
    this.#width = x - gap;
  }

  head(): Row {
    const { look } = this.#input;
    const texts = this.#columns.map(({ title }) => [{ text: title, style: "quiet" as const, isBold: true }]);
    return row({ ...this.#row(texts, "TH"), above: 1, below: 3.5, decorate: this.#rule(look.text, rules.strong) });
  }

  /** The first cell is the heading of the row. */
  row(texts: readonly GridText[], { mark, rule = "hair" }: GridRowOptions): Row {
    const { look } = this.#input;
    const all = texts.map((text) => (typeof text === "string" ? [{ text }] : text));
    const parts = { ...this.#row(all, "TD"), mark, above: padding, below: padding };
    if (rule === "none") return row(parts);
    return row({ ...parts, decorate: this.#rule(rule === "hair" ? look.line : look.text, rules[rule]) });
  }

  #row(texts: readonly (readonly GridLine[])[], tag: "TH" | "TD") {
    const cells = this.#columns.map(({ x, width, align }, index) => {
      const lines = (texts[index] ?? []).flatMap((text) => this.#lines(text, width));
      return { tag: index === 0 ? ("TH" as const) : tag, x, width, align, lines };
    });
    return { tag: "TR" as const, cells };
  }

  #lines({ text, style = "plain", isWords = false, isBold = style === "bold" }: GridLine, width: number): CellLine[] {
    const { setter, look, hyphenate } = this.#input;
    const color = style === "quiet" ? look.quiet : look.text;
    const size = style === "quiet" ? smallSize : textSize;
    const set: CellStyle = { font: look.textFont, isBold, size, color, ...hanging };
    return cellLines(setter, text, isWords || style === "quiet" ? { ...set, hyphenate } : set, width);
  }

  #rule(color: string, width: number) {
    return ({ x, y, height }: RowPlace): LineBox[] => [
      { kind: "line", x1: x, y1: y + height, x2: x + this.#width, y2: y + height, stroke: { color, width } },
    ];
  }
}

interface GridLine {
  text: string;
  style?: GridStyle;
  isWords?: boolean;
  isBold?: boolean;
}
