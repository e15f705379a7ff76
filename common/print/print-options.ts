import type { AppLanguage } from "../app-languages.ts";
import type { PaperName } from "./papers.ts";
import type { Sheet, SheetName } from "./sheets.ts";

/** How a card is made: folded, so that it stands on the table, or flat. */
export const cardForms = ["tent", "flat"] as const;
/** Names as in the list, first names, or with titles: "Mr & Mrs Holm". */
export const nameForms = ["full", "first", "formal"] as const;
/** The order of guests: by name, as in the list, or by table. */
export const printOrders = ["name", "list", "table"] as const;
/** The event's colors and fonts, or black on white. */
export const printLooks = ["event", "plain"] as const;
/** How meals are shown on cards. */
export const mealMarks = ["symbol", "text"] as const;
/** How a sign with the QR code is laid out. */
export const signLayouts = ["classic", "picture", "bold"] as const;
/** Cards for each guest, or for each household. */
export const escortUnits = ["guest", "household"] as const;

/** Which guests are printed. */
export type PrintedGuests =
  | { which: "all" }
  | { which: "table"; table: string }
  /** Those for whom something else would be printed than then. */
  | { which: "changed"; since: number };

/** What is chosen for printing. Each kind uses a part of it, see `choicesOf`. */
export interface PrintOptions {
  paper: PaperName;
  isLandscape: boolean;
  look: (typeof printLooks)[number];
  /** Language of the words around names, such as "Table". */
  language: AppLanguage;
  /** Whether the list's version and the time are at the foot of the page. */
  hasFooter: boolean;
  guests: PrintedGuests;
  order: (typeof printOrders)[number];
  nameForm: (typeof nameForms)[number];
  /** Extra column with "Mr", "Dr" and so on; empty for titles at the start of names. */
  titleColumn: string;
  /** On cards: whether they say the table, and the seat. */
  showTable: boolean;
  showSeat: boolean;
  /** Extra column with the guest's meal; empty for none. */
  mealColumn: string;
  mealMark: (typeof mealMarks)[number];
  /** Extra columns with diets and allergies, on the caterer's sheet. */
  dietColumns: readonly string[];
  /** More extra columns, on lists. */
  columns: readonly string[];
  /** Form of place cards. */
  cardForm: (typeof cardForms)[number];
  /** One escort card for each. */
  escortUnit: (typeof escortUnits)[number];
  /** The sheet of cards; "cut" puts as many as possible on the chosen paper, with lines to cut along. */
  sheet: SheetName | "cut" | "custom";
  /** The custom sheet; null otherwise. */
  customSheet: Sheet | null;
  /** Moves everything on a sheet of cards, in millimeters. */
  nudgeX: number;
  nudgeY: number;
  /** Prints only the frames of a sheet's cards, to be held against a real sheet. */
  isTestFrame: boolean;
  /** On table signs, and on the floor plan: the names of the guests. */
  showNames: boolean;
  signLayout: (typeof signLayouts)[number];
}
