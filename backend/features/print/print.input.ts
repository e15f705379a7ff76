import { ArgsType, Field, Float, Int } from "type-graphql";
import { printOptions } from "../../../common/print/print-options.ts";
import { enumOf, PrintKind } from "./print-choice.type.ts";

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
