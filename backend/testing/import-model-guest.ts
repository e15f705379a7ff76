import type { Attendance } from "../features/guest-import/list/model/guest-list.ts";

// Guests of lists and sheets, as the model of imports has them.

/** A guest of a list. */
export interface ModelGuest {
  id: number;
  name: string;
  tableNumber: string;
  info: Record<string, string>;
  household: string;
  attendance: Attendance;
  /** 0 for none. */
  seat: number;
}

/** A guest of a sheet that was imported, and who they became. */
export interface ModelBase extends ModelGuest {
  row: number | null;
}

export type Fact = "household" | "attendance" | "seat";

/** A row of a new sheet. What it does not say is null. */
export type ModelRow = Omit<ModelBase, "id" | "row" | Fact> & { row: number } & {
  [Key in Fact]: ModelGuest[Key] | null;
};

/** What a guest has of whom nothing is known. */
export const none = { household: "", attendance: "unknown", seat: 0 } as const;

/** A guest's table, in any case. */
export const tableOf = ({ tableNumber }: Pick<ModelGuest, "tableNumber">) => tableNumber.toLowerCase();
