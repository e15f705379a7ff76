import { columnKey } from "../../../../common/column-key.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { ImportedGuest } from "./model/guest-list.ts";

// What can only be said of a guest when all guests are known.

/** A guest whose row names a host. */
export interface NamedHost {
  guest: ImportedGuest;
  host: string;
}

/** More plus-ones are the guests of a bride, who is not their host. */
const mostPlusOnes = 10;

/**
 * Finds the hosts among the guests: of several with the same name, one of the same household or table, and the nearest.
 *
 * @returns those whose host is not on the list
 */
export function findHosts(guests: readonly ImportedGuest[], named: readonly NamedHost[]): NamedHost[] {
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
    if (hosts.length === 0 || (counts.get(key) ?? 0) > mostPlusOnes * hosts.length) return true;
    guest.guestOf = nearest(guests, hosts, own);
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
