import type { Cell, SheetPlan } from "../file-plan.ts";
import { expected, type Structure } from "../layout.ts";
import { type Block, blocksOf, filled, guestsOf, labelsOf, namesOf, type Part, type Template } from "./blocks.ts";
import { Canvas } from "./canvas.ts";
import { asWorkbook, drawLegend } from "./chart.ts";
import { roomWordsOf } from "./room-words.ts";
import { range, shapeOf } from "./shapes.ts";

interface MapStyle {
  tablesIn: "rows" | "columns";
  corner: "both" | "table" | "nothing";
  title?: Template;
  seat: "number" | "letter" | "word";
  hasCount?: boolean;
}

/** Names in a grid of tables and seats. */
export const seatMap =
  ({ tablesIn, corner, title = "{label}", seat, hasCount = false }: MapStyle): Structure =>
  (draw) => {
    const { words } = draw;
    const blocks = blocksOf(draw, [5, 8], [5, 8]);
    const seats = Math.max(...blocks.map(({ people }) => people.length));
    const seatOf = (place: number): Cell =>
      ({ number: place + 1, letter: String.fromCharCode(65 + place), word: `${words.seat} ${place + 1}` })[seat];
    const table = words.tables[0] ?? "";
    const both = tablesIn === "rows" ? `${table} \\ ${words.seat}` : `${words.seat} \\ ${table}`;
    const first: Cell = { both, table: tablesIn === "rows" ? table : words.seat, nothing: null }[corner];
    const heads = blocks.map((block): Cell => {
      const text = filled(title, block, draw);
      return /^\d+$/u.test(text) ? Number(text) : text;
    });
    const byTable = [
      [first, ...range(seats).map(seatOf), ...(hasCount ? [words.total] : [])],
      ...blocks.map(({ people }, place): Cell[] => [
        heads[place] ?? null,
        ...range(seats).map((spot): Cell => people[spot]?.whole ?? null),
        ...(hasCount ? [people.length] : []),
      ]),
    ];
    const rows =
      tablesIn === "rows" ? byTable : (byTable[0] ?? []).map((_, column) => byTable.map((row) => row[column] ?? null));
    return {
      sheets: [{ name: "Sheet1", rows }],
      guests: guestsOf(blocks, { title }, draw),
      form: asWorkbook,
    };
  };

interface SheetStyle {
  /** What stands on each table's sheet. */
  shows: "ring" | "list" | "list and legend" | "two columns" | "first and last";
  sheetName: Template;
  title?: Template;
  hasOverview?: boolean;
}

/** A sheet for each table. */
export const sheetPerTable =
  ({ shows, sheetName, title, hasOverview = false }: SheetStyle): Structure =>
  (draw) => {
    const blocks = blocksOf(draw, [4, 6], [5, 8]);
    const sheets = blocks.map((block): SheetPlan => {
      const canvas = new Canvas();
      const top = title === undefined ? 0 : 2;
      if (title !== undefined) canvas.put(0, 0, filled(title, block, draw), { isBold: true });
      drawSheet(canvas, top, block, shows);
      if (shows === "list and legend") drawLegend(canvas, top, 4, draw);
      return canvas.sheet(filled(sheetName, block, draw));
    });
    const parts: readonly Part[] = shows === "first and last" ? ["first", "last"] : ["name"];
    const room = roomWordsOf(draw.language);
    const overview: SheetPlan = {
      name: room.plan,
      rows: [[room.plan], ...blocks.map(({ label, people }): Cell[] => [label, people.length])],
    };
    return {
      sheets: hasOverview ? [overview, ...sheets] : sheets,
      guests: blocks.flatMap((block) => {
        const tables = [title ?? sheetName, sheetName].flatMap((template) => labelsOf(template, block, draw));
        return block.people.map((person) => expected(namesOf(person, parts), tables));
      }),
      form: asWorkbook,
    };
  };

function drawSheet(canvas: Canvas, top: number, { people }: Block, shows: SheetStyle["shows"]): void {
  const { spots } = shapeOf("ring", 8);
  for (const [seat, person] of people.entries()) {
    if (shows === "ring") {
      const [row, column] = spots[seat] ?? [0, 0];
      canvas.put(top + row, column, person.whole);
    } else if (shows === "two columns") {
      canvas.put(top + Math.floor(seat / 2), (seat % 2) * 2, person.whole);
    } else if (shows === "first and last") {
      canvas.put(top + seat, 0, person.first);
      canvas.put(top + seat, 1, person.last);
    } else {
      canvas.put(top + seat, 0, seat + 1);
      canvas.put(top + seat, 1, person.whole);
    }
  }
}

interface CellStyle {
  /** A table with its people in one cell, its people in the cell below or beside, or people in cells beside it. */
  holds: "table and people" | "people below" | "people beside" | "a person each";
  title?: Template;
  across: number;
  joint?: string;
}

/** A cell for each table's people, or rows of cells that go on below each other. */
export const cellPerTable =
  ({ holds, title = "{label}", across, joint = "\n" }: CellStyle): Structure =>
  (draw) => {
    const blocks = blocksOf(draw, [5, 8], [5, 9]);
    const canvas = new Canvas();
    for (const [place, block] of blocks.entries()) {
      const heading = filled(title, block, draw);
      const names = block.people.map(({ whole }) => whole);
      const [row, column] = [Math.floor(place / across), place % across];
      if (holds === "table and people") canvas.put(row, column, [heading, ...names].join("\n"));
      else if (holds === "people below") {
        canvas.put(row * 2, column, heading, { isBold: true });
        canvas.put(row * 2 + 1, column, names.join(joint));
      } else if (holds === "people beside") canvas.putRow(row, column * 2, [heading, names.join(joint)]);
      else drawRows(canvas, heading, names, across);
    }
    return { sheets: [canvas.sheet()], guests: guestsOf(blocks, { title }, draw), form: asWorkbook };
  };

function drawRows(canvas: Canvas, heading: string, names: readonly string[], across: number): void {
  const top = canvas.height;
  const rows = Math.ceil(names.length / across);
  canvas.put(top, 0, heading, { isBold: true });
  canvas.merge({ top, left: 0, bottom: top + rows - 1, right: 0 });
  for (const row of range(rows)) canvas.putRow(top + row, 1, names.slice(row * across, (row + 1) * across));
}
