import { type Fact, type ModelBase, type ModelGuest, type ModelRow, none, tableOf } from "./import-model-guest.ts";

// How imports should treat households, answers and seats.

export function asBefore(row: ModelRow, before: ModelBase | undefined): ModelRow {
  if (before === undefined) return { ...row };
  const seat = tableOf(before) === tableOf(row) ? before.seat : 0;
  return {
    ...row,
    household: row.household ?? (before.household || null),
    doorNote: row.doorNote ?? (before.doorNote || null),
    otherNames: row.otherNames ?? (before.otherNames || null),
    attendance: row.attendance ?? (before.attendance === "unknown" ? null : before.attendance),
    seat: row.seat ?? (seat || null),
  };
}

/** Nobody shares a seat: the first keeps it, and seats from the file come first. */
export function seatOnce<T extends Pick<ModelGuest, "tableNumber" | "seat">>(
  guests: readonly { one: T; isSaid: boolean }[],
  taken: ReadonlySet<string> = new Set(),
): T[] {
  const seats = new Set(taken);
  const left = new Set<T>();
  for (const { one } of guests.toSorted((a, b) => Number(b.isSaid) - Number(a.isSaid))) {
    const seat = seatKey(one);
    if (one.seat > 0 && seats.has(seat)) left.add(one);
    else if (one.seat > 0) seats.add(seat);
  }
  return guests.map(({ one }) => (left.has(one) ? { ...one, seat: 0 } : one));
}

export const seatKey = ({ tableNumber, seat }: Pick<ModelGuest, "tableNumber" | "seat">) =>
  `${tableNumber.toLowerCase()} ${seat}`;

export function factsAfter(
  row: ModelRow,
  tableNumber: string,
  now: ModelGuest | undefined,
  isMerge: boolean,
): Pick<ModelGuest, Fact> {
  const old = now ?? none;
  const seat = now !== undefined && tableOf(now) === tableNumber.toLowerCase() ? now.seat : 0;
  const said = <T>(value: T | null, unsaid: T, present: T): T =>
    value === null || (isMerge && value === unsaid) ? present : value;
  return {
    household: said(row.household, "", old.household),
    doorNote: said(row.doorNote, "", old.doorNote),
    otherNames: said(row.otherNames, "", old.otherNames),
    attendance: said(row.attendance, "unknown", old.attendance),
    seat: said(row.seat, 0, seat),
  };
}
