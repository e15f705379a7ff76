import { tableKey } from "../../common/table-key.ts";

/** Labels of one table have the same key. */
export const labelKey = tableKey;

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Orders labels as people count: 2 before 10. */
export function compareLabels(one: string, other: string): number {
  return naturally.compare(one, other) || (one < other ? -1 : 1);
}
