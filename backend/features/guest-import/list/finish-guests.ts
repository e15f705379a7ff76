import { columnKey } from "../../../../common/column-key.ts";
import { groupBy } from "../../../../common/lib/group-by.ts";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { tableKey } from "../../../../common/table-key.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { ImportedGuest, TableSize } from "./model/guest-list.ts";

export interface NamedHost {
  guest: ImportedGuest;
  host: string;
}

/** More are the guests of a bride, who is not their host, unless we wrote the list. */
const maxPlusOnes = 10;
const maxListedNames = 10;

/** Prefers the same household or table, then the nearest namesake. Returns those whose host is not on the list. */
export function findHosts<Named extends NamedHost>(
  guests: readonly ImportedGuest[],
  named: readonly Named[],
  isOurs: boolean,
): Named[] {
  if (named.length === 0) return [];
  const places = new Map(guests.map((guest, place) => [guest, place]));
  const namesakes = groupBy(guests, ({ name }) => columnKey(name));
  const plusOnes = groupBy(named, ({ host }) => columnKey(host));
  return named.filter(({ guest, host }) => {
    const key = columnKey(host);
    const own = places.get(guest) ?? 0;
    const hosts = (namesakes.get(key) ?? []).filter((one) => one !== guest);
    if (hosts.length === 0 || (!isOurs && (plusOnes.get(key)?.length ?? 0) > maxPlusOnes * hosts.length)) return true;
    const cost = (one: ImportedGuest) => {
      const [exactly, household] = [one.name === host ? 0 : 4, one.household === guest.household ? 0 : 2];
      const apart = exactly + household + (one.tableNumber === guest.tableNumber ? 0 : 1);
      const place = places.get(one) ?? 0;
      return apart * guests.length * 2 + Math.abs(place - own) * 2 - (place < own ? 1 : 0);
    };
    const nearest = hosts.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    guest.guestOf = places.get(nearest);
    return false;
  });
}

/** Takes a seat's number from every guest but the first who has it. */
export function seatOnce(guests: readonly ImportedGuest[]): Message[] {
  const taken = new Set<string>();
  const twice = guests.filter(({ tableNumber, seatNumber }) => {
    const { size } = taken;
    return seatNumber && taken.add(JSON.stringify([tableNumber.toLowerCase(), seatNumber])).size === size;
  });
  const [first] = twice;
  if (first === undefined) return [];
  const { tableNumber: table, seatNumber: seat, row } = first;
  for (const guest of twice) guest.seatNumber = 0;
  return [message("reading.seatsTwice", { count: twice.length, seat: String(seat), table, row: String(row) })];
}

/** Gives each table one spelling: that of the event's list, or that most guests have. Warns which others there were. */
export function respellTables(guests: readonly ImportedGuest[], kept: readonly string[]): Message[] {
  const isKept = new Set(kept);
  const spellings = groupBy(guests, ({ tableNumber }) => tableNumber);
  spellings.delete("");
  const weightOf = (label: string) => (isKept.has(label) ? 1e9 : 0) + (spellings.get(label)?.length ?? 0);
  const respelled = [...groupBy(spellings.keys(), tableKey).values()].flatMap((labels) => {
    // The sort is stable: among equals, the first in the file wins.
    const [as = "", ...rest] = labels.sort((one, other) => weightOf(other) - weightOf(one));
    const others = rest.filter((label) => !isKept.has(label));
    for (const guest of others.flatMap((label) => spellings.get(label) ?? [])) guest.tableNumber = as;
    return others.length === 0 ? [] : [{ as, others }];
  });
  const [first] = respelled;
  if (first === undefined) return [];
  const values = { others: quotedList(first.others), as: first.as, more: respelled.length - 1 };
  return [message("reading.tablesRespelled", values)];
}

/** Tables of known size, each once, as the guests have them. */
export function tablesOf(
  sizes: readonly TableSize[],
  guests: readonly ImportedGuest[],
  present: readonly string[],
): TableSize[] {
  const known = sizes.length === 0 ? [] : new Set([...present, ...guests.map(({ tableNumber }) => tableNumber)]);
  const labels = new Map([...known].map((label) => [tableKey(label), label]));
  const fitting = sizes.filter(({ label }) => label.length <= maxTableNumberLength);
  return [...groupBy(fitting, ({ label }) => tableKey(label))].flatMap(([key, [first]]) =>
    first ? [{ ...first, label: labels.get(key) ?? first.label }] : [],
  );
}

/** Names that several guests have, which the organizer may want to tell apart before the import. */
export function sameNamesWarning(guests: readonly ImportedGuest[], kept: ReadonlySet<string>): Message[] {
  const unknown = guests.filter(({ name }) => !kept.has(name));
  const shared = [...groupBy(unknown, ({ name }) => columnKey(name)).values()].filter((same) => same.length > 1);
  if (shared.length === 0) return [];
  const names = quotedList(shared.slice(0, maxListedNames).map(([first]) => first?.name ?? ""));
  return [message("reading.sameNames", { count: shared.length, names })];
}
