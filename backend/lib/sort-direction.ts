import "reflect-metadata";
import { registerEnumType } from "type-graphql";

/** Which end of a sorted list comes first. */
export const SortDirection = { ASCENDING: "asc", DESCENDING: "desc" } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

registerEnumType(SortDirection, {
  name: "SortDirection",
  description: "Which end of a sorted list comes first.",
  valuesConfig: {
    ASCENDING: { description: "From A to Z, from the oldest to the newest, no before yes." },
    DESCENDING: { description: "From Z to A, from the newest to the oldest, yes before no." },
  },
});

/** What a list is sorted by, and from which end. */
export interface Sort<Field> {
  by: Field;
  direction: SortDirection;
}
