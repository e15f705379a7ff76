import { z } from "zod";
import type { AppLanguage } from "../app-languages.ts";
import { maxExtraColumns, maxInt } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { type PaperName, papers } from "./papers.ts";
import { type PrintKind, printKinds } from "./print-kinds.ts";
import * as offered from "./print-words.ts";
import { type CardForm, cardSheetNames, fitsCode, fitsPaper, labelSheetNames, sheetFor } from "./sheets.ts";
import { guessDietColumns, guessMealColumn } from "./special-columns.ts";
import type { Words } from "./words.ts";

/** What choices depend on. */
export interface PrintKnowledge {
  language: AppLanguage;
  columns: readonly string[];
  /** UTC if omitted. */
  timeZone?: string;
  /** Whether paper is measured in inches around here. */
  usesInches?: boolean;
}

export const defaultTimeZone = "UTC";

interface OptionFacts {
  type: "Boolean" | "Int" | "Float" | "String" | "[String!]" | Words;
  description: string;
  /** The words on offer. */
  values?: readonly string[];
}

const facts = z.registry<OptionFacts>();

const flag = (description: string, usual: boolean) =>
  z.boolean().default(usual).register(facts, { type: "Boolean", description });

function choice<Value extends string>(
  type: Words,
  description: string,
  values: readonly Value[],
  { usual, error }: { usual?: NoInfer<Value> | undefined; error?: string } = {},
) {
  const [first] = values;
  if (first === undefined) throw new Error(`${type.type} has no values.`);
  const word: z.ZodType<Value> = z.enum(values, error);
  return z._default(word, usual ?? first).register(facts, { type, description, values });
}

const column = ({ columns }: PrintKnowledge) =>
  z.string().refine((name) => name === "" || columns.includes(name), rule("rules.printColumn"));

const oneColumn = (known: PrintKnowledge, description: string, usual = "") =>
  column(known).default(usual).register(facts, { type: "String", description });

const severalColumns = (known: PrintKnowledge, description: string, usual: string[] = []) =>
  z
    .array(column(known))
    .max(maxExtraColumns, rule("rules.tooManyColumns"))
    .transform((names) => [...new Set(names)].filter((name) => name !== ""))
    .default(usual)
    .register(facts, { type: "[String!]", description });

/** The closest paper where paper is measured in inches. */
const inInches: Partial<Record<PaperName, PaperName>> = { a4: "letter", a5: "letter", a3: "tabloid", a2: "18x24" };

const desk = ["a4", "letter", "legal", "a3", "tabloid"] as const;
const sheetPapers = ["a4", "letter", "a3"] as const;
const signPapers = ["a5", "a6", "a4", "a3", "letter", "tabloid"] as const;
const wallPapers = ["a2", "a3", "a1", "a0", "tabloid", "18x24", "24x36"] as const;
const planPapers = ["a4", "a3", "a2", "a1", "a0", "letter", "tabloid", "18x24", "24x36"] as const;

function base<Paper extends PaperName>(known: PrintKnowledge, onPapers: readonly [Paper, ...Paper[]], isPlain = false) {
  const american = inInches[onPapers[0]];
  const usual = known.usesInches ? onPapers.find((paper) => paper === american) : undefined;
  return {
    paper: choice(offered.printPapers, "The paper.", onPapers, { usual, error: rule("rules.printPaper") }),
    // Lists are read in poor light, and by people at work.
    look: choice(offered.printLooks, "The event's colors and fonts, or plain.", offered.printLooks.options, {
      usual: isPlain ? "plain" : "event",
    }),
    language: choice(offered.printLanguages, "Language of the words around names; the caller's.", languages, {
      ...{ usual: known.language, error: rule("rules.printLanguage") },
    }),
  };
}

const languages = offered.printLanguages.options;

const turned = (usual = false) => ({ isLandscape: flag("Whether the paper is wider than high.", usual) });

const decorated = () => ({
  ornament: choice(offered.ornaments, "What decorates cards and signs.", offered.ornaments.options),
});

const maxTimeZoneLength = 64;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The team's sheets: nothing that guests see says how old the list is. */
const dated = ({ timeZone = defaultTimeZone }: PrintKnowledge) => ({
  hasFooter: flag("Whether each page says how old the list is.", true),
  timeZone: z
    .string()
    .max(maxTimeZoneLength)
    .refine(isTimeZone, rule("rules.printTimeZone"))
    .default(timeZone)
    .register(facts, {
      type: "String",
      description: "IANA name of the time zone in which the print says when it was made; UTC.",
    }),
});

