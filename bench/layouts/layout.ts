import type { Random } from "../lib/random.ts";
import type { ExpectedGuest } from "./expectation.ts";
import type { Cell, Form, SheetPlan } from "./file-plan.ts";
import type { People, Person } from "./people.ts";
import type { Language } from "./words.ts";
import type { Words } from "./words-type.ts";

export interface Draw {
  random: Random;
  language: Language;
  words: Words;
  people: People;
}

/** A guest list as an organizer lays it out, and what a careful person reads in it. */
export interface Layout {
  sheets: SheetPlan[];
  guests: ExpectedGuest[];
  /** A random usual form by default. */
  form?: Form;
  /** Whether it needs several sheets or another feature of workbooks only. */
  needsWorkbook?: boolean;
  isRefusedFirst?: boolean;
  reportedRows?: number;
}

export type Structure = (draw: Draw) => Layout;

export interface Table {
  cell: Cell;
  label: string;
  /** Above its guests where tables are headings: always with a word. */
  heading: string;
}

export interface Seated {
  person: Person;
  table: Table;
}

export interface Column {
  header: string;
  cells: readonly Cell[];
  /** Whether its texts must arrive with the guests. */
  isExtra: boolean;
}

const tableNames = [
  "Rose",
  "Lily",
  "Paris",
  "Rome",
  "Oak",
  "Maple",
  "Orchid",
  "London",
  "Tulip",
  "Willow",
  "Lisbon",
  "Birch",
];

type TableStyle = "number" | "labelled" | "named" | "letter";

function tableStyle(random: Random): TableStyle {
  const style = random.next();
  if (style < 0.7) return "number";
  if (style < 0.85) return "labelled";
  return style < 0.95 ? "named" : "letter";
}

export function tablesOf({ random, words }: Draw, count: number, style = tableStyle(random)): Table[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    const heading = words.table.replace("#", number);
    if (style === "number") return { cell: index + 1, label: number, heading };
    if (style === "labelled") return { cell: heading, label: heading, heading };
    const name =
      style === "named" ? (tableNames[index % tableNames.length] ?? number) : String.fromCharCode(65 + index);
    return { cell: name, label: name, heading: words.table.replace("#", name) };
  });
}

export function seatedAt(draw: Draw, tables: readonly Table[], least = 4, most = 9): Seated[] {
  return tables.flatMap((table) =>
    draw.people.several(draw.random.between(least, most)).map((person) => ({ person, table })),
  );
}

export function party(draw: Draw, style?: TableStyle): Seated[] {
  const seated = seatedAt(draw, tablesOf(draw, draw.random.between(3, 7), style));
  return draw.random.chance(0.5) ? seated : shuffled(seated, draw.random);
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

export function expected(
  names: string | readonly string[],
  tables: string | readonly string[],
  extras: readonly string[] = [],
): ExpectedGuest {
  const listOf = (value: string | readonly string[]) => (typeof value === "string" ? [value] : value);
  return { names: listOf(names), tables: listOf(tables), extras, isOptional: false };
}

export const nameColumn = ({ words, random }: Draw, guests: readonly Seated[]): Column => ({
  header: random.pick(words.names),
  cells: guests.map(({ person }) => person.whole),
  isExtra: false,
});

export const firstColumn = ({ words, random }: Draw, guests: readonly Seated[]): Column => ({
  header: random.pick(words.first),
  cells: guests.map(({ person }) => person.first),
  isExtra: false,
});

/** The column of family names; its header differs from that of given names. */
export const lastColumn = ({ words, random }: Draw, guests: readonly Seated[], first: Column): Column => ({
  header: random.pick(words.last.filter((header) => header !== first.header)),
  cells: guests.map(({ person }) => person.last),
  isExtra: false,
});

export const tableColumn = ({ words, random }: Draw, guests: readonly Seated[]): Column => ({
  header: random.pick(words.tables),
  cells: guests.map(({ table }) => table.cell),
  isExtra: false,
});

export function extraColumns({ random, words }: Draw, guests: readonly Seated[], most = 5): Column[] {
  const column = (header: string, cell: () => Cell, isExtra = true): Column => ({
    header,
    cells: guests.map(cell),
    isExtra,
  });
  const some = (share: number, texts: readonly string[]) => () => (random.chance(share) ? random.pick(texts) : null);
  let number = 0;
  const offered = [
    column(words.meal, () => random.pick(words.meals)),
    column(words.diet, some(0.2, words.diets)),
    column(
      words.phone,
      () => `+${random.between(1, 99)} ${random.between(100, 999)} ${random.between(1_000_000, 9_999_999)}`,
    ),
    column(words.email, () => `guest${random.between(100, 999_999)}@example.com`),
    column(words.notes, some(0.2, words.remarks)),
    column(words.group, () => random.pick(words.groups)),
    column(words.rsvp, () => words.yes, false),
    column(random.pick(["#", "No.", "Nr", "ID"]), () => ++number, false),
  ];
  return shuffled(offered, random).slice(0, random.between(0, most));
}

export function sheetOf(columns: readonly Column[], name = "Sheet1"): SheetPlan {
  const count = columns[0]?.cells.length ?? 0;
  const body = Array.from({ length: count }, (_, row) => columns.map(({ cells }) => cells[row] ?? null));
  return { name, rows: [columns.map(({ header }) => header), ...body] };
}

export const extrasAt = (columns: readonly Column[], row: number): string[] =>
  columns.flatMap(({ cells, isExtra }) => (isExtra && cells[row] ? [String(cells[row])] : []));

export function plainLayout(guests: readonly Seated[], columns: readonly Column[], namesOf = wholeName): Layout {
  return {
    sheets: [sheetOf(columns)],
    guests: guests.map((guest, row) => expected(namesOf(guest), guest.table.label, extrasAt(columns, row))),
  };
}

const wholeName = ({ person }: Seated): readonly string[] => [person.whole];

/** The ways to join a given and a family name that read well in the language. */
export const joinedNames = ({ person: { first, last, whole } }: Seated): readonly string[] => [
  whole,
  ...(isEastAsian(whole) ? [`${last}${first}`, `${last} ${first}`] : [`${first} ${last}`]),
];

const isEastAsian = (name: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
