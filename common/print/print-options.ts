import { z } from "zod";
import { maxExtraColumns } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { guestOptions, type PrintedGuests, sheetOptions } from "./option-groups.ts";
import { choicesOf, usualPaper } from "./print-choices.ts";
import { type PrintKind, printKinds } from "./print-kinds.ts";
import { defaultTimeZone, factsOf, flag, option } from "./print-option.ts";
import { printLanguages, printOrders, printPapers, printSheets } from "./print-words.ts";
import { maxNudge, type Sheet } from "./sheets.ts";
import { guessDietColumns, guessMealColumn } from "./special-columns.ts";
import { words } from "./words.ts";

export const printLooks = words("PrintLook", "How a print looks.", [
  ["EVENT", "event", "In the colors and fonts of the event."],
  ["PLAIN", "plain", "Black on white."],
]);

export const nameForms = words("PrintNameForm", "How names are written.", [
  ["FULL", "full", "As in the list."],
  ["FIRST", "first", "First names."],
  ["FORMAL", "formal", "With titles: Mr & Mrs Holm."],
]);

export const mealMarks = words("PrintMealMark", "How cards show meals.", [
  ["SYMBOL", "symbol", "As a symbol, with a legend on the last page."],
  ["TEXT", "text", "As text."],
]);

export const cardForms = words("PrintCardForm", "Form of place cards.", [
  ["TENT", "tent", "Folded, with the name on both sides."],
  ["FLAT", "flat", "Not folded."],
]);

export const escortUnits = words("PrintEscortUnit", "Whom an escort card is for.", [
  ["GUEST", "guest", "One guest."],
  ["HOUSEHOLD", "household", "A household, and those who come with one of them."],
]);

export const signLayouts = words("PrintSignLayout", "How a sign with the QR code is laid out.", [
  ["CLASSIC", "classic", "Centered on the event's background."],
  ["PICTURE", "picture", "With the picture of the guests' page."],
  ["BOLD", "bold", "On a large area of the event's color."],
]);

export const ornaments = words("PrintOrnament", "What decorates cards and signs.", [
  ["LINE", "line", "A fine line with a diamond."],
  ["SPRIG", "sprig", "Two twigs with leaves."],
  ["FLOURISH", "flourish", "A scroll of the pen."],
  ["BLOSSOM", "blossom", "A blossom between two lines."],
  ["MONOGRAM", "monogram", "The event's monogram, or the initials of its name."],
  ["NONE", "none", "Nothing."],
]);

const listKinds: readonly PrintKind[] = ["by-name", "by-table", "caterer", "check-in"];
const cardKinds: readonly PrintKind[] = ["place-cards", "escort-cards"];
const sheetKinds = printKinds.filter((kind) => choicesOf(kind).sheets.length > 0);
const otherKinds = printKinds.filter((kind) => !sheetKinds.includes(kind));
const orderedKinds = printKinds.filter((kind) => choicesOf(kind).orders.length > 0);
/** The team's sheets: nothing that guests see says how old the list is. */
const datedKinds: readonly PrintKind[] = [...listKinds, "codes", "floor-plan"];
const namingKinds: readonly PrintKind[] = [...sheetKinds, "table-signs", "poster"];

const maxTimeZoneLength = 64;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function nudge(direction: string) {
  const error = rule("rules.printNudge");
  const description = `Moves the cards of a sheet ${direction}, in millimeters.`;
  const facts = { type: "Float", description, kinds: sheetKinds, defaultFor: () => 0 } as const;
  return option(z.number(error).min(-maxNudge, error).max(maxNudge, error), facts);
}

interface PrintOffer {
  papers: typeof printPapers.options;
  orders: typeof printOrders.options;
  sheets: typeof printSheets.options;
  columns: readonly string[];
}

