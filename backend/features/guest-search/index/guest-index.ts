import { setImmediate } from "node:timers/promises";
import { append } from "../../../lib/append.ts";
import { type Vocabulary, VocabularyBuilder } from "./vocabulary.ts";

/** A guest as a search knows them. */
export interface IndexedGuest {
  id: number;
  name: string;
  tableNumber: string;
  additionalInfo: Record<string, string>;
}

/** The guests of one event, ready to be searched. */
export interface GuestIndex {
  /** In the organiser's order. */
  guests: readonly IndexedGuest[];
  vocabulary: Vocabulary;
  /** Places of guests by their lower-case name, where the search sees no parts in it or more than it looks at. */
  unreadable: ReadonlyMap<string, readonly number[]>;
  /** By table, in the organiser's order. Guests without a table are not in it. */
  tables: ReadonlyMap<string, readonly IndexedGuest[]>;
  /** Memory that the index holds, in bytes, roughly. */
  bytes: number;
}

/** Parts of a name, and of a query, beyond which a search looks at no more. */
export const maxQueryParts = 8;

/** Guests indexed before other work gets a turn. */
const guestsPerSlice = 500;
const bytesPerGuest = 400;
const bytesPerTerm = 250;
const bytesPerLetter = 2;

/** Makes a list of guests searchable; the order of the list breaks ties between matches. */
export async function buildGuestIndex(guests: readonly IndexedGuest[]): Promise<GuestIndex> {
  const builder = new VocabularyBuilder();
  const tables = new Map<string, IndexedGuest[]>();
  let bytes = 0;
  for (const [place, guest] of guests.entries()) {
    builder.add(guest.name);
    if (guest.tableNumber !== "") append(tables, guest.tableNumber, guest);
    bytes += bytesOfGuest(guest);
    if (place % guestsPerSlice === guestsPerSlice - 1) await setImmediate();
  }
  const vocabulary = await builder.finish();
  bytes += bytesOfTerms(vocabulary);
  return { guests, vocabulary, unreadable: findUnreadable(guests, vocabulary), tables, bytes };
}

/** Memory that the terms of a vocabulary take, in bytes, roughly. */
export const bytesOfTerms = ({ terms }: Vocabulary): number => terms.length * bytesPerTerm;

/** Memory that a guest of an index takes, in bytes, roughly. */
export function bytesOfGuest({ name, tableNumber, additionalInfo }: IndexedGuest): number {
  const info = Object.entries(additionalInfo).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return bytesPerGuest + (name.length + tableNumber.length + info) * bytesPerLetter;
}

/** Where the guests are whom a search finds by their whole name alone. */
export function findUnreadable(guests: readonly IndexedGuest[], { parts }: Vocabulary): GuestIndex["unreadable"] {
  const unreadable = new Map<string, number[]>();
  for (let place = 0; place < guests.length; place += 1) {
    const count = (parts.starts[place + 1] ?? 0) - (parts.starts[place] ?? 0);
    if (count > 0 && count <= maxQueryParts) continue;
    append(unreadable, guests[place]?.name.trim().toLowerCase() ?? "", place);
  }
  return unreadable;
}

/** Who else sits at a guest's table; nobody for a guest without one. */
export function findTablemates(index: GuestIndex, guest: Pick<IndexedGuest, "id" | "tableNumber">): IndexedGuest[] {
  return (index.tables.get(guest.tableNumber) ?? []).filter(({ id }) => id !== guest.id);
}
