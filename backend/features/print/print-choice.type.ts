import { registerEnumType } from "type-graphql";
import type { AppLanguage } from "../../../common/app-languages.ts";
import type { PaperName } from "../../../common/print/papers.ts";
import type { PrintKind as Kind } from "../../../common/print/print-kinds.ts";
import type { PrintedGuests, PrintOptions } from "../../../common/print/print-options.ts";

export const PrintKind = {
  PLACE_CARDS: "place-cards",
  ESCORT_CARDS: "escort-cards",
  BY_NAME: "by-name",
  BY_TABLE: "by-table",
  TABLE_SIGNS: "table-signs",
  POSTER: "poster",
  CATERER: "caterer",
  CHECK_IN: "check-in",
  SIGN: "sign",
  FLOOR_PLAN: "floor-plan",
} as const satisfies Record<string, Kind>;
export type PrintKind = Kind;

registerEnumType(PrintKind, {
  name: "PrintKind",
  description: "What can be printed of an event.",
  valuesConfig: {
    PLACE_CARDS: { description: "A card for each guest, to stand or lie at their place." },
    ESCORT_CARDS: { description: "A card for each guest or household that says where they sit." },
    BY_NAME: { description: "All guests by name with their tables, for the door." },
    BY_TABLE: { description: "The tables with their guests." },
    TABLE_SIGNS: { description: "A sign for each table." },
    POSTER: { description: "The seating chart as a poster." },
    CATERER: { description: "Meals of each table, and special diets by name." },
    CHECK_IN: { description: "All guests with boxes to tick." },
    SIGN: { description: "The QR code that leads to the guests' page." },
    FLOOR_PLAN: { description: "The room with its tables." },
  },
});

export const PrintPaper = {
  A6: "a6",
  A5: "a5",
  A4: "a4",
  A3: "a3",
  A2: "a2",
  A1: "a1",
  A0: "a0",
  LETTER: "letter",
  LEGAL: "legal",
  TABLOID: "tabloid",
  INCHES_18_BY_24: "18x24",
  INCHES_24_BY_36: "24x36",
} as const satisfies Record<string, PaperName>;

registerEnumType(PrintPaper, {
  name: "PrintPaper",
  description: "A size of paper.",
  valuesConfig: {
    A6: { description: "105 × 148 mm." },
    A5: { description: "148 × 210 mm." },
    A4: { description: "210 × 297 mm." },
    A3: { description: "297 × 420 mm." },
    A2: { description: "420 × 594 mm." },
    A1: { description: "594 × 841 mm." },
    A0: { description: "841 × 1189 mm." },
    LETTER: { description: "8.5 × 11 in." },
    LEGAL: { description: "8.5 × 14 in." },
    TABLOID: { description: "11 × 17 in." },
    INCHES_18_BY_24: { description: "18 × 24 in." },
    INCHES_24_BY_36: { description: "24 × 36 in." },
  },
});

export const PrintLook = { EVENT: "event", PLAIN: "plain" } as const satisfies Record<string, PrintOptions["look"]>;

registerEnumType(PrintLook, {
  name: "PrintLook",
  description: "How a print looks.",
  valuesConfig: {
    EVENT: { description: "In the colors and fonts of the event." },
    PLAIN: { description: "Black on white." },
  },
});

export const PrintLanguage = { EN: "en", DE: "de", FR: "fr", ES: "es" } as const satisfies Record<string, AppLanguage>;

registerEnumType(PrintLanguage, {
  name: "PrintLanguage",
  description: "Language of the words around names.",
  valuesConfig: {
    EN: { description: "English." },
    DE: { description: "German." },
    FR: { description: "French." },
    ES: { description: "Spanish." },
  },
});

export const PrintedGuestsChoice = { ALL: "all", TABLE: "table", CHANGED: "changed" } as const satisfies Record<
  string,
  PrintedGuests["which"]
>;

