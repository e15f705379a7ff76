/** What an organizer can wish for the seating, spelled as in the graph. */
export type WishKind =
  | "TOGETHER"
  | "APART"
  | "LIKE"
  | "DISLIKE"
  | "COLUMN_TOGETHER"
  | "COLUMN_SPREAD"
  | "COLUMN_ALTERNATE"
  | "NEAR"
  | "COMPANY"
  | "BALANCE"
  | "TABLE_MINIMUM";

/** How much a wish counts against others, spelled as in the graph. */
export type WishPriority = "LOW" | "MEDIUM" | "HIGH";

/** Something that an organizer wishes for the seating. */
export interface Wish {
  readonly id: number;
  readonly kind: WishKind;
  /** Means nothing for rules: TOGETHER, APART and TABLE_MINIMUM. */
  readonly priority: WishPriority;
  /** Whom it names; empty for the kinds about a column or everyone. */
  readonly guestIds: readonly number[];
  /** The extra column that it is about; empty for other kinds. */
  readonly column: string;
  /** What guests should sit near, with NEAR. */
  readonly fixtureId: number | null;
  /** Fewest guests at a table, with TABLE_MINIMUM. */
  readonly minimum: number | null;
}
