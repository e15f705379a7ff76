import {
  type Column,
  type Draw,
  expected,
  extraColumns,
  extrasAt,
  firstColumn,
  joinedNames,
  lastColumn,
  nameColumn,
  party,
  plainLayout,
  type Seated,
  type Structure,
  sheetOf,
  shuffled,
  tableColumn,
} from "../layout.ts";
import { withRows } from "./around.ts";

const headless =
  (structure: Structure): Structure =>
  (draw) =>
    withRows(structure(draw), ([, ...rows]) => rows);

const email = ({ random }: Draw, guests: readonly Seated[]): Column => ({
  header: "",
  cells: guests.map(() => `guest${random.between(100, 999_999)}@example.com`),
  isExtra: false,
});

export const headlessPair: Structure = headless((draw) => {
  const guests = party(draw);
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests)];
  return plainLayout(guests, draw.random.chance(0.6) ? columns : columns.reverse());
});

/** Without knowledge of the names, a person keeps their order. */
export const headlessThree: Structure = headless((draw) => {
  const guests = party(draw, "number");
  const first = firstColumn(draw, guests);
  return plainLayout(guests, [first, lastColumn(draw, guests, first), tableColumn(draw, guests)], joinedNames);
});

export const headlessMore: Structure = headless((draw) => {
  const guests = party(draw, "number");
  const more = extraColumns(draw, guests, 3).map((column) => ({ ...column, isExtra: false }));
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests), email(draw, guests), ...more];
  return plainLayout(guests, shuffled(columns, draw.random));
});

const withoutTables = (
  columns: readonly Column[],
  guests: readonly Seated[],
  namesOf: (guest: Seated) => readonly string[],
) => ({
  sheets: [sheetOf(columns)],
  guests: guests.map((guest, row) => expected(namesOf(guest), "", extrasAt(columns, row))),
  isRefusedFirst: true,
});

export const namesAlone: Structure = (draw) => {
  const guests = party(draw);
  const columns = [
    nameColumn(draw, guests),
    ...extraColumns(draw, guests, 3).filter(({ header }) => !/^(#|N|ID)/u.test(header)),
  ];
  return withoutTables(columns, guests, ({ person }) => [person.whole]);
};

export const namePairsAlone: Structure = (draw) => {
  const guests = party(draw);
  const first = firstColumn(draw, guests);
  return withoutTables(
    [first, lastColumn(draw, guests, first), email(draw, guests)].map(withHeader("E-mail")),
    guests,
    joinedNames,
  );
};

const withHeader =
  (header: string) =>
  (column: Column): Column =>
    column.header === "" ? { ...column, header } : column;

export const bareNames: Structure = (draw) => {
  const guests = party(draw);
  return headless(() => withoutTables([nameColumn(draw, guests)], guests, ({ person }) => [person.whole]))(draw);
};

/** A column of who attends. Guests who declined are left out, and listed. */
export const attendance =
  (style: "yes and no" | "tool's words"): Structure =>
  (draw) => {
    const { words, random } = draw;
    const guests = party(draw, "number");
    const [header, yes, no, open] =
      style === "yes and no"
        ? [words.rsvp, words.yes, words.no, words.pending]
        : random.pick([
            ["RSVP Status", "Attending", "Not Attending", "No Response"],
            ["RSVP", "Accepted", "Declined", "Awaiting Reply"],
            ["Attending?", "Will Attend", "Will Not Attend", "Invited"],
            ["Status", "Confirmed", "Regrets", "Pending"],
          ]);
    const answers = guests.map(() => {
      const chance = random.next();
      if (chance < 0.75) return yes;
      return chance < 0.9 ? no : open;
    });
    const isDeclined = (row: number) => answers[row] === no;
    const tables = guests.map(({ table }, row) => (isDeclined(row) && random.chance(0.7) ? null : table.cell));
    const columns = [
      nameColumn(draw, guests),
      { header, cells: answers, isExtra: false },
      { ...tableColumn(draw, guests), cells: tables },
      ...extraColumns(draw, guests, 2).filter((column) => column.header !== words.rsvp),
    ];
    return {
      sheets: [sheetOf(random.chance(0.5) ? columns : shuffled(columns, random))],
      guests: guests.flatMap(({ person, table }, row) =>
        isDeclined(row) ? [] : [expected(person.whole, table.label)],
      ),
      reportedRows: guests.filter((_, row) => isDeclined(row)).length,
    };
  };
