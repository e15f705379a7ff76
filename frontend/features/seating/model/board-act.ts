import type { GuestDetailsInput } from "../../../generated/schema-types.ts";
import type { WishesChange } from "../wishes/model/wishes-change.ts";
import type { BoardGuest, BoardTable, TableChange } from "./board.ts";
import type { PlanChange } from "./floor-plan.ts";

/** An empty label takes the seat away; a label that no table has creates a table. */
export interface SeatMove {
  readonly guestId: number;
  readonly tableLabel: string;
  readonly seatNumber?: number | null;
}

/** Not acts of the board. */
type OtherDetails = "freesSeat" | "cancelsPlusOnes" | "doorNote" | "otherNames";

/** What is omitted stays. */
export type GuestDetails = Partial<Pick<BoardGuest, Exclude<keyof GuestDetailsInput, OtherDetails>>>;

export type NewTable = Partial<Omit<BoardTable, "id" | "label">> & Pick<BoardTable, "label">;

/** An organizer's act on the board: one change of the list, one entry of the history, one undo. */
export type BoardAct =
  | { readonly kind: "seat"; readonly moves: readonly SeatMove[]; readonly includesLockedTables?: boolean }
  | { readonly kind: "details"; readonly guestIds: readonly number[]; readonly details: GuestDetails }
  /** They are not coming, and their seats become free. */
  | { readonly kind: "cancel"; readonly guestIds: readonly number[] }
  | { readonly kind: "tables"; readonly changes?: readonly TableChange[]; readonly added?: readonly NewTable[] }
  | { readonly kind: "changePlan"; readonly change: PlanChange }
  | { readonly kind: "changeWishes"; readonly change: WishesChange }
  | { readonly kind: "deleteTables"; readonly ids: readonly number[] }
  | { readonly kind: "mergeTables"; readonly id: number; readonly into: number }
  /** What a history entry is about; without one, what was done last. */
  | { readonly kind: "undo"; readonly historyEntryId?: number }
  | { readonly kind: "redo" };
