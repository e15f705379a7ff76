import type { Cell, SheetPlan } from "../file-plan.ts";
import {
  type Draw,
  expected,
  type Layout,
  type Seated,
  type Structure,
  seatedAt,
  type Table,
  tablesOf,
} from "../layout.ts";

function byTable(draw: Draw, least = 4, most = 9, namedShare = 0.2): { table: Table; guests: Seated[] }[] {
  const tables = tablesOf(draw, draw.random.between(3, 7), draw.random.chance(namedShare) ? "named" : "labelled");
  return tables.map((table) => ({ table, guests: seatedAt(draw, [table], least, most) }));
}

/** A heading may be read with its word or without: "Table 3" or "3". */
const labelsOf = ({ label }: Table): string[] => [label, /\d+/u.exec(label)?.[0] ?? label];

const guestsBelow = (blocks: readonly { table: Table; guests: Seated[] }[]) =>
  blocks.flatMap(({ table, guests }) => guests.map(({ person }) => expected(person.whole, labelsOf(table))));

const height = (blocks: readonly { guests: Seated[] }[]) => Math.max(0, ...blocks.map(({ guests }) => guests.length));

const listTitle = ({ words }: Draw): Cell[] => [words.listTitle];

export const columnPerTable =
  (options: { hasTitle: boolean; hasCounts: boolean }): Structure =>
  (draw) => {
    const blocks = byTable(draw);
    const headings = blocks.map(({ table, guests }) =>
      options.hasCounts ? `${table.label} (${guests.length}/${Math.max(guests.length, 10)})` : table.label,
    );
    const body = Array.from({ length: height(blocks) }, (_, row) =>
      blocks.map(({ guests }) => guests[row]?.person.whole ?? null),
    );
    const title = options.hasTitle ? [listTitle(draw), []] : [];
    return { sheets: [{ name: "Sheet1", rows: [...title, headings, ...body] }], guests: guestsBelow(blocks) };
  };

export const bandsOfTables: Structure = (draw) => {
  const blocks = byTable(draw);
  const across = draw.random.between(2, 3);
  const rows: Cell[][] = draw.random.chance(0.5) ? [listTitle(draw), []] : [];
  for (let start = 0; start < blocks.length; start += across) {
    const band = blocks.slice(start, start + across);
    const gap = draw.random.chance(0.5);
    const line = (cells: Cell[]) =>
      gap ? cells.flatMap((cell, place) => (place === 0 ? [cell] : [null, cell])) : cells;
    rows.push(line(band.map(({ table }) => table.label)));
    for (let row = 0; row < height(band); row += 1)
      rows.push(line(band.map(({ guests }) => guests[row]?.person.whole ?? null)));
    rows.push([]);
  }
  return { sheets: [{ name: "Sheet1", rows }], guests: guestsBelow(blocks) };
};

interface HeadingOptions {
  header: "none" | "once" | "each";
  hasSeats: boolean;
  hasExtra: boolean;
  hasBlanks: boolean;
}

export const headingRows =
  (options: HeadingOptions): Structure =>
  (draw) => {
    const { words, random } = draw;
    // Without a gap or a header, nobody could tell a bare "Rose" from a guest.
    const blocks = byTable(draw, 4, 9, options.hasBlanks || options.header === "each" ? 0.2 : 0);
    const rowOf = (seat: Cell, name: Cell, meal: Cell): Cell[] => [
      ...(options.hasSeats ? [seat] : []),
      name,
      ...(options.hasExtra ? [meal] : []),
    ];
    const header = rowOf(words.seat, random.pick(words.names), words.meal);
    const rows = blocks.flatMap(({ table, guests }): Cell[][] => [
      [table.label],
      ...(options.header === "each" ? [header] : []),
      ...guests.map(({ person }, index) => rowOf(index + 1, person.whole, random.pick(words.meals))),
      ...(options.hasBlanks ? [[]] : []),
    ]);
    const all = options.header === "once" ? [header, ...rows] : rows;
    return { sheets: [{ name: "Sheet1", rows: all }], guests: guestsBelow(blocks) };
  };

