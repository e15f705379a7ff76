import type { Message } from "../../../../../common/messages/message.ts";

/** The columns of one more guest of each row. */
export interface PlusOneColumns {
  /** One column with the whole name, or those of its parts in spoken order. */
  name: readonly number[];
  /** Columns about this guest alone, and the extra column in which each is kept. */
  details: readonly { column: number; name: string }[];
  /** How surely the header means another guest. */
  weight: number;
}

/** A column with a number of guests. Children come on top of adults, or of the guests who are named. */
export interface PartySizeColumn {
  column: number;
  counts: "all" | "adults" | "children";
}

export type AliasKind = "birthName" | "nickname" | "otherName";

/** Columns with other names of the row's guest: one, or those of the parts of a name. */
export interface AliasColumns {
  columns: readonly number[];
  kind: AliasKind;
}

/**
 * A column that says of some that they do not come: by texts such as "Refunded", by answers about one of several events, or by a tick
 * or a time, as "Cancelled At" does.
 */
export interface StateColumn {
  column: number;
  by: "state" | "answer" | "tick";
}

/** What columns are for. All others are extra columns. */
export interface ColumnRoles {
  name: readonly number[];
  areParts: boolean;
  /** Columns with the name where those of `name` are empty. */
  nameElsewhere: readonly number[];
  /** Undefined when everyone is imported without a table. */
  table: number | undefined;
  /** Whether the table is one of several texts in its cell: "Family, Table 1". */
  isTableAmongTags: boolean;
  plusOnes: readonly PlusOneColumns[];
  /** Columns that look like names, although their headers do not show whose. */
  otherNames: readonly PlusOneColumns[];
  aliases: readonly AliasColumns[];
  /** One that counts all, or those of adults and children. */
  partySizes: readonly PartySizeColumn[];
  attendance?: number | undefined;
  /** Beside the column of answers: states of orders, payments, tickets. */
  states: readonly StateColumn[];
  household?: number | undefined;
  guestOf?: number | undefined;
  seat?: number | undefined;
  doorNote?: number | undefined;
  ignored: readonly number[];
  reasons: ReadonlyMap<number, RoleReason>;
  warnings: readonly Message[];
}

/** Why a column was taken for what it is. */
export interface RoleReason {
  reason: Message;
  isCertain: boolean;
}

/** What is missing for a guest list. */
export interface MissingColumns {
  name: boolean;
  table: boolean;
}

export type RolesFound =
  | { kind: "found"; roles: ColumnRoles }
  | { kind: "missing"; missing: MissingColumns; likely: ColumnRoles };
