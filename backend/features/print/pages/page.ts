import type { SetLine } from "../text/text-setter.ts";

/** A page to be drawn. Lengths are in points (1/72 inch) from the top left corner. */
export interface Page {
  width: number;
  height: number;
  items: readonly PageItem[];
  bookmarks?: readonly Bookmark[];
}

export interface Bookmark {
  title: string;
  level: 1 | 2;
}

/** The meaning of a page's parts, by the names of PDF's standard structure types. */
export type StructureTag = "Sect" | "H1" | "H2" | "P" | "L" | "LI" | "Table" | "TR" | "TH" | "TD" | "Figure";

/** Boxes outside a block are decoration, which is not read out. */
export type PageItem = Block | Box;

/** A part of a page with a meaning. Its items are read in this order. */
export interface Block {
  kind: "block";
  tag: StructureTag;
  items: readonly PageItem[];
  alt?: string;
}

/** Something to draw. Colors are `#rrggbb`. */
export type Box = TextBox | RectangleBox | LineBox | PathBox | ImageBox | GroupBox;

export interface TextBox {
  kind: "text";
  x: number;
  /** The baseline. */
  y: number;
  line: SetLine;
  color: string;
}

export interface RectangleBox {
  kind: "rectangle";
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: Stroke;
  radius?: number;
}

export interface LineBox {
  kind: "line";
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stroke: Stroke;
}

/** An SVG path, scaled and then moved by x and y. */
export interface PathBox {
  kind: "path";
  data: string;
  x: number;
  y: number;
  scale: number;
  fill?: string;
  /** Its width is in points, whatever the scale. */
  stroke?: Stroke;
}

/** A picture that covers its box, cut off at the edges, or fits into it. */
export interface ImageBox {
  kind: "image";
  x: number;
  y: number;
  width: number;
  height: number;
  picture: PagePicture;
  fit: "cover" | "contain";
  radius?: number;
  /** Percent of black over it. */
  scrim?: number;
}

/** A JPEG or PNG. The same object is embedded once. */
export interface PagePicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Boxes that are rotated together. */
export interface GroupBox {
  kind: "group";
  /** Degrees, clockwise. */
  rotation: number;
  centerX: number;
  centerY: number;
  boxes: readonly Box[];
}

export interface Stroke {
  color: string;
  width: number;
  /** Lengths of dashes and gaps; solid if undefined. */
  dash?: readonly number[];
}
