import { words } from "./words.ts";

/** What can be printed of an event, as in the address of its PDF. */
export const printKindWords = words("PrintKind", "What can be printed of an event.", [
  ["PLACE_CARDS", "place-cards", "A card for each guest, to stand or lie at their place."],
  ["ESCORT_CARDS", "escort-cards", "A card for each guest or household that says where they sit."],
  ["BY_NAME", "by-name", "All guests by name with their tables, for the door."],
  ["BY_TABLE", "by-table", "The tables with their guests."],
  ["TABLE_SIGNS", "table-signs", "A sign for each table."],
  ["POSTER", "poster", "The seating chart as a poster."],
  ["CATERER", "caterer", "Meals of each table, and special diets by name."],
  ["CHECK_IN", "check-in", "All guests with boxes to tick."],
  ["CODES", "codes", "A QR code for each guest that shows them their table, several on a page."],
  ["SIGN", "sign", "The QR code that leads to the guests' page."],
  ["FLOOR_PLAN", "floor-plan", "The room with its tables."],
]);

export const printKinds = printKindWords.options;

export type PrintKind = (typeof printKinds)[number];

/** The sign with the QR code says nothing about guests. */
export const hasGuests = (kind: PrintKind): boolean => kind !== "sign";
