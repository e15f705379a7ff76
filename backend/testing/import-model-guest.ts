import type { Attendance } from "../features/guest-import/list/model/guest-list.ts";

// Guests of lists and sheets in the model of imports.

export interface ModelGuest {
  id: number;
  name: string;
  tableNumber: string;
  info: Record<string, string>;
  household: string;
  doorNote: string;
  otherNames: string;
  attendance: Attendance;
  /** 0 for none. */
  seat: number;
}

/** A guest of an imported sheet, and whose row it became. */
export interface ModelBase extends ModelGuest {
  row: number | null;
}

export type Fact = "household" | "doorNote" | "otherNames" | "attendance" | "seat";

/** Null where the sheet has no value. */
export type ModelRow = Omit<ModelBase, "id" | "row" | Fact> & { row: number } & {
  [Key in Fact]: ModelGuest[Key] | null;
};

export const none = { household: "", doorNote: "", otherNames: "", attendance: "unknown", seat: 0 } as const;

export const tableOf = ({ tableNumber }: Pick<ModelGuest, "tableNumber">) => tableNumber.toLowerCase();