export const headingsBeside: Structure = (draw) => {
  const blocks = byTable(draw);
  const rows = blocks.flatMap(({ table, guests }): Cell[][] => [
    [table.label],
    ...guests.map(({ person }): Cell[] => [null, person.whole]),
  ]);
  return { sheets: [{ name: "Sheet1", rows }], guests: guestsBelow(blocks) };
};

export const seatsByTables: Structure = (draw) => {
  const { words } = draw;
  const blocks = byTable(draw, 6, 8);
  const corner = draw.random.pick([words.seat, "", null]);
  const header: Cell[] = [corner, ...blocks.map(({ table }) => table.label)];
  const body = Array.from({ length: height(blocks) }, (_, row): Cell[] => [
    draw.random.chance(0.5) ? row + 1 : `${words.seat} ${row + 1}`,
    ...blocks.map(({ guests }) => guests[row]?.person.whole ?? null),
  ]);
  return { sheets: [{ name: "Sheet1", rows: [header, ...body] }], guests: guestsBelow(blocks) };
};

export const tablesBySeats =
  (hasHeader: boolean): Structure =>
  (draw) => {
    const { words } = draw;
    const blocks = byTable(draw, 6, 8);
    const seats = Array.from({ length: height(blocks) }, (_, index) => `${words.seat} ${index + 1}`);
    const header: Cell[] = [words.tables[0] ?? "", ...seats];
    const body = blocks.map(({ table, guests }): Cell[] => [
      table.label,
      ...seats.map((_, index) => guests[index]?.person.whole ?? null),
    ]);
    return { sheets: [{ name: "Sheet1", rows: hasHeader ? [header, ...body] : body }], guests: guestsBelow(blocks) };
  };

export const namesInOneCell: Structure = (draw) => {
  const { words, random } = draw;
  const blocks = byTable(draw, 4, 8);
  const between = random.pick([", ", "\n", "; "]);
  const body = blocks.map(({ table, guests }): Cell[] => [
    table.label,
    guests.map(({ person }) => person.whole).join(between),
  ]);
  const header: Cell[] = [words.tables[0] ?? "", words.names.at(-1) ?? ""];
  return { sheets: [{ name: "Sheet1", rows: [header, ...body] }], guests: guestsBelow(blocks) };
};

export const sideBySide =
  (hasGap: boolean): Structure =>
  (draw) => {
    const { words, random } = draw;
    const guests = seatedAt(draw, tablesOf(draw, 6, "number"), 4, 7);
    const half = Math.ceil(guests.length / 2);
    const header: Cell[] = [random.pick(words.names), random.pick(words.tables)];
    const cellsOf = (guest: Seated | undefined): Cell[] =>
      guest ? [guest.person.whole, guest.table.cell] : [null, null];
    const gap: Cell[] = hasGap ? [null] : [];
    const body = guests.slice(0, half).map((guest, row) => [...cellsOf(guest), ...gap, ...cellsOf(guests[half + row])]);
    return {
      sheets: [{ name: "Sheet1", rows: [[...header, ...gap, ...header], ...body] }],
      guests: guests.map(({ person, table }) => expected(person.whole, table.label)),
    };
  };

const workbookOf = (sheets: SheetPlan[], guests: Layout["guests"]): Layout => ({ sheets, guests, needsWorkbook: true });

export const sheetPerTable =
  (above: "header" | "title" | "nothing"): Structure =>
  (draw) => {
    const blocks = byTable(draw, 5, 9);
    const { words, random } = draw;
    const header: Cell[] = [random.pick(words.names), words.meal];
    const sheets = blocks.map(({ table, guests }) => {
      const body = guests.map(({ person }): Cell[] =>
        above === "header" ? [person.whole, random.pick(words.meals)] : [person.whole],
      );
      const top: Cell[][] = above === "header" ? [header] : [[table.label]];
      return { name: table.label, rows: above === "nothing" ? body : [...top, ...body] };
    });
    return workbookOf(sheets, guestsBelow(blocks));
  };
