/** Labels that differ in case alone name the same table. */
export function labelKey(label: string): string {
  return label.trim().toLowerCase();
}

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Orders labels as people count: 2 before 10. */
export function compareLabels(one: string, other: string): number {
  return naturally.compare(one, other) || (one < other ? -1 : 1);
}
