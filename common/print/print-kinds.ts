/** What can be printed of an event, as in the address of its PDF. */
export const printKinds = [
  "place-cards",
  "escort-cards",
  "by-name",
  "by-table",
  "table-signs",
  "poster",
  "caterer",
  "check-in",
  "sign",
  "floor-plan",
] as const;

/** One of the things that can be printed. */
export type PrintKind = (typeof printKinds)[number];
