import { z } from "zod";
import { appLanguages } from "../app-languages.ts";
import { maxExtraColumns, maxInt } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { type PaperName, papers } from "./papers.ts";
import { type ChoosableField, choicesOf, defaultPrintOptions, type PrintDefaults } from "./print-choices.ts";
import type { PrintKind } from "./print-kinds.ts";
import {
  cardForms,
  escortUnits,
  mealMarks,
  nameForms,
  type PrintedGuests,
  type PrintOptions,
  printLooks,
  signLayouts,
} from "./print-options.ts";
import { type Sheet, sheetNames } from "./sheets.ts";

/** Farthest that everything on a sheet of cards can be moved, in millimeters. */
export const maxNudge = 20;

/** Shortest side of a card on a custom sheet, in millimeters. */
export const minCardSide = 15;

/** Most cards side by side, and one above the other, on a custom sheet. */
export const maxCardsInLine = 30;

/** Longest side of a paper, in millimeters. */
const longest = Math.max(...Object.values(papers).map(({ height }) => height));

/** What rounding to tenths of a millimeter may add up to on a sheet. */
const tolerance = 0.5;

/** Ways to say which guests are printed. */
const printedGuests = ["all", "table", "changed"] as const satisfies readonly PrintedGuests["which"][];

/** Sheets that cards can be printed on. */
const printSheets = ["cut", "custom", ...sheetNames] as const satisfies readonly PrintOptions["sheet"][];

/** What is known when choices for a print are checked. */
export interface PrintKnowledge extends PrintDefaults {
  /** Id of the last print of this kind; undefined if there was none. */
  lastPrintId?: number | undefined;
}

const chosen = <Value>(schema: z.ZodType<Value>, usual: Value) => schema.nullish().transform((given) => given ?? usual);
const ignored = <Value>(usual: Value) =>
  z
    .unknown()
    .optional()
    .transform(() => usual);

const nudge = z
  .number(rule("rules.printNudge"))
  .min(-maxNudge, rule("rules.printNudge"))
  .max(maxNudge, rule("rules.printNudge"));
const length = z
  .number(rule("rules.sheetLength"))
  .min(0, rule("rules.sheetLength"))
  .max(longest, rule("rules.sheetLength"));
const cardSide = z
  .number(rule("rules.cardSide"))
  .min(minCardSide, rule("rules.cardSide"))
  .max(longest, rule("rules.cardSide"));
const inLine = z
  .int(rule("rules.cardsInLine"))
  .min(1, rule("rules.cardsInLine"))
  .max(maxCardsInLine, rule("rules.cardsInLine"));

const guestsFields = {
  which: z.enum(printedGuests).nullish(),
  table: z.string().nullish(),
  since: z.int().min(1).max(maxInt).nullish(),
};

const sheetFields = {
  sheetColumns: inLine.nullish(),
  sheetRows: inLine.nullish(),
  cardWidth: cardSide.nullish(),
  cardHeight: cardSide.nullish(),
  sheetLeft: length.nullish(),
  sheetTop: length.nullish(),
  sheetGapX: length.nullish(),
  sheetGapY: length.nullish(),
};

type GivenGuests = z.output<z.ZodObject<typeof guestsFields>>;
type GivenSheet = z.output<z.ZodObject<typeof sheetFields>>;
type Context = z.core.$RefinementCtx;

/**
 * The choices for a print, from flat fields as arguments and query parameters have them. What is omitted or null is as
 * {@link defaultPrintOptions} says; what the kind has no choice of is ignored.
 */
