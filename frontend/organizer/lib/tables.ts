import { type Message, message } from "../../../common/messages/message.ts";
import { tableKey } from "../../../common/table-key.ts";
import { isTableNumber, tableTitleMessage } from "../../../common/table-name.ts";
import { t, textOf } from "./text.ts";

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Orders labels as people count: 2 before 10. */
export function compareLabels(one: string, other: string): number {
  return naturally.compare(one, other) || (one < other ? -1 : 1);
}

/** A table within a sentence: "table 12", "Head Table". */
function tableMessage(label: string): Message | string {
  return isTableNumber(label) ? message("guest-import.preview.table", { name: label }) : label;
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTableMessage(label: string): Message {
  return message(isTableNumber(label) ? "seating.atTableNumber" : "seating.atTable", { label });
}

export function tableTitle(label: string): string {
  const title = tableTitleMessage(label);
  return typeof title === "string" ? title : textOf(title);
}

/** "table 12", "Head Table" */
export function tableInSentence(label: string): string {
  const name = tableMessage(label);
  return typeof name === "string" ? name : textOf(name);
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTable(label: string): string {
  return textOf(atTableMessage(label));
}

/** How full a table is: "7 of 8", or the number of guests where it has no limit. */
export function countText({ capacity }: { readonly capacity: number | null }, seated: number): string {
  return capacity === null ? t("seating.seated", { seated }) : t("seating.seatedOf", { seated, capacity });
}

export function choiceTitle({ kind, label }: TableChoice): string {
  if (kind === "noSeat") return t("seating.move.noSeat");
  return kind === "newTable" ? t("seating.move.newTable", { label }) : tableTitle(label);
}

/** A table's free room in a choice; empty for what is no table yet. */
export function roomText(choice: TableChoice): string {
  if (choice.kind !== "table") return "";
  const free = freeSeats(choice);
  if (free === null) return countText(choice, choice.seatedCount);
  return free > 0 ? t("seating.free", { count: free }) : t("seating.full");
}

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
  const isTyped = ({ label }: TableChoice) => tableKey(label) === tableKey(typed);
  const rankOf = (choice: TableChoice) => (isTyped(choice) ? 0 : matchOf(choice.label.toLowerCase(), text));
  const ranked = [0, 1, 2, 3].flatMap((rank) => choices.filter((choice) => rankOf(choice) === rank));
  const isNew = !choices.some(isTyped);
  return isNew ? [...ranked, { kind: "newTable", label: typed.trim(), seatedCount: 0, capacity: null }] : ranked;
}

const noSeat: TableChoice = { kind: "noSeat", label: "", seatedCount: 0, capacity: null };

/** Seats left at a table; null where it has no limit. */
function freeSeats({ capacity, seatedCount }: Omit<TableFill, "label">): number | null {
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
