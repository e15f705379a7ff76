import { isUnnamedOf } from "../../common/unnamed-guest.ts";
import type { ListedGuest, ListedTable, ListUpdate } from "../parts.ts";

/** Guests as the server sends them: lists with an entry for each. */
export interface GuestColumns {
  ids: readonly number[];
  names: readonly string[];
  /** Places in the list of tables; -1 for none. */
  tables: readonly number[];
  /** Places among the names of households; -1 for none. */
  households: readonly number[];
  /** 0 for nobody's plus-ones. */
  guestOfIds: readonly number[];
  householdNames: readonly string[];
  declinedIds: readonly number[];
  notedIds: readonly number[];
  notes: readonly string[];
  otherNameIds: readonly number[];
  otherNames: readonly string[];
}

export interface TableColumns {
  labels: readonly string[];
  /** 0 if unknown. */
  capacities: readonly number[];
}

export function toGuests(columns: GuestColumns, { labels }: TableColumns): ListedGuest[] {
  const { ids, names, tables, households, guestOfIds, householdNames, declinedIds, notedIds, notes } = columns;
  const otherNamesOf = new Map(columns.otherNameIds.map((id, place) => [id, columns.otherNames[place] ?? ""]));
  const declined = new Set(declinedIds);
  const noteOf = new Map(notedIds.map((id, place) => [id, notes[place] ?? ""]));
  return ids.map((id, place) => {
    const name = names[place] ?? "";
    const guestOfId = guestOfIds[place] || null;
    return {
      ...{ id, name, guestOfId },
      tableLabel: labels[tables[place] ?? -1] ?? "",
      household: householdNames[households[place] ?? -1] ?? "",
      isUnnamed: guestOfId !== null && isUnnamedOf(name),
      otherNames: otherNamesOf.get(id) ?? "",
      note: noteOf.get(id) ?? "",
      hasDeclined: declined.has(id),
    };
  });
}

export const toTables = ({ labels, capacities }: TableColumns): ListedTable[] =>
  labels.map((label, place) => ({ label, capacity: capacities[place] || null }));

export interface MergedColumns {
  ids: readonly number[];
  keptIds: readonly number[];
}

export const toPairs = ({ ids, keptIds }: MergedColumns): ListUpdate["merged"] =>
  ids.map((id, place) => [id, keptIds[place] ?? id] as const);
