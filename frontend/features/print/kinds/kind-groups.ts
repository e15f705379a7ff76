import type { PrintKind } from "../../../../common/print/print-kinds.ts";

/** What is offered, by where it is used. Entries with several kinds share a form. */
export const kindGroups = [
  { name: "tables", entries: ["cards", "table-signs"] },
  { name: "door", entries: ["by-name", "poster", "sign"] },
  { name: "team", entries: ["by-table", "caterer", "floor-plan"] },
] as const;

export type KindEntry = (typeof kindGroups)[number]["entries"][number];

/** The entry under which a kind is offered. */
export function entryOf(kind: PrintKind): KindEntry {
  if (kind === "place-cards" || kind === "escort-cards" || kind === "codes") return "cards";
  return kind === "check-in" ? "by-name" : kind;
}

/** The kind that an entry begins with. */
export const kindOf = (entry: KindEntry): PrintKind => (entry === "cards" ? "place-cards" : entry);

export const firstKind: PrintKind = "place-cards";
