import type { SetLine } from "../text/set-line.ts";

/** A page to be drawn. All lengths are in points (1/72 inch), x grows to the right, y down from the page's top left corner. */
export interface Page {
  width: number;
  height: number;
  items: readonly PageItem[];
  /** An entry in the document's outline that leads here; the level of a top entry is 1. */
  bookmarks?: readonly Bookmark[];
}

/** An entry in the outline of a document. */
export interface Bookmark {
  title: string;
  level: 1 | 2;
}

/** What the parts of a page are to a reader who hears it, by the names of PDF's standard structure types. */
export type StructureTag = "Sect" | "H1" | "H2" | "P" | "L" | "LI" | "Table" | "TR" | "TH" | "TD" | "Figure";

/** Boxes outside a block are decoration: they are drawn, and not read out. */
export type PageItem = Block | Box;

/** A part of a page with a meaning. Its items are read in this order. */
export interface Block {
  kind: "block";
  tag: StructureTag;
  items: readonly PageItem[];
  /** What a figure shows. */
  alt?: string;
}

/** Something to draw. Colors are `#rrggbb`. */
export type Box = TextBox | RectangleBox | LineBox | PathBox | ImageBox | GroupBox;

/** A line of text. */
export interface TextBox {
  kind: "text";
  /** Left end of the line. */
  x: number;
  /** The baseline. */
  y: number;
  line: SetLine;
  colour: string;
}

/** A rectangle. Without fill and stroke, it is not visible. */
export interface RectangleBox {
  kind: "rectangle";
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: Stroke;
  /** Of the corners. */
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
  /** Data of an SVG path. */
  data: string;
  x: number;
  y: number;
  scale: number;
  fill?: string;
  /** Its width is in points, whatever the scale. */
  stroke?: Stroke;
}

/** A picture that covers the box; what protrudes is cut off, or all of it is shown. */
export interface ImageBox {
  kind: "image";
  x: number;
  y: number;
  width: number;
  height: number;
  picture: PagePicture;
  fit: "cover" | "contain";
  /** Radius of the corners. */
  radius?: number;
  /** Percent of black over it. */
  scrim?: number;
}

/** A JPEG or PNG. The same object is embedded once. */
export interface PagePicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Boxes that are rotated together. */
export interface GroupBox {
  kind: "group";
  /** Degrees, clockwise. */
  rotation: number;
  /** The center of the rotation. */
  centerX: number;
  centerY: number;
  boxes: readonly Box[];
}

export interface Stroke {
  colour: string;
  width: number;
  /** Lengths of dashes and gaps; a solid line without. */
  dash?: readonly number[];
}
