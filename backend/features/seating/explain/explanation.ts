import type { Message } from "../../../../common/messages/message.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";

/** A rule of a problem: of a table, of a set or a pair by its place in the problem's list, or of a guest's tables. */
export type RuleRef =
  | { readonly kind: "capacity" | "minimum"; readonly table: number }
  | { readonly kind: "together" | "apart"; readonly index: number }
  | { readonly kind: "allowed"; readonly guest: number };

/** What can speak for a guest's table: a wish or a rule. */
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
  /** Place in the problem's list of that kind. Of "allowed": the guest. Of "company", "balance" and "keep": 0. */
  readonly index: number;
  /** The others who matter, at most 5. */
  readonly guests: readonly number[];
  /** How many matter in all. */
  readonly count: number;
  /** Who it is about, if it is not the guest but somebody who must sit with them; otherwise null. */
  readonly about: number | null;
  /** Whether it is a wish for not being with guests: a dislike, or a group to spread. */
  readonly isAgainst: boolean;
  /**
   * Of a reason: how much better the table is than the other ones on average, by this wish alone, in the problem's weights;
   * Infinity for a rule. Of a loss: how much would be lost.
   */
  readonly amount: number;
}

/** Why a guest sits at a table. */
export interface GuestReasons {
  /** Strongest first, at most 3. */
  readonly reasons: readonly TermRef[];
  readonly alternative: TableAlternative | null;
}

/** The best other table for a guest and those who must sit with them. */
export interface TableAlternative {
  readonly table: number;
  /** What the plan would lose, in the problem's weights. Below 0 if it would gain. */
  readonly cost: number;
  /** The guest who would come here instead, with those who must sit with them; null if nobody has to. */
  readonly exchangedWith: number | null;
  /** What would be lost there, most first, at most 3. */
  readonly losses: readonly TermRef[];
}

/**
 * Decides whether a problem's rules can all hold: a table for each guest if they can.
 *
 * @param seconds after which it says "unknown"
 */
export type SolveFeasibility = (
  problem: SeatingProblem,
  seconds: number,
) => Promise<readonly number[] | "impossible" | "unknown">;

/** Names for sentences about a problem. */
export interface ExplainNames {
  guest(guest: number): string;
  /** A table's label, such as "7" or "Head Table". */
  table(table: number): string;
  /** Why a set must be together. */
  together(index: number): RuleSource;
  /** What a group has in common. */
  group(index: number): RuleSource;
  /** The column whose values alternate. */
  mix(index: number): string;
  /** What the guest should be near to, such as "Stage". */
  place(index: number): string | Message;
  /** Why a guest may sit at some tables only. */
  allowed(guest: number): "locked" | "access";
}

/** Where a set or group of guests comes from. */
export type RuleSource =
  | { readonly kind: "household"; readonly name: string }
  | { readonly kind: "plusOne" }
  | { readonly kind: "column"; readonly column: string; readonly value: string }
  | { readonly kind: "wish" };
