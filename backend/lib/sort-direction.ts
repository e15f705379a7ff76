import "reflect-metadata";
import { registerEnumType } from "type-graphql";
import type { z } from "zod";
import { ofType } from "./rule-fields.ts";

export const SortDirection = { ASCENDING: "asc", DESCENDING: "desc" } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

registerEnumType(SortDirection, {
  name: "SortDirection",
  description: "Direction of an order.",
  valuesConfig: {
    ASCENDING: { description: "A to Z, oldest to newest, no before yes." },
    DESCENDING: { description: "Z to A, newest to oldest, yes before no." },
  },
});

export interface Sort<Field> {
  by: Field;
  direction: SortDirection;
}

/** The fields of an argument for the order of a list. */
export const sortFieldsOf = <Field extends z.ZodEnum>(by: Field) => ({
  by: by.describe("Field to sort by."),
  direction: ofType<SortDirection>(SortDirection).default(SortDirection.ASCENDING).describe("Direction."),
});
