import type { Prisma } from "./generated/client.ts";

// How undo, history, archives and kept lists treat an event's columns; it must name every column to compile.

interface Column {
  /** Whether the program sets it. Undo puts back all others. */
  isOwn?: true;
  /** Whether the history records its values before and after, under its own name or this one. */
  values?: true | string;
  /** The name under which the history records that it changed. Several columns may share one. */
  change?: string;
  /** What it is, in SQL, in a record that is older than the column. */
  without?: string;
}

const own = { isOwn: true } as const;
/** The history does not record it, or not as one value. */
const untold = {};
const told = { values: true } as const;
const changed = (change: string) => ({ change });

/**
 * Notes that organizers make, true or false. `since` is the first version of archives that has it:
 * one more than the last for a new note.
 */
const guestNotes = {
  isLocked: { ...told, since: 1 },
  isChild: { ...told, since: 1 },
  needsAccess: { ...told, since: 1 },
  isNamesake: { ...told, since: 2 },
};

type GuestNote = keyof typeof guestNotes;

/** Notes of organizers in words, which may be personal. */
const textNotes = {
  doorNote: { ...told, since: 4 },
  otherNames: { ...told, since: 5 },
};

/** The first version of archives that has every note. */
export const notesSince = Math.max(
  ...[...Object.values(guestNotes), ...Object.values(textNotes)].map(({ since }) => since),
);

const place = { x: changed("place"), y: changed("place"), rotation: changed("place") };
const size = { width: changed("place"), depth: changed("place") };

const guests = {
  ...{ id: own, eventId: own, position: untold },
  ...{ name: told, tableNumber: told, seatNumber: told, household: told, attendance: told },
  guestOfId: changed("guestOfId"),
  mergedIds: untold,
  ...guestNotes,
  ...textNotes,
  ...{ additionalInfo: untold, createdAt: own, updatedAt: own },
} satisfies Record<Prisma.GuestScalarFieldEnum, Column>;

const tables = {
  ...{ id: own, eventId: own, position: untold },
  ...{
    label: told,
    capacity: told,
    shape: told,
    note: told,
    isLocked: told,
    isAccessible: told,
    isSetUp: untold,
    isImported: { ...untold, without: "false" },
  },
  ...place,
  ...size,
} satisfies Record<Prisma.TableScalarFieldEnum, Column>;

const fixtures = {
  ...{ id: own, eventId: own, kind: told, label: told },
  ...place,
  ...size,
} satisfies Record<Prisma.FixtureScalarFieldEnum, Column>;

const picture = changed("picture");

const floorPlans = {
  ...{ id: own, eventId: own, width: changed("room"), depth: changed("room"), outline: changed("room") },
  ...{
    isShownToGuests: told,
    isInFeet: untold,
    pictureId: picture,
    pictureX: picture,
    pictureY: picture,
    pictureWidth: picture,
  },
  pictureOpacity: picture,
} satisfies Record<Prisma.FloorPlanScalarFieldEnum, Column>;

const wishes = {
  ...{ id: own, eventId: own, kind: told, priority: told, guestIds: changed("guestIds") },
  ...{ columnName: { values: "column" }, value: { ...changed("guestIds"), without: "''" } },
  ...{ fixtureId: changed("fixtureId"), tableIds: { ...changed("tableIds"), without: "'{}'" } },
  ...{ minimum: told, createdAt: own },
} satisfies Record<Prisma.WishScalarFieldEnum, Column>;

/** Their changes are recorded row by row. */
export const recordedTables = ["guests", "tables", "fixtures", "floor_plans", "wishes"] as const;
export type RecordedTable = (typeof recordedTables)[number];

interface NamedColumn extends Column {
  name: string;
  field: string;
}

const nameOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const named = (columns: Readonly<Record<string, Column>>): readonly NamedColumn[] =>
  Object.entries(columns).map(([field, column]) => ({ ...column, field, name: nameOf(field) }));

export const recordedColumns: Readonly<Record<RecordedTable, readonly NamedColumn[]>> = {
  ...{ guests: named(guests), tables: named(tables), fixtures: named(fixtures) },
  ...{ floor_plans: named(floorPlans), wishes: named(wishes) },
};

/** A note as SQL knows it. */
interface StoredNote extends NamedColumn {
  type: "bool" | "text";
  /** The literal of a guest without it. */
  none: "false" | "''";
}

const notes: readonly StoredNote[] = [
  ...named(guestNotes).map((note) => ({ ...note, type: "bool", none: "false" }) as const),
  ...named(textNotes).map((note) => ({ ...note, type: "text", none: "''" }) as const),
];

/** The same SQL for each note about guests, with commas in between. */
export const sqlOfNotes = (sqlOf: (note: StoredNote) => string): string => notes.map(sqlOf).join(", ");

/** What a column is, in SQL, in a record that is older than the column; undefined for columns that all records have. */
export const valueWithout = (kind: RecordedTable, name: string): string | undefined =>
  kind === "guests"
    ? notes.find((note) => note.name === name)?.none
    : recordedColumns[kind].find((column) => column.name === name)?.without;

const isNote = (field: string): field is GuestNote => Object.hasOwn(guestNotes, field);

/** A value for each note that is true or false, in the order that lists and archives have. */
export function eachNote<Value>(valueFor: (note: GuestNote, since: number) => Value): Record<GuestNote, Value>;
export function eachNote<Value>(valueFor: (note: GuestNote, since: number) => Value): Record<string, Value> {
  const fields = Object.keys(guestNotes).filter(isNote);
  return Object.fromEntries(fields.map((field) => [field, valueFor(field, guestNotes[field].since)]));
}
