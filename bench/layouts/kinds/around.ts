import type { Cell, SheetPlan } from "../file-plan.ts";
import {
  type Draw,
  expected,
  type Layout,
  nameColumn,
  party,
  plainLayout,
  type Structure,
  sheetOf,
  tableColumn,
} from "../layout.ts";
import { firstThenLast, wholeNames } from "./plain.ts";

const plain: Structure = (draw) => (draw.random.chance(0.5) ? wholeNames : firstThenLast)(draw);

export function withRows(layout: Layout, change: (rows: Cell[][]) => Cell[][], more: Partial<SheetPlan> = {}): Layout {
  const [first, ...others] = layout.sheets;
  if (!first) throw new RangeError("A layout has no sheet.");
  return { ...layout, sheets: [{ ...first, rows: change(first.rows), ...more }, ...others] };
}

const titleOf = ({ words, random, people }: Draw): string =>
  `${words.listTitle} ${random.pick([`${people.person().first} & ${people.person().first}`, String(random.between(2024, 2027)), ""])}`.trim();

export const titleRows: Structure = (draw) => {
  const rows: Cell[][] = [[titleOf(draw)]];
  if (draw.random.chance(0.6)) rows.push([`${draw.random.between(1, 28)}.06.2027`]);
  if (draw.random.chance(0.6)) rows.push([]);
  return withRows(plain(draw), (list) => [...rows, ...list]);
};

export const figuresAbove: Structure = (draw) => {
  const { words, random } = draw;
  const layout = plain(draw);
  const rows: Cell[][] = [
    [titleOf(draw)],
    [words.total, layout.guests.length],
    [words.yes, layout.guests.length, words.no, 0],
    [random.pick(words.remarks)],
    [],
  ];
  return withRows(layout, (list) => [...rows, ...list]);
};

export const mergedTitle: Structure = (draw) => {
  const layout = plain(draw);
  const right = (layout.sheets[0]?.rows[0]?.length ?? 1) - 1;
  const title = titleOf(draw);
  const changed = withRows(layout, (list) => [[title, ...Array.from({ length: right }, () => null)], ...list], {
    merges: [{ top: 0, left: 0, bottom: 0, right }],
  });
  return { ...changed, needsWorkbook: true };
};

/** The list begins in column B or C, below empty rows. */
export const offset: Structure = (draw) => {
  const left = Array.from({ length: draw.random.between(1, 2) }, () => null);
  return withRows(plain(draw), (list) => [[], ...list.map((row) => [...left, ...row])]);
};

export const blankRows: Structure = (draw) =>
  withRows(plain(draw), ([header = [], ...list]) => [
    header,
    ...list.flatMap((row) => (draw.random.chance(0.2) ? [row.map(() => null), row] : [row])),
  ]);

export const totalBelow: Structure = (draw) => {
  const { words, random } = draw;
  const layout = plain(draw);
  const count = layout.guests.length;
  const total = random.pick<Cell[]>([
    [words.total, count],
    [`${words.total}: ${count}`],
    [`${words.total} ${words.names[0]}`, null, count],
  ]);
  const gap: Cell[][] = random.chance(0.6) ? [[]] : [];
  return withRows(layout, (list) => [...list, ...gap, total]);
};

export const notesBelow: Structure = (draw) => {
  const { words, random } = draw;
  const notes: Cell[][] = [
    [],
    [`${words.notes}:`],
    [`* ${random.pick(words.remarks)} - ${random.pick(words.diets)}`],
    [`${words.yes} = ${words.rsvp}, ${words.no} = -`],
  ];
  return withRows(plain(draw), (list) => [...list, ...notes]);
};

export const legendBeside: Structure = (draw) => {
  const { words, random } = draw;
  const legend: Cell[][] = [
    [words.meal, words.total],
    ...words.meals.map((meal) => [meal, random.between(5, 30)]),
    [words.total, random.between(30, 90)],
  ];
  return withRows(plain(draw), (list) => {
    const width = Math.max(...list.map((row) => row.length));
    return list.map((row, index) => {
      const beside = legend[index];
      return beside ? [...row, ...Array.from({ length: width - row.length + 1 }, () => null), ...beside] : row;
    });
  });
};

export const letterHeadings: Structure = (draw) => {
  const guests = party(draw, "number").toSorted((one, other) => one.person.whole.localeCompare(other.person.whole));
  const initials = guests.map(({ person }) => person.whole.charAt(0).toLocaleUpperCase());
  const layout = plainLayout(guests, [nameColumn(draw, guests), tableColumn(draw, guests)]);
  return withRows(layout, ([header = [], ...list]) => [
    header,
    ...list.flatMap((row, index) =>
      initials[index] === initials[index - 1] ? [row] : [[initials[index] ?? null], row],
    ),
  ]);
};

export const repeatedHeader: Structure = (draw) => {
  const page = draw.random.between(8, 14);
  return withRows(plain(draw), ([header = [], ...list]) => {
    const again = header.map((cell) =>
      typeof cell === "string" && draw.random.chance(0.7) ? cell.toLocaleUpperCase() : cell,
    );
    return [header, ...list.flatMap((row, index) => (index > 0 && index % page === 0 ? [again, row] : [row]))];
  });
};

export const hiddenRows: Structure = (draw) => {
  const guests = party(draw, "number");
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests)];
  const hidden = guests.flatMap((_, row) => (row > 2 && draw.random.chance(0.15) ? [row] : []));
  return {
    sheets: [{ ...sheetOf(columns), hiddenRows: hidden.map((row) => row + 1) }],
    guests: guests
      .filter((_, row) => !hidden.includes(row))
      .map(({ person, table }) => expected(person.whole, table.label)),
    // SheetJS does not store in .xls files which rows are hidden.
    form: { kind: "xlsx" },
    reportedRows: 0,
  };
};

/** A header of two lines: "Guest" over first and last name, "Seating" over the table. */
export const twoLineHeader: Structure = (draw) => {
  const layout = firstThenLast(draw);
  const { words } = draw;
  const merges = [{ top: 0, left: 0, bottom: 0, right: 1 }];
  return {
    ...withRows(layout, (list) => [[words.names[0] ?? "", null, words.seat], ...list], { merges }),
    needsWorkbook: true,
  };
};

/** Remarks in a column that nobody gave a header. */
export const beyondHeader: Structure = (draw) => {
  const { words, random } = draw;
  return withRows(plain(draw), ([header = [], ...list]) => [
    header,
    ...list.map((row) => (random.chance(0.3) ? [...row, random.pick(words.remarks)] : row)),
  ]);
};

export const longComment: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw, "number");
  const long = Array.from({ length: 250 }, () => random.pick(words.remarks))
    .join(". ")
    .slice(0, 5_000)
    .padEnd(5_000, ".");
  const place = random.between(0, guests.length - 1);
  const comments = guests.map((_, row) => (row === place ? long : null));
  const columns = [
    nameColumn(draw, guests),
    tableColumn(draw, guests),
    { header: words.notes, cells: comments, isExtra: false },
  ];
  // SheetJS never ends when it writes so long a text to an .xls file.
  return { ...plainLayout(guests, columns), form: { kind: "xlsx" } };
};
