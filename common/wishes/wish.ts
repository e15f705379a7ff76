import type { WishKind } from "./wish-kinds.ts";

export type WishPriority = "LOW" | "MEDIUM" | "HIGH";

export interface Wish {
  readonly id: number;
  readonly kind: WishKind;
  /** Means nothing for those that plans must meet. */
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
