import { GraphQLDateTime } from "graphql-scalars";
import { ArgsType, Field, Float, Int, ObjectType } from "type-graphql";
import { type PrintKind as Kind, printKindWords } from "../../../common/print/print-kinds.ts";
import { printOptions } from "../../../common/print/print-options.ts";
import type { Words } from "../../../common/print/words.ts";
import { registerEnum } from "../../lib/rule-fields.ts";

@ObjectType({ description: "A page of a print, exactly as it will be printed." })
export class PrintPreview {
  @Field(() => String, { description: "The page as an SVG image that needs no fonts." })
  svg!: string;

  @Field(() => Int, { description: "Number of the page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Number of pages." })
  pageCount!: number;

  @Field(() => Float, { description: "Width of the page in millimeters." })
  width!: number;

  @Field(() => Float, { description: "Height of the page in millimeters." })
  height!: number;

  @Field(() => Int, { description: "Number of guests who are printed." })
  guestCount!: number;

  @Field(() => Int, { description: "Number of guests of the event who are left out because they are not coming." })
  leftOut!: number;

  @Field(() => Int, { description: "Version of the guest list." })
  listVersion!: number;

  @Field(() => GraphQLDateTime, { description: "When the guest list was read." })
  readAt!: Date;

  @Field(() => [String], {
    description:
      "Characters that no font of ours has. They are printed as a mark that shows that something is missing.",
  })
  missingCharacters!: string[];

  @Field(() => [String], { description: "Names of guests that have such characters; at most 20 of them." })
  missingInNames!: string[];

  @Field(() => [String], { description: "Names that are printed so small that they are hard to read; at most 20." })
  smallNames!: string[];

  @Field(() => Boolean, {
    description: "Whether the ornament is left out, because names would be too small beside it.",
  })
  isOrnamentLeftOut!: boolean;
}

@ObjectType({ description: "A print that was downloaded." })
export class Print {
  @Field(() => Int, { description: "Id of the print." })
  id!: number;

  @Field(() => PrintKind, { description: "What was printed." })
  kind!: PrintKind;

  @Field(() => GraphQLDateTime, { description: "When it was printed." })
  printedAt!: Date;

  @Field(() => Int, { description: "Version of the guest list at that time." })
  listVersion!: number;

  @Field(() => Int, { description: "Number of guests on it." })
  guestCount!: number;

  @Field(() => Int, {
    description: "Number of guests who are new since, or for whom the kind would usually print something else now.",
  })
  changedCount!: number;
}

@ObjectType({ description: "A print as a file." })
export class PrintFile {
  @Field(() => String, { description: "File name: the event's name and what it is, in the caller's language." })
  filename!: string;

  @Field(() => String, { description: "Content, in Base64." })
  content!: string;
}

/** Words as an enum of the graph. */
const enumOf = ({ type, description, rows }: Words) => registerEnum(type, description, rows);

export const PrintKind = enumOf(printKindWords);
export type PrintKind = Kind;

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
