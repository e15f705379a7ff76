import { z } from "zod";
import type { NumberKind } from "./event-record.ts";
import type {
  FixtureRecord,
  GuestRecord,
  KeptGuestRecord,
  RoomRecord,
  SavedPlanRecord,
  SheetGuestRecord,
  SheetHead,
  TableRecord,
  WishRecord,
} from "./list-records.ts";
import type { Numbering } from "./numbering.ts";
import type { Columns } from "./values.ts";

/** Numbers in place of an event's ids. */
export type Numberings = Readonly<Record<NumberKind, Numbering>>;

/** A row as it becomes a record, with other ids and with dates in place of texts. */
type Dated<Record, Ids> = Omit<Record, "number" | "createdAt" | "updatedAt"> & Ids;

interface GuestIds {
  id: number;
  guestOfId: number | null;
  mergedIds: readonly number[];
}

export type GuestRow = Dated<Omit<GuestRecord, "guestOf" | "merged">, GuestIds> & {
  createdAt: Date;
  updatedAt: Date;
};

/** The record of a guest. */
export function guestFrom(row: GuestRow, { guests }: Numberings): GuestRecord {
  const {
    id,
    name,
    table,
    seat,
    household,
    guestOfId,
    mergedIds,
    attendance,
    columns,
    createdAt,
    updatedAt,
    ...notes
  } = row;
  return {
    ...{ number: guests.of(id), name, table, seat, household, guestOf: guests.ofAny(guestOfId), attendance },
    merged: mergedIds.map((merged) => guests.of(merged)),
    ...notes,
    ...{ columns, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

/** The record of a table. */
export function tableFrom(table: TableRecord): TableRecord {
  const { label, capacity, shape, note, isLocked, isAccessible, isSetUp, isImported, x, y, rotation, width, depth } =
    table;
  return { label, capacity, shape, note, isLocked, isAccessible, isSetUp, isImported, x, y, rotation, width, depth };
}

type RoomRow = Omit<RoomRecord, "picture" | "outline"> & { pictureId: number | null };

/** The record of a room. */
export function roomFrom(room: RoomRow, outline: RoomRecord["outline"], { pictures }: Numberings): RoomRecord {
  const { width, depth, isShownToGuests, isInFeet, pictureId, ...rest } = room;
  const { pictureX, pictureY, pictureWidth, pictureOpacity } = rest;
  const picture = pictures.ofAny(pictureId);
  const picturePlace = { picture, pictureX, pictureY, pictureWidth, pictureOpacity };
  return { width, depth, outline, isShownToGuests, isInFeet, ...picturePlace };
}

/** The record of a fixture. */
export function fixtureFrom(row: Dated<FixtureRecord, { id: number }>, { fixtures }: Numberings): FixtureRecord {
  const { id, kind, label, x, y, width, depth, rotation } = row;
  return { number: fixtures.of(id), kind, label, x, y, width, depth, rotation };
}

type WishRow = Omit<WishRecord, "guests" | "column" | "fixture" | "tables" | "createdAt"> & {
  guestIds: number[];
  columnName: string;
  fixtureId: number | null;
  tableIds: number[];
  createdAt: Date;
};

/** The record of a wish; undefined for one about tables that were all deleted. `labels` are those of tables by id. */
export function wishFrom(
  wish: WishRow,
  { guests, fixtures }: Numberings,
  labels: ReadonlyMap<number, string>,
): WishRecord | undefined {
  const { kind, priority, guestIds, columnName, value, fixtureId, tableIds, minimum, createdAt } = wish;
  const tables = tableIds.flatMap((id) => labels.get(id) ?? []);
  if (tableIds.length > 0 && tables.length === 0) return undefined;
  return {
    ...{ kind, priority, guests: guestIds.map((id) => guests.of(id)).sort((one, other) => one - other) },
    ...{ column: columnName, value, fixture: fixtures.ofAny(fixtureId), tables, minimum },
    createdAt: createdAt.toISOString(),
  };
}

const storedSeating = z.object({
  tables: z.array(z.object({ label: z.string(), capacity: z.number().nullable() })),
  seats: z.array(z.tuple([z.number(), z.number().nullable(), z.number().nullable()])),
});

/** The record of a saved plan. */
export function savedPlanFrom(
  { name, seating, createdAt }: { name: string; seating: unknown; createdAt: Date },
  { guests }: Numberings,
): SavedPlanRecord {
  const { tables, seats } = storedSeating.parse(seating);
  return {
    name,
    tables,
    seats: seats.map(([id, place, seat]) => [guests.of(id), place, seat]),
    createdAt: createdAt.toISOString(),
  };
}

type Facts = NonNullable<KeptGuestRecord["facts"]>;

export type KeptGuestRow = Omit<KeptGuestRecord, "number" | "facts"> &
  Omit<Facts, "guestOf"> & { id: number; guestOfId: number | null; hasFacts: boolean };

/** The record of a guest of a kept list. */
export function keptGuestFrom(row: KeptGuestRow, { guests }: Numberings): KeptGuestRecord {
  const { id, name, table, columns, hasFacts, household, attendance, seat, guestOfId, ...notes } = row;
  const facts = { household, attendance, seat, guestOf: guests.ofAny(guestOfId), ...notes };
  return { number: guests.of(id), name, table, columns, facts: hasFacts ? facts : null };
}

export interface SheetGuestRow {
  id: number | null;
  name: string;
  table: string;
  columns: Columns;
  row: number | null;
  hasFacts: boolean;
  household: string | null;
  otherNames: string | null;
  attendance: "unknown" | "yes" | "no" | null;
  seat: number | null;
  host: string;
}

/** The record of a guest of an imported sheet. */
export function sheetGuestFrom(guest: SheetGuestRow, { guests }: Numberings): SheetGuestRecord {
  const { id, name, table, columns, row, hasFacts, household, otherNames, attendance, seat, host } = guest;
  const facts = hasFacts ? { household, otherNames, attendance, seat, host } : null;
  return { number: guests.ofAny(id), name, table, columns, row, facts };
}

const storedOutline = z.array(z.tuple([z.number(), z.number()])).nullable();

/** Stored corners of a room; null for a rectangle. */
export const outlineFrom = (stored: unknown): RoomRecord["outline"] => storedOutline.parse(stored);

const storedTables = z.array(z.object({ label: z.string(), capacity: z.number() }));

/** An imported sheet without its guests. */
export const sheetHeadFrom = (version: number, tables: string): SheetHead => ({
  version,
  tables: storedTables.parse(JSON.parse(tables)),
});
