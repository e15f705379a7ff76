import type { PrintKind } from "../../../../common/print/print-kinds.ts";

/** Kinds of prints by where they are used, in the order in which they are offered. */
export const kindGroups = [
  { name: "tables", kinds: ["place-cards", "table-signs"] },
  { name: "door", kinds: ["by-name", "check-in", "escort-cards", "poster", "codes", "sign"] },
  { name: "team", kinds: ["by-table", "caterer", "floor-plan"] },
] as const satisfies readonly { name: string; kinds: readonly PrintKind[] }[];

export const firstKind: PrintKind = "place-cards";
