import { append } from "../../lib/append.ts";
import type { Pause } from "../../lib/sort-texts.ts";
import type { HanReadings } from "../spelling/scripts/han.ts";
import type { GuestNames } from "./other-names.ts";
import { namesAt, type Vocabulary, VocabularyBuilder } from "./vocabulary.ts";

export interface IndexedGuest extends GuestNames {
  id: number;
  tableNumber: string;
  /** Extra columns as JSON, empty for none: parsed, those of many lists would take several times the memory. */
  info: string;
}

export interface GuestIndex {
  /** In the organizer's order. */
  guests: readonly IndexedGuest[];
  vocabulary: Vocabulary;
  /** Positions by lower-case name, for names without parts or with too many to search. */
  unreadable: ReadonlyMap<string, readonly number[]>;
  /** In the organizer's order, without guests who have no table. */
  tables: ReadonlyMap<string, readonly IndexedGuest[]>;
  bytes: number;
}

/** The most parts of a name or query that a search considers. */
export const maxQueryParts = 8;

const guestsPerSlice = 500;
const bytesPerGuest = 400;
const bytesPerTerm = 250;
const bytesPerLetter = 2;

/**
 * Indexes a list of guests, whose order breaks ties between matches, with a pause now and then. Reads Han if it can. An
 * earlier index of the same names has their vocabulary: mostly, it is tables that change.
 */
export async function buildGuestIndex(
  guests: readonly IndexedGuest[],
  pause: Pause = () => Promise.resolve(),
  han?: HanReadings,
  earlier?: GuestIndex,
): Promise<GuestIndex> {
  const areSame =
    earlier?.guests.length === guests.length && earlier.guests.every((one, i) => haveOneName(one, guests[i]));
  const { vocabulary, unreadable } = areSame ? earlier : await indexNames(guests, pause, han);
  const tables = new Map<string, IndexedGuest[]>();
  let bytes = vocabulary.terms.length * bytesPerTerm;
  for (const guest of guests) {
    if (guest.tableNumber !== "") append(tables, guest.tableNumber, guest);
    bytes += bytesOfGuest(guest);
  }
  return { guests, vocabulary, unreadable, tables, bytes };
}

const haveOneName = ({ name, otherNames }: GuestNames, other: GuestNames | undefined): boolean =>
  name === other?.name && otherNames === other.otherNames;

async function indexNames(guests: readonly IndexedGuest[], pause: Pause, han?: HanReadings) {
  const builder = new VocabularyBuilder(han);
  for (const [place, guest] of guests.entries()) {
    builder.add(guest);
    if (place % guestsPerSlice === guestsPerSlice - 1) await pause();
  }
  const vocabulary = await builder.finish(pause);
  return { vocabulary, unreadable: findUnreadable(guests, vocabulary) };
}

function bytesOfGuest({ name, otherNames = "", tableNumber, info }: IndexedGuest): number {
  const letters = name.length + otherNames.length + tableNumber.length + info.length;
  return bytesPerGuest + letters * bytesPerLetter;
}

/** Positions of the guests who are found only by their whole name. */
function findUnreadable(guests: readonly IndexedGuest[], vocabulary: Vocabulary): GuestIndex["unreadable"] {
  const unreadable = new Map<string, number[]>();
  for (let place = 0; place < guests.length; place += 1) {
    const count = namesAt(vocabulary, place)[0]?.terms.length ?? 0;
    if (count > 0 && count <= maxQueryParts) continue;
    append(unreadable, guests[place]?.name.trim().toLowerCase() ?? "", place);
  }
  return unreadable;
}

/** The other guests at a guest's table; nobody for a guest without one. */
export function findTablemates(index: GuestIndex, guest: Pick<IndexedGuest, "id" | "tableNumber">): IndexedGuest[] {
  return (index.tables.get(guest.tableNumber) ?? []).filter(({ id }) => id !== guest.id);
}
