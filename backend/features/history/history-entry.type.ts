import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import type { ToldTable } from "../../event-data/tables.ts";
import { limited } from "../../lib/field-limits.ts";
import { type ListPart, listPartOf } from "../../lib/page.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { HelperRole } from "../event-rights/helper.type.ts";

/** What happened, with the details of each action. */
export type HistoryEvent =
  | { action: "create" | "update"; details: { name: string } }
  | { action: "update_guests" | "update_tables" | "update_floor_plan" | "update_wishes"; details: { count: number } }
  | { action: "upload_file"; details: ImportDetails & { fingerprint: string } }
  | { action: "erase_guest"; details: { files: number } }
  | { action: "set_retention"; details: { days: number | null } }
  | { action: "remove_guests"; details: { count: number; files: number; days: number } }
  | { action: "undo"; details: UndoDetails }
  | { action: "door"; details: DoorDetails }
  | { action: "invite_helper" | "renew_helper_link" | "update_helper" | "end_helper"; details: HelperDetails };

type HelperDetails = { name: string; role: HelperRole };

/** How many operations of each kind helpers handed in. */
// Not an interface: without an index signature it could not be stored as JSON.
type DoorDetails = { arrived: number; left: number; walkIns: number; reseated: number; cancelled: number };

/** The undone entry, its action, and how many rows changed. */
type UndoDetails = { entryId: number; undone: string; count: number };

/** Guests in the file, and how many of them were added, seated elsewhere or changed otherwise; and how many removed. */
export const importDetails = z.object({
  filename: z.string(),
  guestCount: z.number(),
  mode: z.enum(["replace", "merge", "update"]),
  added: z.number(),
  moved: z.number(),
  changed: z.number(),
  removed: z.number(),
});
export type ImportDetails = z.output<typeof importDetails>;

export const HistoryEntry = objectOf("HistoryEntry", "A change of an event or its guest list.", {
  id: z.int().describe("Id of the entry."),
  action: z
    .string()
    .describe(
      "What happened: create, update, update_guests, upload_file, update_tables, update_floor_plan, " +
        "update_wishes, erase_guest, set_retention, remove_guests (by the program, when their time was over), undo, invite_helper, " +
        "renew_helper_link, update_helper, end_helper or door (what was recorded at the door).",
    ),
  details: ofType<Record<string, unknown>>(GraphQLJSONObject).describe(
    "name for create and update; days for set_retention and remove_guests, null for the installation's number and 0 for " +
      "always; count and files for remove_guests; count for update_guests, update_tables, update_floor_plan and " +
      "update_wishes; entryId, undone (the action of that entry) and count for undo; name and role for invite_helper, " +
      "renew_helper_link, update_helper and end_helper; arrived, left, walkIns, reseated and cancelled for door; filename, guestCount, mode, added, moved, changed and removed " +
      "for upload_file, where guestCount is the number of guests in the file; files (how many were deleted) for " +
      "erase_guest.",
  ),
  userId: z
    .int()
    .nullable()
    .describe("Id of the user who did it; null if the user was deleted, and if no user did it."),
  createdAt: z.date().describe("When it happened."),
});
export type HistoryEntry = InstanceType<typeof HistoryEntry> & {
  eventId: ListReadableEventId;
  /** Under which its changes are recorded; null if it has none. */
  listVersion: number | null;
  /** At that time, for helpers; null for users. */
  authorName: string | null;
};

const HistoryFieldChange = objectOf("HistoryFieldChange", "A field that was changed.", {
  field: z
    .string()
    .describe(
      "Name of the field, as in the type that has it; or place, for all that says where something stands; room, for its " +
        "measures; picture.",
    ),
  column: z.string().nullable().describe("Name of the extra column; null for other fields."),
  from: z.string().describe("Its value before, as text; empty for none, and for guest codes, ids and places."),
  to: z.string().describe("Its value after, as text; empty as above."),
});
export type HistoryFieldChange = InstanceType<typeof HistoryFieldChange>;

// A page of 100 entries must not cost more than an operation may.
export const maxChangesOfEntry = 5;
export const maxFieldsOfChange = 4;

export const HistoryChange = objectOf(
  "HistoryChange",
  "Something that was changed: a guest, a table, a wish, or a field of the event.",
  {
    subject: ofType<ToldTable>(String).describe(
      "What it is: events, guests, tables, fixtures, floor_plans (the room) or wishes.",
    ),
    name: z
      .string()
      .describe(
        "The guest's name or the label, as it was before the change; the names of the first guests of a wish, or its column; " +
          "empty for an event, its room and wishes about all guests.",
      ),
    isAdded: z.boolean().describe("Whether it was added."),
    isRemoved: z.boolean().describe("Whether it was deleted."),
    fields: z
      .array(ofType<HistoryFieldChange>(HistoryFieldChange))
      .describe(
        `What was changed, at most ${maxFieldsOfChange} fields; for something added or deleted, what it has or had. ` +
          "The kind of a wish in any case.",
      ),
  },
);
export type HistoryChange = InstanceType<typeof HistoryChange>;
limited({ maxEntries: maxFieldsOfChange })(HistoryChange.prototype, "fields");

export const HistoryPage = listPartOf("HistoryPage", HistoryEntry, "entries");
export type HistoryPage = ListPart<HistoryEntry>;
