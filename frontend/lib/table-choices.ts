import { labelKey } from "./table-labels.ts";

/** A table and how full it is. */
export interface TableFill {
  readonly label: string;
  readonly seatedCount: number;
  /** Null where the table has no limit. */
  readonly capacity: number | null;
}

/** A table that guests can be moved to. */
export interface TableChoice extends TableFill {
  /** The label is empty for no table. */
  readonly kind: "table" | "newTable" | "noSeat";
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
 *
 * @param tables in natural order of their labels
 */
export function tableChoices(tables: readonly TableFill[], { typed, count, canUnseat }: Wish): TableChoice[] {
  const key = labelKey(typed);
  const choices = tables.map(({ label, capacity, seatedCount }): TableChoice => {
    return { kind: "table", label, capacity, seatedCount };
  });
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
export function freeSeats({ capacity, seatedCount }: Omit<TableFill, "label">): number | null {
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
