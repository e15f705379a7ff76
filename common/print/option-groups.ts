import { z } from "zod";
import { maxInt } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { type PaperName, papers } from "./papers.ts";
import { option, type PrintDefaults } from "./print-option.ts";
import { printedGuests } from "./print-words.ts";
import { maxCardsInLine, minCardSide, type Sheet } from "./sheets.ts";

export type PrintedGuests =
  | { which: "all" }
  | { which: "table"; table: string }
  /** Those whose print would differ from the one then. */
  | { which: "changed"; since: number }
  /** Those who are at the event now, by what was recorded at its doors. */
  | { which: "here" };

export const guestOptions = {
  which: option(z.enum(printedGuests.options), {
    type: printedGuests,
    description: "Which guests; all of them.",
    defaultFor: () => "all" as const,
  }),
  table: option(z.string().nullable(), {
    type: "String",
    description: "With which: TABLE, the table's label, in any case.",
    defaultFor: () => null,
  }),
  since: option(z.int().min(1).max(maxInt).nullable(), {
    type: "Int",
    description: "With which: CHANGED, id of the print to compare with; the last one.",
    defaultFor: () => null,
  }),
};

const longest = Math.max(...Object.values(papers).map(({ height }) => height));

function ofCustomSheet(type: "Int" | "Float", what: string, limits: { min: number; max: number; error: string }) {
  const { min, max, error } = limits;
  const number: z.ZodNumber = type === "Int" ? z.int(error) : z.number(error);
  const description = `Of a custom sheet: ${what}${type === "Int" ? "." : ", in millimeters."}`;
  return option(number.min(min, error).max(max, error).nullable(), { type, description, defaultFor: () => null });
}

const inLine = { min: 1, max: maxCardsInLine, error: rule("rules.cardsInLine") };
const cardSide = { min: minCardSide, max: longest, error: rule("rules.cardSide") };
const length = { min: 0, max: longest, error: rule("rules.sheetLength") };

export const sheetOptions = {
  sheetColumns: ofCustomSheet("Int", "cards side by side", inLine),
  sheetRows: ofCustomSheet("Int", "cards one above the other", inLine),
  cardWidth: ofCustomSheet("Float", "width of a card", cardSide),
  cardHeight: ofCustomSheet("Float", "height of a card, unfolded", cardSide),
  sheetLeft: ofCustomSheet("Float", "from the left edge to the first card; centered if omitted", length),
  sheetTop: ofCustomSheet("Float", "from the upper edge to the first card; centered if omitted", length),
  sheetGapX: ofCustomSheet("Float", "between cards side by side", length),
  sheetGapY: ofCustomSheet("Float", "between cards above each other", length),
};

const tolerance = 0.5;

export interface PrintKnowledge extends PrintDefaults {
  lastPrintId?: number | undefined;
}

type GivenGuests = z.output<z.ZodObject<typeof guestOptions>>;
type GivenSheet = z.output<z.ZodObject<typeof sheetOptions>>;
type Context = z.core.$RefinementCtx;

/** Which guests are printed; adds an issue to the context if that is not known. */
export function chooseGuests(
  { which, table, since }: GivenGuests,
  known: PrintKnowledge,
  context: Context,
): PrintedGuests {
  if (which === "table") {
    const label = table?.trim() ?? "";
    if (label === "") context.addIssue(rule("rules.printTableRequired"));
    return { which, table: label };
  }
  if (which !== "changed") return { which };
  const last = since ?? known.lastPrintId;
  if (last === undefined) context.addIssue(rule("rules.printedNever"));
  return { which, since: last ?? 0 };
}

/** A custom sheet; null for an impossible one. Cards without a place are in the middle of the paper. */
export function customSheet(given: GivenSheet, paper: PaperName, context: Context): Sheet | null {
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

export const flatSheet = (sheet: Sheet) => ({
  ...{ paper: sheet.paper, sheetColumns: sheet.columns, sheetRows: sheet.rows },
  ...{ cardWidth: sheet.width, cardHeight: sheet.height, sheetLeft: sheet.left, sheetTop: sheet.top },
  ...{ sheetGapX: sheet.gapX, sheetGapY: sheet.gapY },
});
