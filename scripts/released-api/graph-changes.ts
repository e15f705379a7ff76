import { buildSchema, findBreakingChanges } from "graphql";

/** What programs written for `before` can no longer rely on, as sentences. Both are schemas in SDL. */
export function breakingGraphChanges(before: string, after: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description);
}
