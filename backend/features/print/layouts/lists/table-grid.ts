import type { LayoutInput } from "../../pages/layout.ts";
import type { LineBox } from "../../pages/page.ts";
import { type CellStyle, plainLines } from "./cell-text.ts";
import type { Cell, CellLine, Row, RowPlace } from "./row.ts";

export interface GridColumn {
  title: string;
  /** Points. */
  width: number;
  align: Cell["align"];
}

interface GridPlace extends GridColumn {
  x: number;
}

export interface GridRowOptions {
  mark?: string;
  /** The line below it; a hairline by default. */
  rule?: "hair" | "strong" | "none";
  /** Whether its first cell is a heading of the row. */
  isHeading?: boolean;
  decorate?: (place: RowPlace) => ReturnType<NonNullable<Row["decorate"]>>;
}

const titleSize = 8.5;
const rules = { hair: 0.4, strong: 0.9 } as const;

/** Rows with cells below each other, and hairlines between them. */
export class TableGrid {
  readonly columns: readonly GridPlace[];
  readonly width: number;
  readonly #input: LayoutInput;
  readonly #padding: number;

  /** `gap` between columns and `padding` above and below text, in points. */
  constructor(input: LayoutInput, columns: readonly GridColumn[], gap: number, padding: number) {
    this.#input = input;
    this.#padding = padding;
    let x = 0;
    this.columns = columns.map((column) => {
      const place = { ...column, x };
      x += column.width + gap;
      return place;
    });
    this.width = x - gap;
  }

  head(titles?: readonly (readonly CellLine[])[]): Row {
    const { look, setter } = this.#input;
    const style: CellStyle = { font: look.textFont, isBold: true, size: titleSize, color: look.quiet };
    const cells = this.columns.map(({ title, x, width, align }, i): Cell => {
      const lines = titles?.[i] ?? plainLines(setter, title, style, width);
      return { tag: "TH", x, width, align, lines };
    });
    const decorate = (place: RowPlace) => [this.#rule(place, look.text, rules.strong)];
    return { tag: "TR", cells, above: 1, below: 3.5, decorate };
  }

  row(texts: readonly (readonly CellLine[])[], { mark, rule = "hair", isHeading, decorate }: GridRowOptions = {}): Row {
    const { look } = this.#input;
    const cells = this.columns.map(({ x, width, align }, i): Cell => {
      return { tag: isHeading && i === 0 ? "TH" : "TD", x, width, align, lines: texts[i] ?? [] };
    });
    const drawn = (place: RowPlace) => [
      ...(rule === "none" ? [] : [this.#rule(place, rule === "hair" ? look.line : look.text, rules[rule])]),
      ...(decorate?.(place) ?? []),
    ];
    const named = mark === undefined ? {} : { mark };
    return { tag: "TR", ...named, cells, above: this.#padding, below: this.#padding, decorate: drawn };
  }

  #rule({ x, y, height }: RowPlace, color: string, width: number): LineBox {
    return { kind: "line", x1: x, y1: y + height, x2: x + this.width, y2: y + height, stroke: { color, width } };
  }
}

/** Gives columns the rest of a width, in parts. */
export function shareWidth(shares: readonly number[], width: number): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (width * share) / all);
}
