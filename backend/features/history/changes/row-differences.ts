/** The database tables whose changes are recorded. */
export type RowKind = "guests" | "tables" | "fixtures" | "floor_plans" | "wishes";

type Row = Readonly<Record<string, unknown>>;

/** The guests whom a row of a wish is about, as it was before; none for other rows. */
export function guestsOfWish({ kind, before, after }: ChangedRow): number[] {
  const ids = kind === "wishes" ? (before ?? after)?.guest_ids : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
}

/** A row before and after a change; null where it did not exist. */
export interface ChangedRow {
  kind: RowKind;
  before: Row | null;
  after: Row | null;
}

/** A field with its values before and after, as text; both empty where they mean nothing to a person. */
interface FieldDifference {
  /** Name of the field in the graph, or one of `place`, `room` and `picture`, which are several fields. */
  field: string;
  /** Name of the extra column; null for other fields. */
  column: string | null;
  from: string;
  to: string;
}

/** What happened to a row. */
export interface RowDifference {
  /** The guest's name or the label, as it was before; the column of a wish; empty for the room and other wishes. */
  name: string;
  isAdded: boolean;
  isRemoved: boolean;
  /** What differs, and the kind of a wish; for a row that was added or removed, what it has. */
  fields: FieldDifference[];
}

/** Columns with values to show, and their names in the graph. */
const shown: Record<RowKind, Readonly<Record<string, string>>> = {
  guests: {
    name: "name",
    table_number: "tableNumber",
    seat_number: "seatNumber",
    household: "household",
    attendance: "attendance",
    is_locked: "isLocked",
    is_child: "isChild",
    needs_access: "needsAccess",
  },
  tables: {
    label: "label",
    capacity: "capacity",
    shape: "shape",
    note: "note",
    is_locked: "isLocked",
    is_accessible: "isAccessible",
  },
  fixtures: { kind: "kind", label: "label" },
  floor_plans: { is_shown_to_guests: "isShownToGuests" },
  wishes: { kind: "kind", priority: "priority", column_name: "column", minimum: "minimum" },
};

const place = { place: ["x", "y", "rotation", "width", "depth"] };

/** Columns whose values mean nothing to a person, by the name that stands for all of them. */
const unshown: Record<RowKind, Readonly<Record<string, readonly string[]>>> = {
  guests: { guestOfId: ["guest_of_id"] },
  tables: place,
  fixtures: place,
  floor_plans: {
    room: ["width", "depth", "outline"],
    picture: ["picture_id", "picture_x", "picture_y", "picture_width", "picture_opacity"],
  },
  wishes: { guestIds: ["guest_ids"], fixtureId: ["fixture_id"] },
};

const nameColumn: Partial<Record<RowKind, string>> = {
  guests: "name",
  tables: "label",
  fixtures: "label",
  wishes: "column_name",
};

/** What a change did to a row. */
export function rowDifference({ kind, before, after }: ChangedRow): RowDifference {
  const column = nameColumn[kind];
  const isSetUp = (row: Row | null) => row !== null && row.is_set_up !== false;
  return {
    name: column === undefined ? "" : textOf((before ?? after)?.[column]),
    isAdded: isSetUp(after) && !isSetUp(before),
    isRemoved: isSetUp(before) && !isSetUp(after),
    fields: [
      ...shownDifferences(kind, before, after),
      ...columnDifferences(before, after),
      ...others(kind, before, after),
    ],
  };
}

function shownDifferences(kind: RowKind, before: Row | null, after: Row | null): FieldDifference[] {
  return Object.entries(shown[kind]).flatMap(([column, field]) => {
    const found = { field, column: null, from: textOf(before?.[column]), to: textOf(after?.[column]) };
    // Nobody knows a wish without its kind.
    return kind === "wishes" && field === "kind" ? [found] : difference(found);
  });
}

function columnDifferences(before: Row | null, after: Row | null): FieldDifference[] {
  const [was, is] = [infoOf(before), infoOf(after)];
  const columns = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...columns].flatMap((column) =>
    difference({ field: "additionalInfo", column, from: textOf(was[column]), to: textOf(is[column]) }),
  );
}

function others(kind: RowKind, before: Row | null, after: Row | null): FieldDifference[] {
  if (before === null || after === null) return [];
  return Object.entries(unshown[kind])
    .filter(([, columns]) => columns.some((column) => textOf(before[column]) !== textOf(after[column])))
    .map(([field]) => ({ field, column: null, from: "", to: "" }));
}

const difference = (found: FieldDifference) => (found.from === found.to ? [] : [found]);

function infoOf(row: Row | null): Row {
  const info = row?.additional_info;
  return typeof info === "object" && info !== null ? { ...info } : {};
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
