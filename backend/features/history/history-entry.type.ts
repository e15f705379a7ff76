import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

/** What happened and the figures that go with it, action by action. */
export type HistoryEvent =
  | { action: "create"; details: { name: string } }
  | { action: "update"; details: { name: string } }
  | { action: "update_guests"; details: { count: number } }
  | { action: "upload_file"; details: ImportDetails }
  | { action: "restore_guests"; details: { guestCount: number; handEdits: number; entryId: number } };

/** What came of a file: its guests, and how many of the list it added, seated elsewhere, changed otherwise, removed. */
// Not an interface, which could not be stored as JSON: it has no index signature.
export type ImportDetails = {
  filename: string;
  guestCount: number;
  mode: "replace" | "merge";
  added: number;
  moved: number;
  changed: number;
  removed: number;
};

@ObjectType({ description: "One change of an event or of its guest list." })
export class HistoryEntry {
  @Field(() => Int, { description: "Number of the entry." })
  id!: number;

  @Field(() => String, { description: "What happened: create, update, update_guests, upload_file or restore_guests." })
  action!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      "name for create and update; count for update_guests; filename, guestCount, mode, added, moved, changed and removed " +
      "for upload_file; guestCount, handEdits and entryId for restore_guests. Beside the last two, listsRemoved where so many " +
      "of the oldest lists that were kept had to go to save space.",
  })
  details!: Record<string, unknown>;

  @Field(() => Int, {
    nullable: true,
    description: "Guests of the list as it was before, which restoreGuestList puts back; null when no list is kept.",
  })
  guestCountBefore!: number | null;

  @Field(() => Int, { nullable: true, description: "Number of the user who did it; null once they are gone." })
  userId!: number | null;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  createdAt!: Date;
}

@ObjectType({ description: "A part of an event's history, newest first." })
export class HistoryPage implements ListPart<HistoryEntry> {
  @Field(() => [HistoryEntry], { description: "The entries of this page." })
  nodes!: HistoryEntry[] | Promise<HistoryEntry[]>;

  @Field(() => Int, { description: "Entries in all." })
  totalCount!: number | Promise<number>;
}