export function printOptionsSchema(kind: PrintKind, known: PrintKnowledge) {
  const { papers: offered, orders, sheets, fields, guests } = choicesOf(kind);
  const usual = defaultPrintOptions(kind, known);
  const when = <Name extends ChoosableField>(name: Name, schema: z.ZodType<PrintOptions[Name]>) =>
    fields.has(name) ? chosen(schema, usual[name]) : ignored(usual[name]);
  const onCards = <Value>(schema: z.ZodType<Value>, value: Value) =>
    sheets.length > 0 ? chosen(schema, value) : ignored(value);
  const column = z.string().refine((name) => name === "" || known.columns.includes(name), rule("rules.printColumn"));
  const severalColumns = z
    .array(column)
    .max(maxExtraColumns, rule("rules.tooManyColumns"))
    .transform((names) => [...new Set(names)].filter((name) => name !== ""));
  const flag = z.boolean();
  return z
    .object({
      ...{ ...guestsFields, ...sheetFields },
      paper: chosen(z.enum(offered, rule("rules.printPaper")), usual.paper),
      isLandscape: when("isLandscape", flag),
      look: when("look", z.enum(printLooks)),
      language: chosen(z.enum(appLanguages, rule("rules.printLanguage")), usual.language),
      hasFooter: when("hasFooter", flag),
      order: orders.length > 0 ? chosen(z.enum(orders, rule("rules.printOrder")), usual.order) : ignored(usual.order),
      nameForm: when("nameForm", z.enum(nameForms)),
      titleColumn: when("titleColumn", column),
      showTable: when("showTable", flag),
      showSeat: when("showSeat", flag),
      mealColumn: when("mealColumn", column),
      mealMark: when("mealMark", z.enum(mealMarks)),
      dietColumns: when("dietColumns", severalColumns),
      columns: when("columns", severalColumns),
      cardForm: when("cardForm", z.enum(cardForms)),
      escortUnit: when("escortUnit", z.enum(escortUnits)),
      sheet: onCards(z.enum(printSheets), usual.sheet),
      nudgeX: onCards(nudge, 0),
      nudgeY: onCards(nudge, 0),
      isTestFrame: onCards(flag, false),
      showNames: when("showNames", flag),
      signLayout: when("signLayout", z.enum(signLayouts)),
    })
    .transform((given, context): PrintOptions => {
      const { which, table, since, sheetColumns, sheetRows, cardWidth, cardHeight, ...options } = given;
      const { sheetLeft, sheetTop, sheetGapX, sheetGapY, ...rest } = options;
      const lengths = { sheetLeft, sheetTop, sheetGapX, sheetGapY };
      const cards = { sheetColumns, sheetRows, cardWidth, cardHeight, ...lengths };
      return {
        ...rest,
        guests: guests.length > 1 ? chooseGuests({ which, table, since }, known, context) : usual.guests,
        customSheet: rest.sheet === "custom" ? customSheet(cards, rest.paper, context) : null,
      };
    });
}

function chooseGuests({ which, table, since }: GivenGuests, known: PrintKnowledge, context: Context): PrintedGuests {
  if (which === "table") {
    const label = table?.trim() ?? "";
    if (label === "") context.addIssue(rule("rules.printTableRequired"));
    return { which, table: label };
  }
  if (which !== "changed") return { which: "all" };
  const last = since ?? known.lastPrintId;
  if (last === undefined) context.addIssue(rule("rules.printedNever"));
  return { which, since: last ?? 0 };
}

/** Cards without a place are in the middle of the paper. */
function customSheet(given: GivenSheet, paper: PaperName, context: Context): Sheet | null {
  const { sheetColumns: columns, sheetRows: rows, cardWidth: width, cardHeight: height } = given;
  if (!columns || !rows || !width || !height) {
    context.addIssue(rule("rules.sheetIncomplete"));
    return null;
  }
  const [gapX, gapY] = [given.sheetGapX ?? 0, given.sheetGapY ?? 0];
  const across = columns * width + (columns - 1) * gapX;
  const down = rows * height + (rows - 1) * gapY;
  const left = given.sheetLeft ?? Math.max((papers[paper].width - across) / 2, 0);
  const top = given.sheetTop ?? Math.max((papers[paper].height - down) / 2, 0);
  const fits = left + across <= papers[paper].width + tolerance && top + down <= papers[paper].height + tolerance;
  if (!fits) context.addIssue(rule("rules.sheetTooLarge"));
  return { paper, columns, rows, width, height, left, top, gapX, gapY };
}
