import type { ExpectedGuest } from "../expectation.ts";
import type { Cell } from "../file-plan.ts";
import {
  type Column,
  type Draw,
  expected,
  type Layout,
  nameColumn,
  party,
  type Seated,
  type Structure,
  sheetOf,
  tableColumn,
} from "../layout.ts";
import type { Person } from "../people.ts";

interface Pair extends Seated {
  other: Person | undefined;
}

/** Guests of whom some bring somebody: a relative or, as often, somebody of another name. */
function pairs(draw: Draw, share: number): Pair[] {
  return party(draw, draw.random.chance(0.8) ? "number" : undefined)
    .filter(() => draw.random.chance(0.7))
    .map((guest) => {
      const last = draw.random.chance(0.6) ? guest.person.last : undefined;
      return { ...guest, other: draw.random.chance(share) ? draw.people.person(last) : undefined };
    });
}

const bothOf = (rows: readonly Pair[]): ExpectedGuest[] =>
  rows.flatMap(({ person, other, table }) =>
    [person, ...(other ? [other] : [])].map(({ whole }) => expected(whole, table.label)),
  );

const column = (header: string, cells: readonly Cell[]): Column => ({ header, cells, isExtra: false });

const listOf = (draw: Draw, rows: readonly Pair[], columns: readonly Column[], guests = bothOf(rows)): Layout => {
  const table = tableColumn(draw, rows);
  const [first, ...others] = columns;
  if (!first) throw new RangeError("A list needs a column.");
  const ordered = draw.random.chance(0.5) ? [...columns, table] : [first, table, ...others];
  return { sheets: [sheetOf(ordered)], guests };
};

export const plusOneNames: Structure = (draw) => {
  const rows = pairs(draw, 0.5);
  const names = rows.map(({ other }) => other?.whole ?? null);
  return listOf(draw, rows, [nameColumn(draw, rows), column(draw.random.pick(draw.words.plusOne), names)]);
};

export const plusOneTwoColumns: Structure = (draw) => {
  const rows = pairs(draw, 0.5);
  const header = draw.random.pick(["Plus One", "Partner", "Plus-One", "Guest"]);
  return listOf(
    draw,
    rows,
    [
      column(
        "First Name",
        rows.map(({ person }) => person.first),
      ),
      column(
        "Last Name",
        rows.map(({ person }) => person.last),
      ),
      column(
        `${header} First Name`,
        rows.map(({ other }) => other?.first ?? null),
      ),
      column(
        `${header} Last Name`,
        rows.map(({ other }) => other?.last ?? null),
      ),
    ],
    bothOf(rows).map((guest) => ({ ...guest })),
  );
};

/** A plus-one without a name: "Guest", "+1" or "Yes" in the column. */
export const unnamedPlusOnes: Structure = (draw) => {
  const rows = pairs(draw, 0);
  const mark = draw.random.pick(["+1", "Guest", draw.words.yes, "TBD", "x"]);
  const marks = rows.map(() => (draw.random.chance(0.3) ? mark : null));
  const guests = rows.flatMap(({ person, table }, row) => [
    expected(person.whole, table.label),
    ...(marks[row] ? [expected(`Guest of ${person.whole}`, table.label)] : []),
  ]);
  return listOf(draw, rows, [nameColumn(draw, rows), column(draw.random.pick(draw.words.plusOne), marks)], guests);
};

/** A party in a row: "Guest 1" to "Guest 4". */
export const numberedGuests: Structure = (draw) => {
  const families = party(draw, "number").filter((_, place) => place % 3 === 0);
  const word =
    draw.language === "en" ? draw.random.pick(["Guest", "Name", "Attendee"]) : (draw.words.names[0] ?? "Guest");
  const members = families.map(({ person }) => [
    person,
    ...Array.from({ length: draw.random.between(0, 3) }, () => draw.people.person(person.last)),
  ]);
  const columns = [0, 1, 2, 3].map((place) =>
    column(
      `${word} ${place + 1}`,
      members.map((family) => family[place]?.whole ?? null),
    ),
  );
  const guests = families.flatMap(({ table }, row) =>
    (members[row] ?? []).map(({ whole }) => expected(whole, table.label)),
  );
  const table = tableColumn(draw, families);
  return { sheets: [sheetOf(draw.random.chance(0.5) ? [...columns, table] : [table, ...columns])], guests };
};

export const childrenColumn: Structure = (draw) => {
  const rows = pairs(draw, 0.6);
  const children = rows.map(({ person, other }) =>
    other && draw.random.chance(0.4)
      ? Array.from({ length: draw.random.between(1, 3) }, () => draw.people.person(person.last))
      : [],
  );
  const cells = children.map((some) => (some.length > 0 ? some.map(({ whole }) => whole).join(", ") : null));
  const guests = [
    ...bothOf(rows),
    ...rows.flatMap(({ table }, row) => (children[row] ?? []).map(({ whole }) => expected(whole, table.label))),
  ];
  return listOf(
    draw,
    rows,
    [
      nameColumn(draw, rows),
      column(
        draw.words.plusOne[0] ?? "",
        rows.map(({ other }) => other?.whole ?? null),
      ),
      column(draw.words.children, cells),
    ],
    guests,
  );
};