const chosenGuests = () => ({
  which: choice(offered.printedGuests, "Which guests; all of them.", ["all", "table", "changed"]),
  table: z
    .string()
    .trim()
    .default("")
    .register(facts, { type: "String", description: "With which: TABLE, the table's label, in any case." }),
  since: z.int().min(1).max(maxInt).nullable().default(null).register(facts, {
    type: "Int",
    description: "With which: CHANGED, id of the print to compare with; the last one.",
  }),
});

const ordered = <Order extends (typeof offered.printOrders.options)[number]>(orders: readonly Order[]) => ({
  order: choice(offered.printOrders, "Order of the guests.", orders, { error: rule("rules.printOrder") }),
});

const named = (known: PrintKnowledge) => ({
  nameForm: choice(offered.nameForms, "How names are written.", offered.nameForms.options),
  titleColumn: oneColumn(known, "Extra column with titles such as Mr; empty for none."),
});

const familyFirst = () => ({
  isFamilyNameFirst: flag("Whether names are written and sorted with the family name first: Holm, Anna.", false),
});

const showsSeat = (usual: boolean) => ({ showSeat: flag("Whether the seats are printed.", usual) });
const showsTable = (usual: boolean) => ({
  showTable: flag("Whether place cards and the sheet of codes say the table.", usual),
});
const showsNames = () => ({ showNames: flag("Whether table signs and the floor plan name the guests.", true) });

/** In millimeters, for a custom sheet. */
export const minCardSide = 15;
export const maxCardsInLine = 30;

const longest = Math.max(...Object.values(papers).map(({ height }) => height));

function measure(type: "Int" | "Float", what: string, limits: { min: number; max: number; error: string }) {
  const { min, max, error } = limits;
  const number: z.ZodNumber = type === "Int" ? z.int(error) : z.number(error);
  const description = `Of a custom sheet: ${what}${type === "Int" ? "." : ", in millimeters."}`;
  return number.min(min, error).max(max, error).nullable().default(null).register(facts, { type, description });
}

const inLine = { min: 1, max: maxCardsInLine, error: rule("rules.cardsInLine") };
const cardSide = { min: minCardSide, max: longest, error: rule("rules.cardSide") };
const length = { min: 0, max: longest, error: rule("rules.sheetLength") };

const onSheet = <Name extends (typeof offered.printSheets.options)[number]>(names: readonly Name[]) => ({
  sheet: choice(offered.printSheets, "The sheet of cards, or of labels for codes.", names, {
    error: rule("rules.printSheet"),
  }),
  sheetColumns: measure("Int", "cards side by side", inLine),
  sheetRows: measure("Int", "cards one above the other", inLine),
  cardWidth: measure("Float", "width of a card", cardSide),
  cardHeight: measure("Float", "height of a card, unfolded", cardSide),
  sheetLeft: measure("Float", "from the left edge to the first card; centered if omitted", length),
  sheetTop: measure("Float", "from the upper edge to the first card; centered if omitted", length),
  sheetGapX: measure("Float", "between cards side by side", length),
  sheetGapY: measure("Float", "between cards above each other", length),
  isTestFrame: flag("Prints only frames of the cards, on one page, to be held against a real sheet.", false),
});

const cards = (known: PrintKnowledge) => ({
  ...{ ...base(known, sheetPapers), ...decorated(), ...chosenGuests(), ...named(known), ...showsSeat(false) },
  showCode: flag(
    "Whether each card has a QR code that shows its guest their table; the first guest's if several.",
    false,
  ),
  // Guests' cards show no meals that nobody chose.
  ...{ mealColumn: oneColumn(known, meals), ...onSheet(["cut", ...cardSheetNames, "custom"]) },
});

const meals = "Extra column with the meals; empty for none.";

const list = (known: PrintKnowledge) => ({
  ...{ ...base(known, desk, true), ...turned(), ...dated(known), ...showsSeat(true) },
  columns: severalColumns(known, "More extra columns, on lists."),
});