registerEnumType(PrintedGuestsChoice, {
  name: "PrintedGuests",
  description: "Which guests are printed. Those who are not coming never are.",
  valuesConfig: {
    ALL: { description: "All guests." },
    TABLE: { description: "The guests of one table." },
    CHANGED: { description: "Those for whom something else would be printed than before." },
  },
});

export const PrintOrder = { NAME: "name", LIST: "list", TABLE: "table" } as const satisfies Record<
  string,
  PrintOptions["order"]
>;

registerEnumType(PrintOrder, {
  name: "PrintOrder",
  description: "Order of printed guests.",
  valuesConfig: {
    NAME: { description: "By name." },
    LIST: { description: "The organizer's own order." },
    TABLE: { description: "By table." },
  },
});

export const PrintNameForm = { FULL: "full", FIRST: "first", FORMAL: "formal" } as const satisfies Record<
  string,
  PrintOptions["nameForm"]
>;

registerEnumType(PrintNameForm, {
  name: "PrintNameForm",
  description: "How names are written.",
  valuesConfig: {
    FULL: { description: "As in the list." },
    FIRST: { description: "First names." },
    FORMAL: { description: "With titles: Mr & Mrs Holm." },
  },
});

export const PrintMealMark = { SYMBOL: "symbol", TEXT: "text" } as const satisfies Record<
  string,
  PrintOptions["mealMark"]
>;

registerEnumType(PrintMealMark, {
  name: "PrintMealMark",
  description: "How cards show meals.",
  valuesConfig: {
    SYMBOL: { description: "As a symbol, with a legend on the last page." },
    TEXT: { description: "As text." },
  },
});

export const PrintCardForm = { TENT: "tent", FLAT: "flat" } as const satisfies Record<string, PrintOptions["cardForm"]>;

registerEnumType(PrintCardForm, {
  name: "PrintCardForm",
  description: "Form of place cards.",
  valuesConfig: {
    TENT: { description: "Folded, with the name on both sides." },
    FLAT: { description: "Not folded." },
  },
});

export const PrintEscortUnit = { GUEST: "guest", HOUSEHOLD: "household" } as const satisfies Record<
  string,
  PrintOptions["escortUnit"]
>;

registerEnumType(PrintEscortUnit, {
  name: "PrintEscortUnit",
  description: "Whom an escort card is for.",
  valuesConfig: {
    GUEST: { description: "One guest." },
    HOUSEHOLD: { description: "A household, and those who come with one of them." },
  },
});

export const PrintSheet = {
  CUT: "cut",
  CUSTOM: "custom",
  SHEET_5371: "5371",
  SHEET_5305: "5305",
  SHEET_5395: "5395",
  SHEET_C32011: "C32011",
  SHEET_32015: "32015",
  SHEET_L4785: "L4785",
} as const satisfies Record<string, PrintOptions["sheet"]>;

registerEnumType(PrintSheet, {
  name: "PrintSheet",
  description: "A sheet of cards. The numbers are those that manufacturers sell them by.",
  valuesConfig: {
    CUT: { description: "As many cards as fit on the paper, with lines to cut along." },
    CUSTOM: { description: "Of the measures that are given." },
    SHEET_5371: { description: "10 cards of 3.5 × 2 in on Letter." },
    SHEET_5305: { description: "2 tent cards on Letter." },
    SHEET_5395: { description: "8 name badges on Letter." },
    SHEET_C32011: { description: "10 cards of 85 × 54 mm on A4." },
    SHEET_32015: { description: "8 cards of 85 × 54 mm on A4." },
    SHEET_L4785: { description: "10 name badges of 80 × 50 mm on A4." },
  },
});

export const PrintSignLayout = { CLASSIC: "classic", PICTURE: "picture", BOLD: "bold" } as const satisfies Record<
  string,
  PrintOptions["signLayout"]
>;

registerEnumType(PrintSignLayout, {
  name: "PrintSignLayout",
  description: "How a sign with the QR code is laid out.",
  valuesConfig: {
    CLASSIC: { description: "Centered on the event's background." },
    PICTURE: { description: "With the picture of the guests' page." },
    BOLD: { description: "On a large area of the event's color." },
  },
});
