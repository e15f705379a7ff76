import type { Cell, SheetPlan } from "../file-plan.ts";
import {
  type Draw,
  expected,
  extraColumns,
  type Layout,
  nameColumn,
  party,
  type Seated,
  type Structure,
  sheetOf,
  tableColumn,
} from "../layout.ts";

const columnsOf = (draw: Draw, guests: readonly Seated[]) => [
  nameColumn(draw, guests),
  tableColumn(draw, guests),
  ...extraColumns(draw, guests, 2),
];

const expectedOf = (guests: readonly Seated[]) =>
  guests.map(({ person, table }) => expected(person.whole, table.label));

const workbookOf = (sheets: SheetPlan[], guests: readonly Seated[]): Layout => ({
  sheets,
  guests: expectedOf(guests),
  needsWorkbook: true,
});

export const summaryFirst: Structure = (draw) => {
  const { words } = draw;
  const guests = party(draw);
  const summary: Cell[][] = [
    [words.listTitle],
    [words.total, guests.length],
    [words.yes, guests.length],
    [words.no, 0],
    ...words.meals.map((meal): Cell[] => [meal, draw.random.between(3, 20)]),
  ];
  return workbookOf([{ name: words.total, rows: summary }, sheetOf(columnsOf(draw, guests), words.listTitle)], guests);
};

/** An empty template with the same header on the first sheet, or with one example. */
export const templateFirst =
  (hasExample: boolean): Structure =>
  (draw) => {
    const guests = party(draw, "number");
    const list = sheetOf(columnsOf(draw, guests), draw.words.listTitle);
    const header = list.rows[0] ?? [];
    const example: Cell[][] = hasExample
      ? [header.map((_, place) => (place === 1 ? 1 : `${draw.words.names[0]} (Example)`))]
      : [];
    return workbookOf([{ name: "Template", rows: [header, ...example] }, list], guests);
  };

/** The bride's guests on one sheet, the groom's on the other: all of them are invited. */
export const brideAndGroom: Structure = (draw) => {
  const guests = party(draw);
  const half = Math.floor(guests.length / 2);
  const [hers, his] = [guests.slice(0, half), guests.slice(half)];
  const columns = columnsOf(draw, hers);
  const others = columnsOf(draw, his).map((column, place) => ({
    ...column,
    header: columns[place]?.header ?? column.header,
  }));
  const alike = others.slice(0, 2);
  return workbookOf([sheetOf(columns.slice(0, 2), draw.words.bride), sheetOf(alike, draw.words.groom)], guests);
};

export const notesAfter: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw);
  const notes: SheetPlan = { name: words.notes, rows: words.remarks.map((remark): Cell[] => [remark]) };
  const budget: SheetPlan = {
    name: "Budget",
    rows: [
      ["Item", "Cost"],
      ...["Flowers", "Music", "Cake", "Venue"].map((item): Cell[] => [item, random.between(100, 5_000)]),
    ],
  };
  const more = random.chance(0.5) ? [notes] : [budget, notes];
  return workbookOf([sheetOf(columnsOf(draw, guests), words.listTitle), ...more, { name: "Sheet3", rows: [] }], guests);
};

export const budgetFirst: Structure = (draw) => {
  const guests = party(draw);
  const rows: Cell[][] = [
    ["Vendor", "Contact", "Price"],
    ...["Florist", "DJ", "Caterer", "Photographer"].map((vendor): Cell[] => [
      vendor,
      draw.people.person().whole,
      draw.random.between(200, 9_000),
    ]),
  ];
  return workbookOf([{ name: "Vendors", rows }, sheetOf(columnsOf(draw, guests), draw.words.listTitle)], guests);
};

export const hiddenSheet: Structure = (draw) => {
  const guests = party(draw, "number");
  const old = sheetOf(columnsOf(draw, guests.slice(0, 5)), "old");
  return workbookOf([{ ...old, isHidden: true }, sheetOf(columnsOf(draw, guests), "Sheet1")], guests);
};

/** The same list twice: by name on one sheet, by table on the other. Each guest is invited once. */
export const listTwice: Structure = (draw) => {
  const guests = party(draw, "number");
  const byName = guests.toSorted((one, other) => one.person.whole.localeCompare(other.person.whole));
  const byTable = guests.toSorted((one, other) => Number(one.table.cell) - Number(other.table.cell));
  const header = { name: draw.random.pick(draw.words.names), table: draw.random.pick(draw.words.tables) };
  const sheetBy = (sorted: readonly Seated[], name: string): SheetPlan => ({
    name,
    rows: [[header.name, header.table], ...sorted.map(({ person, table }): Cell[] => [person.whole, table.cell])],
  });
  return workbookOf([sheetBy(byName, "A-Z"), sheetBy(byTable, draw.words.tables[0] ?? "Tables")], guests);
};