/** The options of each kind. Graph, REST API and printing follow from them; the form shows those that `field-texts.ts` names. */
const kinds = {
  "place-cards": (known: PrintKnowledge) =>
    z.object({
      cardForm: choice(offered.cardForms, "Form of place cards.", offered.cardForms.options),
      ...{ ...cards(known), ...showsTable(true), ...ordered(["table", "name", "list"]) },
    }),
  "escort-cards": (known: PrintKnowledge) =>
    z.object({
      escortUnit: choice(offered.escortUnits, "Whom an escort card is for.", offered.escortUnits.options),
      ...{ ...cards(known), ...ordered(["name", "list", "table"]) },
    }),
  "by-name": (known: PrintKnowledge) => z.object({ ...list(known), ...chosenGuests(), ...familyFirst() }),
  "check-in": (known: PrintKnowledge) =>
    z.object({ ...list(known), ...chosenGuests(), ...familyFirst(), ...ordered(["name", "table", "list"]) }),
  "by-table": (known: PrintKnowledge) => z.object({ ...list(known), ...chosenGuests(), ...ordered(["name", "list"]) }),
  "table-signs": (known: PrintKnowledge) =>
    z.object({
      ...{ ...base(known, ["a5", "a6", "a4", "letter"]), ...turned(), ...decorated(), ...chosenGuests() },
      ...{ ...ordered(["list", "name"]), ...named(known), ...showsNames() },
    }),
  poster: (known: PrintKnowledge) =>
    z.object({
      ...{ ...base(known, wallPapers), ...turned(), ...decorated(), ...ordered(["table", "name"]), ...named(known) },
    }),
  caterer: (known: PrintKnowledge) =>
    z.object({
      ...list(known),
      which: choice(offered.printedGuests, "Which guests; all of them.", ["all", "here"]),
      mealColumn: oneColumn(known, meals, guessMealColumn(known.columns)),
      dietColumns: severalColumns(known, "Extra columns with diets and allergies.", guessDietColumns(known.columns)),
    }),
  codes: (known: PrintKnowledge) =>
    z.object({
      ...{ ...base(known, sheetPapers), ...dated(known), ...chosenGuests(), ...ordered(["name", "table", "list"]) },
      // A code shows the table of the moment, so that the sheet can be printed before guests are seated.
      ...{ ...named(known), ...showsTable(false), ...onSheet(["cut", ...labelSheetNames, "custom"]) },
    }),
  sign: (known: PrintKnowledge) => z.object({ ...base(known, signPapers), ...turned(), ...decorated() }),
  "floor-plan": (known: PrintKnowledge) =>
    z.object({ ...base(known, planPapers), ...turned(true), ...dated(known), ...showsNames() }),
};

type OptionsOf = { [Kind in PrintKind]: z.output<ReturnType<(typeof kinds)[Kind]>> };

/** What is chosen for printing a kind; of several kinds, what they have in common. */
export type PrintOptions<Kind extends PrintKind = PrintKind> = OptionsOf[Kind];

const schemas: { readonly [Kind in PrintKind]: (known: PrintKnowledge) => z.ZodType<OptionsOf[Kind]> } = kinds;

/** Schema of choices, as in queries. Omitted or null: the default; what the kind lacks is ignored. */
export function printOptionsSchema<Kind extends PrintKind>(
  kind: Kind,
  known: PrintKnowledge,
): z.ZodType<PrintOptions<Kind>> {
  const withDefaults = z.preprocess(
    (given: object) => Object.fromEntries(Object.entries(given).filter(([, value]) => (value ?? null) !== null)),
    schemas[kind](known),
  );
  return withDefaults.superRefine((options, context) => {
    for (const mistake of mistakesIn(kind, options)) context.addIssue(mistake);
  });
}

/** What only several choices together can have wrong. */
function mistakesIn(kind: PrintKind, options: PrintOptions): string[] {
  if ("table" in options && options.which === "table" && !options.table) return [rule("rules.printTableRequired")];
  if (!("sheet" in options)) return [];
  const needed = [options.sheetColumns, options.sheetRows, options.cardWidth, options.cardHeight];
  if (options.sheet === "custom" && needed.includes(null)) return [rule("rules.sheetIncomplete")];
  const form = cardFormOf(kind, options);
  const { sheet, page } = sheetFor(options, form);
  if (!fitsPaper(sheet, page)) return [rule("rules.sheetTooLarge")];
  const hasCode = kind === "codes" || ("showCode" in options && options.showCode);
  return hasCode && !fitsCode(sheet, form) ? [rule("rules.cardTooSmallForCode")] : [];
}

/** How the cards or labels of a kind are cut and folded. */
export function cardFormOf(kind: PrintKind, options: PrintOptions): CardForm {
  if (kind === "codes") return "label";
  return "cardForm" in options ? options.cardForm : "flat";
}

export function defaultPrintOptions<Kind extends PrintKind>(kind: Kind, known: PrintKnowledge): PrintOptions<Kind> {
  return printOptionsSchema(kind, known).parse({});
}

export interface PrintField extends OptionFacts {
  name: string;
}

/** The options of a kind. */
export function printFields(kind: PrintKind, known: PrintKnowledge): PrintField[] {
  return Object.entries(kinds[kind](known).shape).map(([name, schema]) => {
    const found = facts.get(schema);
    if (!found) throw new Error(`Nobody says what ${name} is.`);
    return { name, ...found };
  });
}

const allFields = printKinds.flatMap((kind) => printFields(kind, { language: "en", columns: [] }));

/** The options of all kinds, each once. */
export const printOptions: readonly PrintField[] = [
  ...new Map(allFields.map((field): [string, PrintField] => [field.name, field])).values(),
];
