import { labelKey } from "./table-labels.ts";

export interface TableFill {
  readonly label: string;
  readonly seatedCount: number;
  /** Null where the table has no limit. */
  readonly capacity: number | null;
}

export interface TableChoice extends TableFill {
  readonly kind: "table" | "newTable" | "noSeat";
}

interface Wish {
  readonly typed: string;
  readonly count: number;
  readonly canUnseat: boolean;
}

/** Best match first; without typed text, tables with room for all first. An unknown label offers a new table. */
export function tableChoices(tables: readonly TableFill[], { typed, count, canUnseat }: Wish): TableChoice[] {
  const text = typed.trim().toLowerCase();
  const choices = tables.map(({ label, capacity, seatedCount }): TableChoice => {
    return { kind: "table", label, capacity, seatedCount };
  });
  if (text === "") {
    const withRoom = choices.filter((choice) => hasRoomFor(choice, count));
    const full = choices.filter((choice) => !hasRoomFor(choice, count));
    return [...withRoom, ...full, ...(canUnseat ? [noSeat] : [])];
  }
  const isTyped = ({ label }: TableChoice) => labelKey(label) === labelKey(typed);
  const rankOf = (choice: TableChoice) => (isTyped(choice) ? 0 : matchOf(choice.label.toLowerCase(), text));
  const ranked = [0, 1, 2, 3].flatMap((rank) => choices.filter((choice) => rankOf(choice) === rank));
  const isNew = !choices.some(isTyped);
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

/** 1 for the label's start, 2 for the start of a word, 3 for a part; -1 for none of it. */
function matchOf(label: string, typed: string): number {
  if (label.startsWith(typed)) return 1;
  if (label.includes(` ${typed}`)) return 2;
  return label.includes(typed) ? 3 : -1;
}
