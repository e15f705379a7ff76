import type { Message } from "../../../../common/messages/message.ts";

/** A wish or rule that can speak for a guest's table. */
export type TermKind =
  | "pair"
  | "group"
  | "mix"
  | "place"
  | "company"
  | "balance"
  | "keep"
  | "together"
  | "apart"
  | "allowed";

/** A wish or rule that speaks for a guest's table, or would be lost at another one. */
export interface TermRef {
  readonly kind: TermKind;
  /** In the problem's list; for "allowed" the guest; for "company", "balance" and "keep" 0. */
  readonly index: number;
  /** The others who matter, at most 5. */
  readonly guests: readonly number[];
  readonly count: number;
  /** With "group": how many others of it sit at the table, with those who must sit with the guest. */
  readonly alike: number;
  /** Whom it is about, if somebody who must sit with the guest; otherwise null. */
  readonly about: number | null;
  /** Whether it is against being together: a dislike, or a group to spread. */
  readonly isAgainst: boolean;
  /** In weights: a reason's advantage over the average table, Infinity for a rule; or a loss. */
  readonly amount: number;
}

/** What a problem's numbers do not say about its wishes for places. */
export interface RoomFacts {
  /** Whether a table is what the wish is about, or near that, as the wishes themselves are counted. */
  isMet(place: number, table: number): boolean;
  /** Whether it is known that a table is worse for the wish: its distance, or that others of the group are elsewhere. */
  isKnown(place: number, table: number): boolean;
}

/** Why a guest sits at a table. */
export interface GuestReasons {
  /** Strongest first, at most 3. */
  readonly reasons: readonly TermRef[];
  readonly alternative: TableAlternative | null;
}

/** The best other table with room for a guest and those who must sit with them. */
export interface TableAlternative {
  readonly table: number;
  /** The plan's loss in the problem's weights; negative for a gain. */
  readonly cost: number;
  /** Largest first, at most 3. */
  readonly losses: readonly TermRef[];
}

/** Names for sentences about a problem. */
export interface ExplainNames {
  guest(guest: number): string;
  table(table: number): string;
  together(index: number): RuleSource;
  group(index: number): RuleSource;
  mix(index: number): string;
  place(index: number): PlaceSource;
  /** Why a guest may not sit everywhere. */
  limits(guest: number): readonly GuestLimit[];
}

/** What a wish for a place is about: something in the room, tables by label, or those of a group. */
export type PlaceSource =
  | { readonly kind: "near"; readonly name: string | Message }
  /** Nearer than lower ranks of the column. */
  | { readonly kind: "rank"; readonly name: string | Message; readonly column: string }
  | { readonly kind: "liked" | "disliked"; readonly tables: readonly string[] }
  /** Tables next to others of a group: those with a value of a column, or whom a wish names. */
  | { readonly kind: "valueBeside"; readonly column: string; readonly value: string }
  | { readonly kind: "groupBeside" };

/** Why a guest may not sit everywhere: only at tables, or not at tables, by label, because of a wish by id. */
export type GuestLimit =
  | { readonly kind: "locked" | "access" }
  | { readonly kind: "at" | "notAt"; readonly wish: number; readonly tables: readonly string[] };

/** Where a set or group of guests comes from. */
export type RuleSource =
  | { readonly kind: "household"; readonly name: string }
  | { readonly kind: "plusOne" }
  | { readonly kind: "column"; readonly column: string; readonly value: string }
  | { readonly kind: "wish" };
