import { ArgsType, Field, Float, Int } from "type-graphql";
import { z } from "zod";
import { type PrintKind as Kind, printKindWords } from "../../../common/print/print-kinds.ts";
import { printOptions } from "../../../common/print/print-options.ts";
import type { Words } from "../../../common/print/words.ts";
import { objectOf, ofType, registerEnum } from "../../lib/rule-fields.ts";

/** Words as an enum of the graph. */
const enumOf = ({ type, description, rows }: Words) => registerEnum(type, description, rows);

export const PrintKind = enumOf(printKindWords);
export type PrintKind = Kind;

export const PrintPreview = objectOf("PrintPreview", "A page of a print, exactly as it will be printed.", {
  svg: z.string().describe("The page as an SVG image that needs no fonts."),
  page: z.int().describe("Number of the page, from 1."),
  pageCount: z.int().describe("Number of pages."),
  width: ofType<number>(Float).describe("Width of the page in millimeters."),
  height: ofType<number>(Float).describe("Height of the page in millimeters."),
  guestCount: z.int().describe("Number of guests who are printed."),
  leftOut: z.int().describe("Number of guests of the event who are left out because they are not coming."),
  listVersion: z.int().describe("Version of the guest list."),
  readAt: z.date().describe("When the guest list was read."),
  missingCharacters: z
    .array(z.string())
    .describe("Characters that no font of ours has. They are printed as a mark that shows that something is missing."),
  missingInNames: z.array(z.string()).describe("Names of guests that have such characters; at most 20 of them."),
  smallNames: z.array(z.string()).describe("Names that are printed so small that they are hard to read; at most 20."),
  isOrnamentLeftOut: z
    .boolean()
    .describe("Whether the ornament is left out, because names would be too small beside it."),
});
export type PrintPreview = InstanceType<typeof PrintPreview>;

export const Print = objectOf("Print", "A print that was downloaded.", {
  id: z.int().describe("Id of the print."),
  kind: ofType<PrintKind>(PrintKind).describe("What was printed."),
  printedAt: z.date().describe("When it was printed."),
  listVersion: z.int().describe("Version of the guest list at that time."),
  guestCount: z.int().describe("Number of guests on it."),
  changedCount: z
    .int()
    .describe("Number of guests who are new since, or for whom the kind would usually print something else now."),
});
export type Print = InstanceType<typeof Print>;

export const PrintFile = objectOf("PrintFile", "A print as a file.", {
  filename: z.string().describe("File name: the event's name and what it is, in the caller's language."),
  content: z.string().describe("Content, in Base64."),
});
export type PrintFile = InstanceType<typeof PrintFile>;

/** What is printed. Its other fields are the options. */
@ArgsType()
export class PrintArgs {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: number;

  @Field(() => PrintKind, { description: "What to print." })
  kind!: PrintKind;
}

@ArgsType()
export class PrintPreviewArgs extends PrintArgs {
  @Field(() => Int, { defaultValue: 1, description: "Which page to draw, from 1. Beyond the last, the last one." })
  page!: number;
}

const scalars = { Boolean, Int, Float, String, "[String!]": [String] };

for (const { name, type, description } of printOptions) {
  const graphType = typeof type === "string" ? scalars[type] : enumOf(type);
  Field(() => graphType, { nullable: true, description })(PrintArgs.prototype, name);
}
