import { type BoardGuest, type BoardTable, labelKey } from "./board.ts";
import type { BoardIndex } from "./board-index.ts";

/** A table that guests can be moved to. */
export interface TableChoice {
  /** Empty for no seat. */
  readonly label: string;
  readonly kind: "table" | "newTable" | "noSeat";
  readonly seatedCount: number;
  /** Null where the table has no limit. */
  readonly capacity: number | null;
}

/** Most guests that are offered to swap with. */
const mostSwaps = 8;
/** Characters that must be typed before guests are offered. */
const shortestName = 2;

/** Guests of other tables whose name contains what was typed, to swap with. */
export function swapChoices(guests: Iterable<BoardGuest>, moved: BoardGuest, typed: string): BoardGuest[] {
  const wanted = plain(typed.trim());
  const choices: BoardGuest[] = [];
  if (wanted.length < shortestName) return choices;
  for (const guest of guests) {
    const sitsElsewhere = guest.tableNumber !== "" && guest.tableNumber !== moved.tableNumber;
    if (sitsElsewhere && plain(guest.name).includes(wanted)) choices.push(guest);
    if (choices.length === mostSwaps) break;
  }
  return choices;
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

interface Wish {
  /** What was typed so far. */
  readonly typed: string;
  /** How many guests need a seat. */
  readonly count: number;
  /** Whether any of them has a seat to give up. */
  readonly canUnseat: boolean;
}

/**
 * Tables for guests, the best first: by how well the label matches what was typed; without that, those with room for all come
 * first. A label that no table has is offered as a new table, nothing typed as no seat.
 */
export function tableChoices({ tables, guestsAt }: BoardIndex, { typed, count, canUnseat }: Wish): TableChoice[] {
  const key = labelKey(typed);
  const choiceOf = ({ id, label, capacity }: BoardTable): TableChoice => ({
    kind: "table",
    label,
    capacity,
    seatedCount: guestsAt.get(id)?.length ?? 0,
  });
  const choices = tables.map(choiceOf);
  if (key === "") {
    const withRoom = choices.filter((choice) => hasRoomFor(choice, count));
    const full = choices.filter((choice) => !hasRoomFor(choice, count));
    return [...withRoom, ...full, ...(canUnseat ? [noSeat] : [])];
  }
  const ranked = [0, 1, 2, 3].flatMap((rank) => choices.filter(({ label }) => matchOf(labelKey(label), key) === rank));
  const isNew = !choices.some(({ label }) => labelKey(label) === key);
  return isNew ? [...ranked, { kind: "newTable", label: typed.trim(), seatedCount: 0, capacity: null }] : ranked;
}

const noSeat: TableChoice = { kind: "noSeat", label: "", seatedCount: 0, capacity: null };

/** Seats left at a table; null where it has no limit. */
export function freeSeats({ capacity, seatedCount }: Pick<TableChoice, "capacity" | "seatedCount">): number | null {
  return capacity === null ? null : capacity - seatedCount;
}

function hasRoomFor(choice: TableChoice, count: number): boolean {
  const free = freeSeats(choice);
  return free === null || free >= count;
}

/** 0 for the label itself, 1 for its start, 2 for the start of a word, 3 for a part; -1 for none of it. */
function matchOf(label: string, typed: string): number {
  if (label === typed) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.includes(` ${typed}`)) return 2;
  return label.includes(typed) ? 3 : -1;
}

/** The lowest number that is no table's label yet. */
export function nextNumber(tables: readonly Pick<BoardTable, "label">[]): number {
  const numbers = tables.map(({ label }) => (/^\d{1,6}$/.test(label) ? Number(label) : 0));
  return Math.max(0, ...numbers) + 1;
}
