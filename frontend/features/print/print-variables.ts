import type { AppLanguage } from "../../../common/app-languages.ts";
import type { PaperName } from "../../../common/print/papers.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { PrintedGuests, PrintOptions } from "../../../common/print/print-options.ts";
import type {
  PrintKind as KindName,
  PrintLanguage,
  PrintPaper,
  PrintPreviewQueryVariables,
  PrintSheet,
} from "../../generated/documents.ts";

/** The choices for a print as the API takes them. */
export type PrintVariables = Omit<PrintPreviewQueryVariables, "eventId" | "kind" | "page">;

const kinds: Readonly<Record<PrintKind, KindName>> = {
  "place-cards": "PLACE_CARDS",
  "escort-cards": "ESCORT_CARDS",
  "by-name": "BY_NAME",
  "by-table": "BY_TABLE",
  "table-signs": "TABLE_SIGNS",
  poster: "POSTER",
  caterer: "CATERER",
  "check-in": "CHECK_IN",
  sign: "SIGN",
  "floor-plan": "FLOOR_PLAN",
};

/** What the API calls a kind of print. */
export const kindName = (kind: PrintKind): KindName => kinds[kind];

const paperNames: Readonly<Record<PaperName, PrintPaper>> = {
  a6: "A6",
  a5: "A5",
  a4: "A4",
  a3: "A3",
  a2: "A2",
  a1: "A1",
  a0: "A0",
  letter: "LETTER",
  legal: "LEGAL",
  tabloid: "TABLOID",
  "18x24": "INCHES_18_BY_24",
  "24x36": "INCHES_24_BY_36",
};

const sheets: Readonly<Record<PrintOptions["sheet"], PrintSheet>> = {
  cut: "CUT",
  custom: "CUSTOM",
  "5371": "SHEET_5371",
  "5305": "SHEET_5305",
  "5395": "SHEET_5395",
  C32011: "SHEET_C32011",
  "32015": "SHEET_32015",
  L4785: "SHEET_L4785",
};

const languages: Readonly<Record<AppLanguage, PrintLanguage>> = { en: "EN", de: "DE", fr: "FR", es: "ES" };
const looks = { event: "EVENT", plain: "PLAIN" } as const;
const orders = { name: "NAME", list: "LIST", table: "TABLE" } as const;
const nameForms = { full: "FULL", first: "FIRST", formal: "FORMAL" } as const;
const mealMarks = { symbol: "SYMBOL", text: "TEXT" } as const;
const cardForms = { tent: "TENT", flat: "FLAT" } as const;
const escortUnits = { guest: "GUEST", household: "HOUSEHOLD" } as const;
const signLayouts = { classic: "CLASSIC", picture: "PICTURE", bold: "BOLD" } as const;

/** Choices for a print as the API takes them: flat, with the names of the graph. */
export function printVariables(options: PrintOptions): PrintVariables {
  const { guests, customSheet, ...rest } = options;
  return {
    ...rest,
    ...guestVariables(guests),
    ...sheetVariables(customSheet),
    paper: paperNames[customSheet?.paper ?? options.paper],
    look: looks[options.look],
    language: languages[options.language],
    order: orders[options.order],
    nameForm: nameForms[options.nameForm],
    mealMark: mealMarks[options.mealMark],
    dietColumns: [...options.dietColumns],
    columns: [...options.columns],
    cardForm: cardForms[options.cardForm],
    escortUnit: escortUnits[options.escortUnit],
    sheet: sheets[options.sheet],
    signLayout: signLayouts[options.signLayout],
  };
}

function guestVariables(guests: PrintedGuests): Pick<PrintVariables, "which" | "table" | "since"> {
  switch (guests.which) {
    case "all":
      return { which: "ALL" };
    case "table":
      return { which: "TABLE", table: guests.table };
    case "changed":
      return { which: "CHANGED", since: guests.since };
  }
}

/** The measures of a custom sheet under the names that the API has for them; nothing for other sheets. */
export function sheetVariables(sheet: PrintOptions["customSheet"]) {
  if (!sheet) return {};
  return {
    sheetColumns: sheet.columns,
    sheetRows: sheet.rows,
    cardWidth: sheet.width,
    cardHeight: sheet.height,
    sheetLeft: sheet.left,
    sheetTop: sheet.top,
    sheetGapX: sheet.gapX,
    sheetGapY: sheet.gapY,
  };
}

/** The same as the query of an address, which has the words of the choices themselves. */
export function printQuery({ guests, customSheet, ...rest }: PrintOptions): string {
  const query = new URLSearchParams();
  const paper = customSheet?.paper ?? rest.paper;
  for (const [name, value] of Object.entries({ ...rest, ...guests, ...sheetVariables(customSheet), paper })) {
    if (Array.isArray(value)) for (const one of value) query.append(name, String(one));
    else query.append(name, String(value));
  }
  return query.toString();
}
