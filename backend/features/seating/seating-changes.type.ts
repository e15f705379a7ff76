import { z } from "zod";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { Event } from "../events/event.type.ts";
import { FloorPlan } from "../floor-plan/floor-plan.type.ts";
import { Guest } from "../guests/guest.type.ts";
import { Table } from "../tables/table.type.ts";
import { Wish } from "../wishes/wish.type.ts";

/** With more, reading everything again costs not much more. */
export const maxChangedRows = 1000;

export const SeatingChanges = objectOf(
  "SeatingChanges",
  "What changed after a version of the guest list: rows as they are now.",
  {
    listVersion: z.int().describe("Version of the guest list that this leads to."),
    isComplete: z
      .boolean()
      .describe(
        "Whether this is all that changed. If not, because it is too much or too long ago, read everything again.",
      ),
    guests: z.array(ofType<Guest>(Guest)).describe("Guests who were added or changed."),
    removedGuestIds: z.array(z.int()).describe("Ids of guests who were deleted."),
    tables: z.array(ofType<Table>(Table)).describe("Tables that were added or changed."),
    removedTableIds: z.array(z.int()).describe("Ids of tables that were deleted."),
    floorPlan: ofType<FloorPlan>(FloorPlan)
      .nullable()
      .describe("The room, if it, its fixtures or its picture changed."),
    wishes: z
      .array(ofType<Wish>(Wish))
      .nullable()
      .describe("All wishes, if some changed, or guests or fixtures that they may be about came or went."),
    event: ofType<Event>(Event).describe("The event, for what can be undone and redone."),
  },
);
export type SeatingChanges = InstanceType<typeof SeatingChanges>;
limited({ maxEntries: maxChangedRows })(SeatingChanges.prototype, "guests");
// Of rows that changed, as many as guests at most, few are wishes.
limited({ maxEntries: 500 })(SeatingChanges.prototype, "wishes");
