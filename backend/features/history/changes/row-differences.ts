import { type RecordedTable, recordedColumns } from "../../../database/event-tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** The guests in a wish's row before its change; none for other rows. */
export function guestsOfWish({ kind, before, after }: ChangedRow): number[] {
  const ids = kind === "wishes" ? (before ?? after)?.guest_ids : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
}

/** A row before and after a change; null where it did not exist. */
export interface ChangedRow {
  kind: RecordedTable;
  before: Row | null;
  after: Row | null;
}

interface FieldDifference {
  /** Field in the graph, or `place`, `room` or `picture`, which are several fields. */
  field: string;
  /** Name of the extra column; null for other fields. */
  column: string | null;
  from: string;
  to: string;
}

/** What happened to a row. */
export interface RowDifference {
  /** Former name, label or column of a wish; empty for the room and other wishes. */
  name: string;
  isAdded: boolean;
  isRemoved: boolean;
  /** Differences and the kind of a wish; all fields of an added or removed row. */
  fields: FieldDifference[];
}

const nameColumn: Partial<Record<RecordedTable, string>> = {
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

function shownDifferences(kind: RecordedTable, before: Row | null, after: Row | null): FieldDifference[] {
  return recordedColumns[kind].flatMap(({ name, field: own, values }) => {
    if (values === undefined) return [];
    const field = values === true ? own : values;
    const found = { field, column: null, from: textOf(before?.[name]), to: textOf(after?.[name]) };
    // A wish without its kind means nothing.
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

function others(kind: RecordedTable, before: Row | null, after: Row | null): FieldDifference[] {
  if (before === null || after === null) return [];
  const changes = recordedColumns[kind].flatMap(({ name, change }) =>
    change === undefined || textOf(before[name]) === textOf(after[name]) ? [] : [change],
  );
  return [...new Set(changes)].map((field) => ({ field, column: null, from: "", to: "" }));
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
