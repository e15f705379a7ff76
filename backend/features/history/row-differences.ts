import type { ChangedRow } from "../../event-data/changes.ts";
import type { Row } from "../../event-data/rows.ts";
import { eventTable, type ToldTable } from "../../event-data/tables.ts";

/** The guests in a wish's row before its change; none for other rows. */
export function guestsOfWish({ kind, before, after }: ChangedRow): number[] {
  const ids = kind === "wishes" ? (before ?? after)?.guest_ids : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
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

/** What a change did to a row. */
export function rowDifference({ kind, before, after }: ChangedRow): RowDifference {
  const { label } = eventTable(kind);
  const isSetUp = (row: Row | null) => row !== null && row.is_set_up !== false;
  return {
    name: label === undefined ? "" : textOf((before ?? after)?.[label]),
    isAdded: isSetUp(after) && !isSetUp(before),
    isRemoved: isSetUp(before) && !isSetUp(after),
    fields: [
      ...shownDifferences(kind, before, after),
      ...columnDifferences(before, after),
      ...others(kind, before, after),
    ],
  };
}

function shownDifferences(kind: ToldTable, before: Row | null, after: Row | null): FieldDifference[] {
  return eventTable(kind).columns.flatMap(({ name, field: own, values }) => {
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

function others(kind: ToldTable, before: Row | null, after: Row | null): FieldDifference[] {
  if (before === null || after === null) return [];
  const changes = eventTable(kind).columns.flatMap(({ name, change }) =>
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
