import { append } from "../../lib/append.ts";
import { bytesOfGuest, bytesOfTerms, findUnreadable, type GuestIndex, type IndexedGuest } from "./guest-index.ts";
import { patchVocabulary } from "./patch-vocabulary.ts";
import { spliceEntries } from "./splice-lists.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Current state of changed guests by id; undefined for deleted ones. */
export type GuestChanges = ReadonlyMap<number, IndexedGuest | undefined>;

interface ChangedGuest {
  place: number;
  before: IndexedGuest;
  /** Undefined when they were deleted. */
  since: IndexedGuest | undefined;
}

/** The index of a changed list. Changed guests keep their place; new ones follow at the end in the given order. */
export function patchGuestIndex(index: GuestIndex, changes: GuestChanges): GuestIndex {
  const places = findPlaces(index, changes);
  const changed = findChanged(index.guests, changes, places);
  const added = [...changes].flatMap(([id, guest]) => (guest === undefined || places.has(id) ? [] : [guest]));
  if (changed.length === 0 && added.length === 0) return index;
  const guests = spliceEntries(index.guests, [
    ...changed.map(({ place, since }) => ({ at: place, removed: 1, inserted: since ? [since] : [] })),
    { at: index.guests.length, removed: 0, inserted: added },
  ]);
  const vocabulary = patchNames(index.vocabulary, changed, added);
  const unreadable = vocabulary === index.vocabulary ? index.unreadable : findUnreadable(guests, vocabulary);
  const gone = changed.map(({ before }) => before);
  const come = [...changed.flatMap(({ since }) => since ?? []), ...added];
  const bytes = index.bytes - sizeOf(gone, index.vocabulary) + sizeOf(come, vocabulary);
  return { guests, vocabulary, unreadable, tables: patchTables(index.tables, gone, come, places), bytes };
}

/** By id: positions of the changed guests, and of those at their new tables. */
function findPlaces({ guests, tables }: GuestIndex, changes: GuestChanges): ReadonlyMap<number, number> {
  const wanted = new Set(changes.keys());
  for (const since of changes.values()) {
    for (const { id } of tables.get(since?.tableNumber ?? "") ?? []) wanted.add(id);
  }
  const places = new Map<number, number>();
  for (let place = 0; place < guests.length; place += 1) {
    const id = guests[place]?.id ?? 0;
    if (wanted.has(id)) places.set(id, place);
  }
  return places;
}

function findChanged(
  guests: GuestIndex["guests"],
  changes: GuestChanges,
  places: ReadonlyMap<number, number>,
): ChangedGuest[] {
  return [...places].flatMap(([id, place]) => {
    const before = changes.has(id) ? guests[place] : undefined;
    return before ? [{ place, before, since: changes.get(id) }] : [];
  });
}

function patchNames(vocabulary: Vocabulary, changed: ChangedGuest[], added: IndexedGuest[]): Vocabulary {
  const renamed = changed.filter(
    ({ before, since }) => before.name !== since?.name || before.otherNames !== since.otherNames,
  );
  if (renamed.length === 0 && added.length === 0) return vocabulary;
  return patchVocabulary(vocabulary, {
    changed: new Map(renamed.map(({ place, since }) => [place, since])),
    added,
  });
}

const sizeOf = (guests: readonly IndexedGuest[], vocabulary: Vocabulary): number =>
  guests.reduce((sum, guest) => sum + bytesOfGuest(guest), bytesOfTerms(vocabulary));

function patchTables(
  tables: GuestIndex["tables"],
  gone: readonly IndexedGuest[],
  come: readonly IndexedGuest[],
  places: ReadonlyMap<number, number>,
): GuestIndex["tables"] {
  const next = new Map(tables);
  const changed = new Set(gone.map(({ id }) => id));
  for (const table of new Set(gone.map(({ tableNumber }) => tableNumber))) {
    const left = (tables.get(table) ?? []).filter(({ id }) => !changed.has(id));
    if (left.length > 0) next.set(table, left);
    else next.delete(table);
  }
  const newcomersOf = new Map<string, IndexedGuest[]>();
  for (const guest of come) if (guest.tableNumber !== "") append(newcomersOf, guest.tableNumber, guest);
  // New guests have no position yet; they go to the end.
  const placeOf = ({ id }: IndexedGuest) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  for (const [table, newcomers] of newcomersOf) {
    const seated = [...(next.get(table) ?? []), ...newcomers];
    next.set(
      table,
      seated.sort((one, other) => placeOf(one) - placeOf(other)),
    );
  }
  return next;
}
