import { columnKey } from "../../../../common/column-key.ts";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { ImportedGuest, TableSize } from "./model/guest-list.ts";
import { TableSpellings, tableKey } from "./people/table-spelling.ts";

export interface NamedHost {
  guest: ImportedGuest;
  host: string;
}

/** More are the guests of a bride, who is not their host, unless we wrote the list. */
const maxPlusOnes = 10;

/** Prefers the same household or table, then the nearest namesake. Returns those whose host is not on the list. */
export function findHosts(guests: readonly ImportedGuest[], named: readonly NamedHost[], isOurs: boolean): NamedHost[] {
  if (named.length === 0) return [];
  const places = new Map(guests.map((guest, place) => [guest, place]));
  const namesakes = new Map<string, number[]>();
  for (const [place, { name }] of guests.entries()) {
    const key = columnKey(name);
    const same = namesakes.get(key);
    if (same) same.push(place);
    else namesakes.set(key, [place]);
  }
  const counts = new Map<string, number>();
  for (const { host } of named) counts.set(columnKey(host), (counts.get(columnKey(host)) ?? 0) + 1);
  return named.filter(({ guest, host }) => {
    const key = columnKey(host);
    const own = places.get(guest) ?? 0;
    const hosts = (namesakes.get(key) ?? []).filter((place) => place !== own);
    const areTooMany = !isOurs && (counts.get(key) ?? 0) > maxPlusOnes * hosts.length;
    if (hosts.length === 0 || areTooMany) return true;
    const exactly = hosts.filter((place) => guests[place]?.name === host);
    guest.guestOf = nearest(guests, exactly.length > 0 ? exactly : hosts, own);
    return false;
  });
}

function nearest(guests: readonly ImportedGuest[], hosts: readonly number[], own: number): number | undefined {
  const guest = guests[own];
  const cost = (place: number) => {
    const host = guests[place];
    const apart = (host?.household === guest?.household ? 0 : 2) + (host?.tableNumber === guest?.tableNumber ? 0 : 1);
    return apart * guests.length * 2 + Math.abs(place - own) * 2 - (place < own ? 1 : 0);
  };
  return hosts.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** Takes a seat's number from every guest but the first who has it. */
export function seatOnce(guests: readonly ImportedGuest[]): Message[] {
  const taken = new Set<string>();
  const twice: ImportedGuest[] = [];
  for (const guest of guests) {
    if (!guest.seatNumber) continue;
    const key = JSON.stringify([guest.tableNumber.toLowerCase(), guest.seatNumber]);
    if (taken.has(key)) twice.push(guest);
    taken.add(key);
  }
  const [first] = twice;
  if (first === undefined) return [];
  const { tableNumber: table, seatNumber: seat = 0, row } = first;
  for (const guest of twice) guest.seatNumber = 0;
  const values = { count: twice.length, seat: String(seat), table, row: String(row) };
  return [message("reading.seatsTwice", values)];
}

/** Gives each table one spelling, and warns which others there were. */
export function respellTables(guests: readonly ImportedGuest[], kept: readonly string[]): Message[] {
  const spellings = new TableSpellings(kept);
  for (const { tableNumber } of guests) {
    if (tableNumber !== "") spellings.add(tableNumber);
  }
  const { spellingOf, respelled } = spellings.changes();
  if (respelled.length === 0) return [];
  for (const guest of guests) guest.tableNumber = spellingOf.get(guest.tableNumber) ?? guest.tableNumber;
  const [first = { as: "", others: [] }] = respelled;
  return [
    message("reading.tablesRespelled", { others: quotedList(first.others), as: first.as, more: respelled.length - 1 }),
  ];
}

/** Tables of known size, each once, as the guests have them. */
export function tablesOf(
  sizes: readonly TableSize[],
  guests: readonly ImportedGuest[],
  present: readonly string[],
): TableSize[] {
  if (sizes.length === 0) return [];
  const labels = new Map(
    [...present, ...guests.map(({ tableNumber }) => tableNumber)].map((label) => [tableKey(label), label]),
  );
  const tables = new Map<string, TableSize>();
  for (const { label, capacity } of sizes) {
    const key = tableKey(label);
    if (!tables.has(key) && label.length <= maxTableNumberLength) {
      tables.set(key, { label: labels.get(key) ?? label, capacity });
    }
  }
  return [...tables.values()];
}