/** All options, in the order of the API. The graph, the REST API, the preview and the stored choices follow from it. */
export function optionsOn({ papers: onPapers, orders, sheets, columns }: PrintOffer) {
  const column = () => z.string().refine((name) => name === "" || columns.includes(name), rule("rules.printColumn"));
  const severalColumns = () =>
    z
      .array(column())
      .max(maxExtraColumns, rule("rules.tooManyColumns"))
      .transform((names) => [...new Set(names)].filter((name) => name !== ""));
  return {
    paper: option(z.enum(onPapers, rule("rules.printPaper")), {
      type: printPapers,
      description: "The paper.",
      defaultFor: (kind) => usualPaper(kind, false),
    }),
    isLandscape: flag({
      description: "Whether the paper is wider than high.",
      kinds: otherKinds,
      defaultFor: (kind) => kind === "floor-plan",
    }),
    look: option(z.enum(printLooks.options), {
      type: printLooks,
      description: "The event's colors and fonts, or plain.",
      // Lists are read in poor light, and by people at work.
      defaultFor: (kind) => (listKinds.includes(kind) ? "plain" : "event"),
    }),
    ornament: option(z.enum(ornaments.options), {
      type: ornaments,
      description: "What decorates cards and signs.",
      kinds: [...cardKinds, "table-signs", "sign", "poster"],
      defaultFor: () => "line" as const,
    }),
    language: option(z.enum(printLanguages.options, rule("rules.printLanguage")), {
      type: printLanguages,
      description: "Language of the words around names; the caller's.",
      defaultFor: (_kind, { language }) => language,
    }),
    hasFooter: flag({
      description: "Whether each page says how old the list is.",
      kinds: datedKinds,
      defaultFor: (kind) => datedKinds.includes(kind),
    }),
    timeZone: option(z.string().max(maxTimeZoneLength).refine(isTimeZone, rule("rules.printTimeZone")), {
      type: "String",
      description: "IANA name of the time zone in which the print says when it was made; UTC.",
      kinds: datedKinds,
      defaultFor: (_kind, { timeZone = defaultTimeZone }) => timeZone,
    }),
    ...guestOptions,
    order: option(z.enum(orders, rule("rules.printOrder")), {
      type: printOrders,
      description: "Order of the guests.",
      kinds: orderedKinds,
      defaultFor: (kind) => choicesOf(kind).orders[0] ?? "name",
    }),
    nameForm: option(z.enum(nameForms.options), {
      type: nameForms,
      description: "How names are written.",
      kinds: namingKinds,
      defaultFor: () => "full" as const,
    }),
    isFamilyNameFirst: flag({
      description: "Whether names are written and sorted with the family name first: Holm, Anna.",
      kinds: ["by-name", "check-in"],
      defaultFor: () => false,
    }),
    titleColumn: option(column(), {
      type: "String",
      description: "Extra column with titles such as Mr; empty for none.",
      kinds: namingKinds,
      defaultFor: () => "",
    }),
    showTable: flag({
      description: "Whether place cards and the sheet of codes say the table.",
      kinds: ["place-cards", "codes"],
      // A code shows the table of the moment, so that the sheet can be printed before guests are seated.
      defaultFor: (kind) => kind !== "codes",
    }),
    showSeat: flag({
      description: "Whether the seats are printed.",
      kinds: [...cardKinds, ...listKinds],
      defaultFor: (kind) => listKinds.includes(kind),
    }),
    showCode: flag({
      description:
        "Whether each card has a QR code that shows its guest their table; on a household's, its first guest.",
      kinds: cardKinds,
      defaultFor: (kind) => kind === "codes",
    }),
    // Guessed for the caterer only: guests' cards show no meals that nobody chose.
    mealColumn: option(column(), {
      type: "String",
      description: "Extra column with the meals; empty for none.",
      kinds: [...cardKinds, "caterer"],
      defaultFor: (kind, known) => (kind === "caterer" ? guessMealColumn(known.columns) : ""),
    }),
    mealMark: option(z.enum(mealMarks.options), {
      type: mealMarks,
      description: "How cards show meals.",
      kinds: cardKinds,
      defaultFor: (kind) => (kind === "caterer" ? "text" : "symbol"),
    }),
    dietColumns: option(severalColumns(), {
      type: "[String!]",
      description: "Extra columns with diets and allergies, for the caterer.",
      kinds: ["caterer"],
      defaultFor: (kind, known) => (kind === "caterer" ? guessDietColumns(known.columns) : []),
    }),
    columns: option(severalColumns(), {
      type: "[String!]",
      description: "More extra columns, on lists.",
      kinds: listKinds,
      defaultFor: () => [],
    }),
    cardForm: option(z.enum(cardForms.options), {
      type: cardForms,
      description: "Form of place cards.",
      kinds: ["place-cards"],
      defaultFor: () => "tent" as const,
    }),
    escortUnit: option(z.enum(escortUnits.options), {
      type: escortUnits,
      description: "Whom an escort card is for.",
      kinds: ["escort-cards"],
      defaultFor: () => "guest" as const,
    }),
    sheet: option(z.enum(sheets, rule("rules.printSheet")), {
      type: printSheets,
      description: "The sheet of cards, or of labels for codes.",
      kinds: sheetKinds,
      defaultFor: () => "cut" as const,
    }),
    ...sheetOptions,
    nudgeX: nudge("to the right"),
    nudgeY: nudge("down"),
    isTestFrame: flag({
      description: "Prints only frames of the cards, on one page, to be held against a real sheet.",
      kinds: sheetKinds,
      defaultFor: () => false,
    }),
    showNames: flag({
      description: "Whether table signs and the floor plan name the guests.",
      kinds: ["table-signs", "floor-plan"],
      defaultFor: () => true,
    }),
    signLayout: option(z.enum(signLayouts.options), {
      type: signLayouts,
      description: "Layout of the sign with the QR code.",
      kinds: ["sign"],
      defaultFor: () => "classic" as const,
    }),
  };
}

type FlatOptions = z.output<z.ZodObject<ReturnType<typeof optionsOn>>>;

/** What is chosen for printing. Each kind uses a part of it, see {@link optionsOf}. */
export interface PrintOptions extends Omit<FlatOptions, keyof typeof guestOptions | keyof typeof sheetOptions> {
  guests: PrintedGuests;
  /** Null unless the sheet is a custom one. */
  customSheet: Sheet | null;
}

const everyOption = optionsOn({
  papers: printPapers.options,
  orders: printOrders.options,
  sheets: printSheets.options,
  columns: [],
});

/** The options, without what is on offer for a kind and a list. */
export const printOptions = z
  .object(everyOption)
  .keyof()
  .options.map((name) => ({ name, ...factsOf(everyOption[name]) }));

export type PrintOptionName = (typeof printOptions)[number]["name"];

const namesByKind = new Map(
  printKinds.map((kind) => {
    const used = printOptions.filter(({ kinds }) => kinds?.includes(kind) ?? true);
    return [kind, new Set(used.map(({ name }) => name))];
  }),
);

export function optionsOf(kind: PrintKind): ReadonlySet<PrintOptionName> {
  return namesByKind.get(kind) ?? new Set();
}
