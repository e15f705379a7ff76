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

export type WishPriority = "LOW" | "MEDIUM" | "HIGH";

export interface Wish {
  readonly id: number;
  readonly kind: WishKind;
  /** Means nothing for rules: TOGETHER, APART and TABLE_MINIMUM. */
  readonly priority: WishPriority;
  /** Empty for the kinds about a column or everyone. */
  readonly guestIds: readonly number[];
  /** Empty for other kinds. */
  readonly column: string;
  /** With NEAR only. */
  readonly fixtureId: number | null;
  /** With TABLE_MINIMUM only. */
  readonly minimum: number | null;
}
