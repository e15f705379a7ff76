import {
  ChefHat,
  IdCard,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Map as Plan,
  Presentation,
  QrCode,
  Signpost,
} from "lucide-react";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";

/** What is offered, by where it is used. Entries with several kinds share a form. */
export const kindGroups = [
  { name: "tables", entries: ["cards", "table-signs"] },
  { name: "door", entries: ["by-name", "poster", "sign"] },
  { name: "team", entries: ["by-table", "caterer", "floor-plan"] },
] as const;

export type KindEntry = (typeof kindGroups)[number]["entries"][number];

export const icons: Readonly<Record<KindEntry, LucideIcon>> = {
  ...{ cards: IdCard, "table-signs": Signpost, "by-name": ListChecks, poster: Presentation },
  ...{ sign: QrCode, "by-table": LayoutList, caterer: ChefHat, "floor-plan": Plan },
};

/** The entry under which a kind is offered. */
export function entryOf(kind: PrintKind): KindEntry {
  if (kind === "place-cards" || kind === "escort-cards" || kind === "codes") return "cards";
  return kind === "check-in" ? "by-name" : kind;
}

/** The kind that an entry begins with. */
export const kindOf = (entry: KindEntry): PrintKind => (entry === "cards" ? "place-cards" : entry);

export const firstKind: PrintKind = "place-cards";
