import type { Cell } from "../file-plan.ts";
import {
  type Draw,
  expected,
  extraColumns,
  type Layout,
  nameColumn,
  party,
  type Seated,
  type Structure,
  seatedAt,
  sheetOf,
  tableColumn,
  tablesOf,
} from "../layout.ts";

/** Changes the table's cell with a function; the label stays as the majority has it. */
function withCells(
  draw: Draw,
  guests: readonly Seated[],
  cellOf: (guest: Seated, row: number) => Cell,
  header?: string,
): Layout {
  const table = { ...tableColumn(draw, guests), cells: guests.map(cellOf) };
  const columns = [
    nameColumn(draw, guests),
    header === undefined ? table : { ...table, header },
    ...extraColumns(draw, guests, 2),
  ];
  return {
    sheets: [sheetOf(columns)],
    guests: guests.map(({ person, table: { label } }) => expected(person.whole, label)),
  };
}

/** The table only beside its first guest, below that empty; merged or not. */
export const filledOnce =
  (isMerged: boolean, isFirst: boolean): Structure =>
  (draw) => {
    const guests = seatedAt(draw, tablesOf(draw, draw.random.between(3, 7)));
    const tables = guests.map(({ table }, row) => (table === guests[row - 1]?.table ? null : table.cell));
    const table = { ...tableColumn(draw, guests), cells: tables };
    const name = nameColumn(draw, guests);
    const columns = [...(isFirst ? [table, name] : [name, table]), ...extraColumns(draw, guests, 2)];
    const left = isFirst ? 0 : 1;
    const tops = tables.flatMap((cell, row) => (cell === null ? [] : [row]));
    const merges = tops.map((top, index) => ({
      top: top + 1,
      left,
      bottom: tops[index + 1] ?? guests.length,
      right: left,
    }));
    return {
      sheets: [{ ...sheetOf(columns), merges: isMerged ? merges : [] }],
      guests: guests.map(({ person, table: { label } }) => expected(person.whole, label)),
      needsWorkbook: isMerged,
    };
  };

/** 3, 03, 3.0 and "Table 3" for the same table, most of them 3. */
export const mixedSpellings: Structure = (draw) => {
  const { random, words } = draw;
  const guests = seatedAt(draw, tablesOf(draw, 5, "number"), 6, 9);
  const spell = ({ table: { label, heading } }: Seated) =>
    random.pick([`0${label}`, `${label}.0`, heading, `${words.table.replace("#", "").trim()} ${label}`.trim()]);
  // The first of a table has the usual spelling, so that it is the majority's.
  const isUsual = (row: number) =>
    guests.slice(Math.max(0, row - 3), row).some(({ table }) => table !== guests[row]?.table) || row < 3;
  return withCells(draw, guests, (guest, row) =>
    isUsual(row) || random.chance(0.8) ? guest.table.cell : spell(guest),
  );
};

const marks = ["\u00A0", "\u200B", "\u200E", "\uFEFF", "\u202F"];

/** Blanks that do not break and marks that nobody sees, pasted from a web page. */
export const invisibleMarks: Structure = (draw) => {
  const { random } = draw;
  const guests = seatedAt(draw, tablesOf(draw, 5, "labelled"), 6, 9);
  return withCells(draw, guests, ({ table: { label } }) => {
    const chance = random.next();
    if (chance < 0.75) return label;
    return chance < 0.85 ? label.replace(" ", "\u00A0") : `${label}${random.pick(marks)}`;
  });
};

/** "3-4", two tables pushed together, which a spreadsheet turned into the third of April or the fourth of March. */
export const datedTables: Structure = (draw) => {
  const guests = seatedAt(draw, tablesOf(draw, 6, "number"), 4, 6);
  const isDate = ({ table: { label } }: Seated) => label === "3" || label === "4";
  const isDayFirst = draw.language !== "en" || draw.random.chance(0.5);
  const date = isDayFirst ? new Date(Date.UTC(2026, 3, 3)) : new Date(Date.UTC(2026, 2, 4));
  const layout = withCells(draw, guests, (guest) => (isDate(guest) ? date : guest.table.cell));
  const labelled = guests.map((guest) =>
    isDate(guest)
      ? expected(guest.person.whole, ["3-4", "4-3", "3/4", "03-04"])
      : expected(guest.person.whole, guest.table.label),
  );
  return { ...layout, guests: labelled, needsWorkbook: true };
};

export const noTableYet: Structure = (draw) => {
  const { random, words } = draw;
  const none = random.pick(["—", "-", "TBD", "n/a", "N/A", "tbd", "?", "TBA", words.pending]);
  const guests = party(draw, "number").map((guest) =>
    random.chance(0.15) ? { ...guest, table: { cell: none, label: "", heading: "" } } : guest,
  );
  return withCells(draw, guests, ({ table }) => table.cell);
};

export const someWithoutTable: Structure = (draw) => {
  const guests = party(draw).map((guest) =>
    draw.random.chance(0.15) ? { ...guest, table: { cell: null, label: "", heading: "" } } : guest,
  );
  return withCells(draw, guests, ({ table }) => table.cell);
};

/** "Seat Number" is the only column like a table, and means the table. */
export const seatAsTable: Structure = (draw) => {
  const guests = party(draw, "number");
  const header =
    draw.language === "en" ? draw.random.pick(["Seat Number", "Seat No.", "Seat #", "Seating"]) : draw.words.seat;
  return withCells(draw, guests, ({ table }) => table.cell, header);
};

export const tableAndSeat: Structure = (draw) => {
  const guests = seatedAt(draw, tablesOf(draw, draw.random.between(3, 7)));
  let seat = 0;
  const seats = guests.map(({ table }, row) => {
    seat = table === guests[row - 1]?.table ? seat + 1 : 1;
    return seat;
  });
  const pair = [tableColumn(draw, guests), { header: draw.words.seat, cells: seats, isExtra: true }];
  const name = nameColumn(draw, guests);
  const columns = draw.random.chance(0.5) ? [name, ...pair] : [...pair, name];
  return {
    sheets: [sheetOf(columns)],
    guests: guests.map(({ person, table }, row) => expected(person.whole, table.label, [String(seats[row])])),
  };
};