type Couple = (one: Person, other: Person, draw: Draw) => string;

/** How two people are written in one cell, with their names as they are read. */
const couples = {
  /** Anna & Ben Meier */
  shared: (one, other, { words, random }) =>
    `${one.first} ${random.pick(["&", words.and, "+"])} ${other.first} ${one.last}`,
  /** Anna Meier & Ben Okafor */
  both: (one, other, { words, random }) =>
    `${one.first} ${one.last} ${random.pick(["&", words.and, "+", "/"])} ${other.first} ${other.last}`,
  /** Anna Meier, Ben Okafor */
  comma: (one, other) => `${one.first} ${one.last}, ${other.first} ${other.last}`,
} as const satisfies Record<string, Couple>;

export const couplesInCells =
  (style: keyof typeof couples): Structure =>
  (draw) => {
    const all = pairs(draw, 0.4);
    const rows =
      style === "shared"
        ? all.map((row) => ({ ...row, other: row.other && { ...row.other, last: row.person.last } }))
        : all;
    const cells = rows.map(({ person, other }) => (other ? couples[style](person, other, draw) : person.whole));
    const named = ({ first, last, whole }: Person) => [...new Set([`${first} ${last}`, whole])];
    const guests = rows.flatMap(({ person, other, table }) => [
      expected(other ? named(person) : person.whole, table.label),
      ...(other ? [expected([`${other.first} ${other.last}`], table.label)] : []),
    ]);
    return listOf(draw, rows, [column(draw.random.pick(draw.words.names), cells)], guests);
  };

/** "Mr & Mrs John Smith": two people of whom one is named. */
export const mrAndMrs: Structure = (draw) => {
  const { words, random } = draw;
  const rows = pairs(draw, 0.3);
  const [mr, mrs] = [words.mr.replace(/\.$/, ""), words.mrs.replace(/\.$/, "")].map(
    (title) => `${title}${random.chance(0.5) ? "." : ""}`,
  );
  const cells = rows.map(({ person, other }) =>
    other ? `${mr} ${random.pick(["&", words.and])} ${mrs} ${person.first} ${person.last}` : person.whole,
  );
  const guests = rows.flatMap(({ person: { first, last, whole }, other, table }) =>
    other
      ? [
          expected([`${mr} ${first} ${last}`, `${first} ${last}`], table.label),
          expected([`${mrs} ${first} ${last}`, `${mrs} ${last}`, `Guest of ${first} ${last}`], table.label),
        ]
      : [expected(whole, table.label)],
  );
  return listOf(draw, rows, [column(random.pick(words.names), cells)], guests);
};

export const plusOneInCell: Structure = (draw) => {
  const rows = pairs(draw, 0);
  const ending = draw.random.pick([" +1", " + 1", " & guest", " plus one", " (+1)"]);
  const withOne = rows.map(() => draw.random.chance(0.3));
  const cells = rows.map(({ person }, row) => (withOne[row] ? `${person.whole}${ending}` : person.whole));
  const guests = rows.flatMap(({ person, table }, row) => [
    expected(person.whole, table.label),
    ...(withOne[row] ? [expected(`Guest of ${person.whole}`, table.label)] : []),
  ]);
  return listOf(draw, rows, [column(draw.random.pick(draw.words.names), cells)], guests);
};

/** A party's size beside its couple: the same two people, not two more. */
export const sizeBesideCouples: Structure = (draw) => {
  const layoutRows = pairs(draw, 0.4).map((row) => ({
    ...row,
    other: row.other && { ...row.other, last: row.person.last },
  }));
  const cells = layoutRows.map(({ person, other }) =>
    other ? `${person.first} & ${other.first} ${person.last}` : person.whole,
  );
  const sizes = layoutRows.map(({ other }) => (other ? 2 : 1));
  const guests = layoutRows.flatMap(({ person, other, table }) => [
    expected(other ? [`${person.first} ${person.last}`, person.whole] : person.whole, table.label),
    ...(other ? [expected(`${other.first} ${other.last}`, table.label)] : []),
  ]);
  return listOf(
    draw,
    layoutRows,
    [column(draw.random.pick(draw.words.names), cells), column(draw.words.partySize, sizes)],
    guests,
  );
};

/** Whether the others become guests of their own is a matter of taste. */
export const sizeBesideNames: Structure = (draw) => {
  const rows = pairs(draw, 0);
  const sizes = rows.map(() => draw.random.pick([1, 1, 2, 2, 3, 4]));
  const guests = rows.flatMap(({ person, table }, row) => {
    const more = (sizes[row] ?? 1) - 1;
    const ofThem = Array.from({ length: more }, () => ({
      ...expected(`Guest of ${person.whole}`, table.label),
      isOptional: true,
    }));
    return [expected(person.whole, table.label), ...ofThem];
  });
  return listOf(draw, rows, [nameColumn(draw, rows), column(draw.words.partySize, sizes)], guests);
};
