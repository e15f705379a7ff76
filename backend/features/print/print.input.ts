import { ArgsType, Field, Float, Int } from "type-graphql";
import {
  PrintCardForm,
  PrintEscortUnit,
  PrintedGuestsChoice,
  PrintKind,
  PrintLanguage,
  PrintLook,
  PrintMealMark,
  PrintNameForm,
  PrintOrder,
  PrintPaper,
  PrintSheet,
  PrintSignLayout,
} from "./print-choice.type.ts";

type One<Choices> = Choices[keyof Choices] | null;

const millimeters = (what: string) => `${what}, in millimeters.`;

/** What is printed, and how. What is omitted is as suits the kind; what the kind has no choice of is ignored. */
@ArgsType()
export class PrintArgs {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: number;

  @Field(() => PrintKind, { description: "What to print." })
  kind!: PrintKind;

  @Field(() => PrintPaper, { nullable: true, description: "The paper." })
  paper?: One<typeof PrintPaper>;

  @Field(() => Boolean, { nullable: true, description: "Whether the paper is wider than high." })
  isLandscape?: boolean | null;

  @Field(() => PrintLook, { nullable: true, description: "The event's colors and fonts, or plain." })
  look?: One<typeof PrintLook>;

  @Field(() => PrintLanguage, { nullable: true, description: "Language of the words around names; the caller's." })
  language?: One<typeof PrintLanguage>;

  @Field(() => Boolean, { nullable: true, description: "Whether each page says how old the list is." })
  hasFooter?: boolean | null;

  @Field(() => PrintedGuestsChoice, { nullable: true, description: "Which guests; all of them." })
  which?: One<typeof PrintedGuestsChoice>;

  @Field(() => String, { nullable: true, description: "With which: TABLE, the table's label, in any case." })
  table?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "With which: CHANGED, id of the print to compare with; the last one.",
  })
  since?: number | null;

  @Field(() => PrintOrder, { nullable: true, description: "Order of the guests." })
  order?: One<typeof PrintOrder>;

  @Field(() => PrintNameForm, { nullable: true, description: "How names are written." })
  nameForm?: One<typeof PrintNameForm>;

  @Field(() => String, { nullable: true, description: "Extra column with titles such as Mr; empty for none." })
  titleColumn?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether place cards say the table." })
  showTable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the seats are printed." })
  showSeat?: boolean | null;

  @Field(() => String, { nullable: true, description: "Extra column with the meals; empty for none." })
  mealColumn?: string | null;

  @Field(() => PrintMealMark, { nullable: true, description: "How cards show meals." })
  mealMark?: One<typeof PrintMealMark>;

  @Field(() => [String], { nullable: true, description: "Extra columns with diets and allergies, for the caterer." })
  dietColumns?: string[] | null;

  @Field(() => [String], { nullable: true, description: "More extra columns, on lists." })
  columns?: string[] | null;

  @Field(() => PrintCardForm, { nullable: true, description: "Form of place cards." })
  cardForm?: One<typeof PrintCardForm>;

  @Field(() => PrintEscortUnit, { nullable: true, description: "Whom an escort card is for." })
  escortUnit?: One<typeof PrintEscortUnit>;

  @Field(() => PrintSheet, { nullable: true, description: "The sheet of cards." })
  sheet?: One<typeof PrintSheet>;

  @Field(() => Int, { nullable: true, description: "Of a custom sheet: cards side by side." })
  sheetColumns?: number | null;

  @Field(() => Int, { nullable: true, description: "Of a custom sheet: cards one above the other." })
  sheetRows?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Of a custom sheet: width of a card") })
  cardWidth?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Of a custom sheet: height of a card, unfolded") })
  cardHeight?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: millimeters("Of a custom sheet: from the left edge to the first card; centered if omitted"),
  })
  sheetLeft?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: millimeters("Of a custom sheet: from the upper edge to the first card; centered if omitted"),
  })
  sheetTop?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Of a custom sheet: between cards side by side") })
  sheetGapX?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Of a custom sheet: between cards above each other") })
  sheetGapY?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Moves the cards of a sheet to the right") })
  nudgeX?: number | null;

  @Field(() => Float, { nullable: true, description: millimeters("Moves the cards of a sheet down") })
  nudgeY?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Prints only frames of the cards, on one page, to be held against a real sheet.",
  })
  isTestFrame?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether table signs and the floor plan name the guests." })
  showNames?: boolean | null;

  @Field(() => PrintSignLayout, { nullable: true, description: "Layout of the sign with the QR code." })
  signLayout?: One<typeof PrintSignLayout>;
}

@ArgsType()
export class PrintPreviewArgs extends PrintArgs {
  @Field(() => Int, { defaultValue: 1, description: "Which page to draw, from 1. Beyond the last, the last one." })
  page!: number;
}
