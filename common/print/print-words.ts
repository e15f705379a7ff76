import type { AppLanguage } from "../app-languages.ts";
import type { PaperName } from "./papers.ts";
import type { SheetName } from "./sheets.ts";
import { type Words, words } from "./words.ts";

export const printPapers: Words<string, PaperName> = words("PrintPaper", "A size of paper.", [
  ["A6", "a6", "105 × 148 mm."],
  ["A5", "a5", "148 × 210 mm."],
  ["A4", "a4", "210 × 297 mm."],
  ["A3", "a3", "297 × 420 mm."],
  ["A2", "a2", "420 × 594 mm."],
  ["A1", "a1", "594 × 841 mm."],
  ["A0", "a0", "841 × 1189 mm."],
  ["LETTER", "letter", "8.5 × 11 in."],
  ["LEGAL", "legal", "8.5 × 14 in."],
  ["TABLOID", "tabloid", "11 × 17 in."],
  ["INCHES_18_BY_24", "18x24", "18 × 24 in."],
  ["INCHES_24_BY_36", "24x36", "24 × 36 in."],
]);

export const printLooks = words("PrintLook", "How a print looks.", [
  ["EVENT", "event", "In the colors and fonts of the event."],
  ["PLAIN", "plain", "Black on white."],
]);

export const ornaments = words("PrintOrnament", "What decorates cards and signs.", [
  ["FRAME", "frame", "A fine frame."],
  ["MONOGRAM", "monogram", "The event's monogram, or the initials of its name."],
  ["NONE", "none", "Nothing."],
]);

export const printLanguages: Words<string, AppLanguage> = words("PrintLanguage", "Language of what is no name.", [
  ["EN", "en", "English."],
  ["DE", "de", "German."],
  ["FR", "fr", "French."],
  ["ES", "es", "Spanish."],
]);

export const printedGuests = words("PrintedGuests", "Which guests are printed. Those who are not coming never are.", [
  ["ALL", "all", "All guests."],
  ["TABLE", "table", "The guests of one table."],
  ["CHANGED", "changed", "Those for whom something that is printed has changed since an earlier print."],
  ["HERE", "here", "For the caterer: those who are here now, also if they had declined."],
]);

export const printOrders = words("PrintOrder", "Order of printed guests.", [
  ["NAME", "name", "By name."],
  ["LIST", "list", "The organizer's own order."],
  ["TABLE", "table", "By table."],
]);

export const nameForms = words("PrintNameForm", "How names are written.", [
  ["FULL", "full", "As in the list."],
  ["FIRST", "first", "First names."],
  ["FORMAL", "formal", "With titles: Mr & Mrs Holm."],
]);

export const cardForms = words("PrintCardForm", "Form of place cards.", [
  ["TENT", "tent", "Folded, with the name on both sides."],
  ["FLAT", "flat", "Not folded."],
]);

export const escortUnits = words("PrintEscortUnit", "Whom an escort card is for.", [
  ["GUEST", "guest", "One guest."],
  ["HOUSEHOLD", "household", "A household, and those who come with one of them."],
]);

export const printSheets: Words<string, SheetName | "cut" | "custom"> = words(
  "PrintSheet",
  "A sheet of cards or labels. The numbers are those that manufacturers sell them by.",
  [
    ["CUT", "cut", "As many cards as fit on the paper, with lines to cut along."],
    ["CUSTOM", "custom", "Of the measures that are given."],
    ["SHEET_5371", "5371", "10 cards of 3.5 × 2 in on Letter."],
    ["SHEET_5305", "5305", "2 tent cards on Letter."],
    ["SHEET_5395", "5395", "8 name badges on Letter."],
    ["SHEET_C32011", "C32011", "10 cards of 85 × 54 mm on A4."],
    ["SHEET_32015", "32015", "8 cards of 85 × 54 mm on A4."],
    ["SHEET_32253", "32253", "4 place cards of 110 × 40 mm when folded, on A4."],
    ["SHEET_32257", "32257", "2 long place cards of 210 × 70 mm when folded, on A4."],
    ["SHEET_L7418", "L7418", "8 name badges of 86 × 55 mm on A4."],
    ["SHEET_L4785", "L4785", "10 name badges of 80 × 50 mm on A4."],
    ["SHEET_L7160", "L7160", "21 labels of 63.5 × 38.1 mm on A4, for codes."],
    ["SHEET_5160", "5160", "30 labels of 2⅝ × 1 in on Letter, for codes."],
  ],
);
