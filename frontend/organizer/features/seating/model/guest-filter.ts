import type { Attendance } from "../../../generated/schema-types.ts";
import type { BoardGuest } from "./board.ts";

/** Empty texts filter nothing. */
export interface GuestFilter {
  readonly attendance: Attendance | "";
  readonly household: string;
  readonly column: string;
  readonly value: string;
}

export const noFilter: GuestFilter = { attendance: "", household: "", column: "", value: "" };

export function conditionCount({ attendance, household, column, value }: GuestFilter): number {
  return [attendance, household, column !== "" && value].filter(Boolean).length;
}

/** Empty where the guest has none. */
export function extraValue({ additionalInfo }: BoardGuest, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
}

/** Guests that pass the filter, in the order of `found`, which is null without a search. */
export function filterGuests(
  guests: readonly BoardGuest[],
  filter: GuestFilter,
  found: readonly number[] | null,
): readonly BoardGuest[] {
  const isWanted = (guest: BoardGuest) =>
    (filter.attendance === "" || guest.attendance === filter.attendance) &&
    (filter.household === "" || guest.household === filter.household) &&
    (filter.column === "" || filter.value === "" || extraValue(guest, filter.column) === filter.value);
  const wanted = conditionCount(filter) === 0 ? guests : guests.filter(isWanted);
  if (found === null) return wanted;
  const byId = new Map(wanted.map((guest) => [guest.id, guest]));
  return found.flatMap((id) => byId.get(id) ?? []);
}

/** The values that guests have, each once, sorted. */
export function valuesOf(guests: Iterable<BoardGuest>, textOf: (guest: BoardGuest) => string): string[] {
  const values = new Set<string>();
  for (const guest of guests) values.add(textOf(guest));
  values.delete("");
  return [...values].sort((one, other) => one.localeCompare(other));
}

export function columnsOf(guests: Iterable<BoardGuest>): string[] {
  const columns = new Set<string>();
  for (const { additionalInfo } of guests) for (const column of Object.keys(additionalInfo)) columns.add(column);
  return [...columns];
}
