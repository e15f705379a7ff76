import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ToldTable } from "../../event-data/tables.ts";
import { limited } from "../../lib/field-limits.ts";
import type { ListPart } from "../../lib/page.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { HelperRole } from "../event-rights/helper.type.ts";

/** What happened, with the details of each action. */
export type HistoryEvent =
  | { action: "create"; details: { name: string } }
  | { action: "update"; details: { name: string } }
  | { action: "update_guests"; details: { count: number } }
  | { action: "upload_file"; details: ImportDetails & { fingerprint: string } }
  | { action: "update_tables"; details: { count: number } }
  | { action: "update_floor_plan"; details: { count: number } }
  | { action: "update_wishes"; details: { count: number } }
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
// Not an interface: without an index signature it could not be stored as JSON.
export type ImportDetails = {
  filename: string;
  guestCount: number;
  mode: "replace" | "merge" | "update";
  added: number;
  moved: number;
  changed: number;
  removed: number;
};

@ObjectType({ description: "A change of an event or its guest list." })
export class HistoryEntry {
  eventId!: ListReadableEventId;

  /** Under which its changes are recorded; null if it has none. */
  listVersion!: number | null;

  @Field(() => Int, { description: "Id of the entry." })
  id!: number;

  @Field(() => String, {
    description:
      "What happened: create, update, update_guests, upload_file, update_tables, update_floor_plan, " +
      "update_wishes, erase_guest, set_retention, remove_guests (by the program, when their time was over), undo, invite_helper, " +
      "renew_helper_link, update_helper, end_helper or door (what was recorded at the door).",
  })
  action!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      "name for create and update; days for set_retention and remove_guests, null for the installation's number and 0 for " +
      "always; count and files for remove_guests; count for update_guests, update_tables, update_floor_plan and " +
      "update_wishes; entryId, undone (the action of that entry) and count for undo; name and role for invite_helper, " +
      "renew_helper_link, update_helper and end_helper; arrived, left, walkIns, reseated and cancelled for door; filename, guestCount, mode, added, moved, changed and removed " +
      "for upload_file, where guestCount is the number of guests in the file; files (how many were deleted) for " +
      "erase_guest.",
  })
  details!: Record<string, unknown>;

  @Field(() => Int, {
    nullable: true,
    description: "Id of the user who did it; null if the user was deleted, and if no user did it.",
  })
  userId!: number | null;

  /** At that time, for helpers; null for users. */
  authorName!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  createdAt!: Date;
}

@ObjectType({ description: "A field that was changed." })
export class HistoryFieldChange {
  @Field(() => String, {
    description:
      "Name of the field, as in the type that has it; or place, for all that says where something stands; room, for its " +
      "measures; picture.",
  })
  field!: string;

  @Field(() => String, { nullable: true, description: "Name of the extra column; null for other fields." })
  column!: string | null;

  @Field(() => String, {
    description: "Its value before, as text; empty for none, and for guest codes, ids and places.",
  })
  from!: string;

  @Field(() => String, { description: "Its value after, as text; empty as above." })
  to!: string;
}

// A page of 100 entries must not cost more than an operation may.
export const maxChangesOfEntry = 5;
export const maxFieldsOfChange = 4;

@ObjectType({ description: "Something that was changed: a guest, a table, a wish, or a field of the event." })
export class HistoryChange {
  @Field(() => String, {
    description: "What it is: events, guests, tables, fixtures, floor_plans (the room) or wishes.",
  })
  subject!: ToldTable;

  @Field(() => String, {
    description:
      "The guest's name or the label, as it was before the change; the names of the first guests of a wish, or its column; " +
      "empty for an event, its room and wishes about all guests.",
  })
  name!: string;

  @Field(() => Boolean, { description: "Whether it was added." })
  isAdded!: boolean;

  @Field(() => Boolean, { description: "Whether it was deleted." })
  isRemoved!: boolean;

  @limited({ maxEntries: maxFieldsOfChange })
  @Field(() => [HistoryFieldChange], {
    description:
      `What was changed, at most ${maxFieldsOfChange} fields; for something added or deleted, what it has or had. ` +
      "The kind of a wish in any case.",
  })
  fields!: HistoryFieldChange[];
}

@ObjectType({ description: "A page of an event's history, newest first." })
export class HistoryPage implements ListPart<HistoryEntry> {
  @Field(() => [HistoryEntry], { description: "The entries of this page." })
  nodes!: HistoryEntry[] | Promise<HistoryEntry[]>;

  @Field(() => Int, { description: "Total number of entries." })
  totalCount!: number | Promise<number>;
}
