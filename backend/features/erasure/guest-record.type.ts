import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "../guests/guest.type.ts";
import { WishKind } from "../wishes/wish.type.ts";
import { GuestMention } from "./erasure.type.ts";

/** Entries of each list for a screen; the file has all. */
export const maxRecorded = { changes: 60, fields: 160, lists: 40, files: 40, others: 100, mentions: 40 } as const;

@ObjectType({ description: "A field of a guest that was changed." })
export class GuestRecordField {
  @Field(() => String, { description: "Name of the field, as in Guest." })
  field!: string;

  @Field(() => String, { nullable: true, description: "Name of the extra column; null for other fields." })
  column!: string | null;

  @Field(() => String, { description: "Its value before, as text; empty for none." })
  from!: string;

  @Field(() => String, { description: "Its value after, as text; empty for none." })
  to!: string;
}

@ObjectType({ description: "A recorded change to a guest." })
export class GuestRecordChange {
  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "Who did it; null if that is no longer known." })
  author!: string | null;

  @Field(() => String, { description: "What happened, as HistoryEntry.action; empty if the entry was removed." })
  action!: string;

  @Field(() => Boolean, { description: "Whether the guest was added." })
  isAdded!: boolean;

  @Field(() => Boolean, { description: "Whether the guest was deleted." })
  isRemoved!: boolean;

  @limited({ maxInAll: maxRecorded.fields })
  @Field(() => [GuestRecordField], { description: "What was changed." })
  fields!: GuestRecordField[];
}

@ObjectType({ description: "A wish about a guest." })
export class GuestRecordWish {
  @Field(() => WishKind, { description: "What it is about." })
  kind!: WishKind;

  @limited({ maxInAll: maxRecorded.others })
  @Field(() => [String], { description: "Names of the other guests that it is about." })
  others!: string[];
}

@ObjectType({ description: "A guest on an earlier list." })
export class GuestRecordList {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it was kept; null for the sheet that was imported last.",
  })
  at!: Date | null;

  @Field(() => Boolean, {
    description: "Whether it is an imported sheet; otherwise a list that was kept before a change.",
  })
  isSheet!: boolean;

  @Field(() => String, { description: "The guest's name on it." })
  name!: string;

  @Field(() => String, { description: "The guest's table on it; empty for none." })
  tableNumber!: string;
}

@ObjectType({ description: "A stored file that may name a guest." })
export class GuestRecordFile {
  @Field(() => String, { description: "Name of the file." })
  filename!: string;

  @Field(() => Float, { description: "Size in bytes." })
  size!: number;

  @Field(() => GraphQLDateTime, { description: "When it was imported." })
  createdAt!: Date;
}

@ObjectType({ description: "A remembered print that a guest is on." })
export class GuestRecordPrint {
  @Field(() => String, { description: "Kind of the print, such as place-cards." })
  kind!: string;

  @Field(() => GraphQLDateTime, { description: "When it was downloaded." })
  printedAt!: Date;
}

@ObjectType({ description: "A history entry that mentions a guest." })
export class GuestRecordEntry {
  @Field(() => Int, { description: "Id of the entry." })
  id!: number;

  @Field(() => String, { description: "What happened, as HistoryEntry.action." })
  action!: string;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  createdAt!: Date;
}

@ObjectType({
  description: "Everything an event holds about one guest. Long lists are shortened; `everything` is complete.",
})
export class GuestRecord {
  @Field(() => Guest, { description: "The guest." })
  guest!: Guest;

  @Field(() => GraphQLDateTime, { description: "When the guest was added." })
  createdAt!: Date;

  @limited({ maxInAll: 200 })
  @Field(() => [String], { description: "The guest's extra columns that are hidden from guests." })
  hiddenColumns!: string[];

  @limited({ maxInAll: 20 })
  @Field(() => [String], { description: "Names the guest had before." })
  formerNames!: string[];

  @Field(() => String, { nullable: true, description: "Name of the guest whose plus-one this guest is." })
  guestOf!: string | null;

  @limited({ maxInAll: maxRecorded.others })
  @Field(() => [String], { description: "Names of the guest's plus-ones." })
  plusOnes!: string[];

  @limited({ maxInAll: maxRecorded.others })
  @Field(() => [String], { description: "Names of the others in the household." })
  householdMembers!: string[];

  @limited({ maxEntries: maxRecorded.lists })
  @Field(() => [GuestRecordWish], { description: "Wishes about the guest." })
  wishes!: GuestRecordWish[];

  @limited({ maxEntries: maxRecorded.changes })
  @Field(() => [GuestRecordChange], { description: "Recorded changes to the guest, newest first." })
  changes!: GuestRecordChange[];

  @limited({ maxEntries: maxRecorded.lists })
  @Field(() => [GuestRecordEntry], { description: "History entries that mention the guest, newest first." })
  entries!: GuestRecordEntry[];

  @limited({ maxEntries: maxRecorded.lists })
  @Field(() => [GuestRecordList], { description: "Earlier lists that the guest is on, newest first." })
  lists!: GuestRecordList[];

  @limited({ maxEntries: maxRecorded.files })
  @Field(() => [GuestRecordFile], { description: "Stored files that may name the guest, newest first." })
  files!: GuestRecordFile[];

  @limited({ maxEntries: maxRecorded.files })
  @Field(() => [GuestRecordPrint], { description: "Remembered prints that the guest is on, newest first." })
  prints!: GuestRecordPrint[];

  @limited({ maxEntries: maxRecorded.mentions })
  @Field(() => [GuestMention], { description: "Other texts of the event that mention the guest's name." })
  mentions!: GuestMention[];

  @Field(() => Boolean, { description: "Whether any list was shortened." })
  isShortened!: boolean;

  @Field(() => GraphQLJSONObject, { description: "The whole record, as in the file that organizers download." })
  everything!: Record<string, unknown>;
}
