import type { StayedValue } from "../guest-preview.ts";
import type { Decision } from "../list/model/guest-list.ts";
import type { Info, KnownGuest, ListedGuest, SheetGuest, StatedGuest, Values } from "./guest-fields.ts";

/** What an import compares. */
export interface Compared {
  list: readonly ListedGuest[];
  /** The sheet that was imported last; empty if none was. */
  before: readonly KnownGuest[];
  sheet: readonly SheetGuest[];
}

/** A guest of the list after an import. */
export interface PlannedGuest {
  /** Undefined for those who are added. */
  listed: ListedGuest | undefined;
  /** The earlier id of a guest who was deleted by hand and is added again. */
  oldId?: number | undefined;
  values: Values;
  info: Info;
  /** Index in the file; undefined for those who are not in it. */
  place: number | undefined;
}

/** A guest of the sheet that is kept as the last one: `id` or, if added now, their index in the plan. */
interface NextKnown extends StatedGuest {
  id: number | null;
  planned?: number | undefined;
}

/** What an import makes of a list. */
export interface ImportPlan {
  /** The whole list afterwards, in order. */
  guests: PlannedGuest[];
  removed: ListedGuest[];
  nextSheet: NextKnown[];
  /** Guests who were deleted by hand and are added again. */
  revivedCount: number;
  stayed: StayedValue[];
  /** About rows that are perhaps guests of the list under other names. */
  doubts: Decision[];
}

/** Changes nothing. */
export const emptyPlan: ImportPlan = {
  guests: [],
  removed: [],
  nextSheet: [],
  revivedCount: 0,
  stayed: [],
  doubts: [],
};

/** What the organizer decided about an update: ids of values to take from the file, and answers about doubtful pairs. */
export interface UpdateChoices {
  takeFromFile: ReadonlySet<string>;
  answers: ReadonlyMap<string, string>;
}
