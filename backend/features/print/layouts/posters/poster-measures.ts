import type { Packable } from "./column-packing.ts";
import type { PosterRow, PosterSection } from "./poster-sections.ts";

/** Guests of a section that stay together in one column. */
export interface PosterPiece extends Packable {
  section: PosterSection;
  /** Rows of the section, the end excluded. */
  from: number;
  to: number;
  hasHeading: boolean;
}

/** How large the poster's type is, and how wide its columns are. In points. */
export interface PosterType {
  size: number;
  columnWidth: number;
  hasTables: boolean;
  /** How much farther than usual rows are from each other, from 1. */
  leading: number;
}

/** From row to row, and from line to line within a row, in font sizes. */
const rowPitch = 1.36;
export const linePitch = 1.18;
/** How far names shrink before they break into lines. */
export const shrunk = 0.85;
const tableShare = 0.42;
const tableGap = 0.8;

const headings = {
  table: { size: 1.3, height: 1.9, space: 1.5 },
  letter: { size: 1.35, height: 1.85, space: 0.7 },
} as const;

/** What headings are like, in font sizes of names. */
export function headingMeasures({ hasTables }: Pick<PosterType, "hasTables">) {
  return hasTables ? headings.letter : headings.table;
}

/** Widths of a row's name and table, in points. */
export function rowRoom({ tableWidth }: PosterRow, { size, columnWidth, hasTables }: PosterType) {
  if (!hasTables) return { name: columnWidth, table: 0 };
  const table = Math.min(tableWidth * size * 1.01, columnWidth * tableShare);
  return { name: columnWidth - table - tableGap * size, table };
}

/** Into how many lines a text breaks, given its width at a size of one point. */
export function linesFor(widthOfOne: number, size: number, room: number): number {
  const width = widthOfOne * size * shrunk;
  return width <= room ? 1 : Math.ceil((width * 1.2) / room);
}

function rowLines(row: PosterRow, type: PosterType): number {
  const room = rowRoom(row, type);
  const nameLines = linesFor(row.nameWidth, type.size, room.name);
  return type.hasTables ? Math.max(nameLines, linesFor(row.tableWidth, type.size, room.table)) : nameLines;
}

/** Height of a row, in points. */
export function rowHeight(row: PosterRow, type: PosterType): number {
  return type.size * (rowPitch * type.leading + (rowLines(row, type) - 1) * linePitch);
}

export function headingLines({ headingWidth }: PosterSection, type: PosterType): number {
  return linesFor(headingWidth, headingMeasures(type).size * type.size, type.columnWidth);
}

/** Height of a heading, in points. */
export function headingHeight(section: PosterSection, type: PosterType): number {
  const { size, height } = headingMeasures(type);
  return type.size * (height * type.leading + (headingLines(section, type) - 1) * size * linePitch);
}

/** Splits A to Z after any name, but tables only above the height of a column; each part repeats the heading. */
export function piecesOf(sections: readonly PosterSection[], type: PosterType, highest: number): PosterPiece[] {
  return sections.flatMap((section) => (type.hasTables ? eachRow(section, type) : wholeTable(section, type, highest)));
}

function eachRow(section: PosterSection, type: PosterType): PosterPiece[] {
  const { space } = headingMeasures(type);
  return section.rows.map((row, index) => {
    const hasHeading = index === 0;
    const height = rowHeight(row, type) + (hasHeading ? headingHeight(section, type) : 0);
    return {
      section,
      from: index,
      to: index + 1,
      hasHeading,
      height,
      space: hasHeading ? space * type.leading * type.size : 0,
    };
  });
}

function wholeTable(section: PosterSection, type: PosterType, highest: number): PosterPiece[] {
  const heading = headingHeight(section, type);
  const space = headingMeasures(type).space * type.leading * type.size;
  const pieces: PosterPiece[] = [];
  let from = 0;
  let height = heading;
  const add = (to: number) => pieces.push({ section, from, to, hasHeading: true, height, space });
  for (const [index, row] of section.rows.entries()) {
    const more = rowHeight(row, type);
    if (height + more > highest && index > from) {
      add(index);
      from = index;
      height = heading;
    }
    height += more;
  }
  add(section.rows.length);
  return pieces;
}
