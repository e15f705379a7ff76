import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "../guests/guest.type.ts";
import { WishKind } from "../wishes/wish.type.ts";
import { GuestMention } from "./erasure.type.ts";

/** Entries of each list that a screen gets; the file has all. */
export const mostRecorded = { changes: 60, fields: 160, lists: 40, files: 40, others: 100, mentions: 40 } as const;

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

@ObjectType({ description: "A recorded change of a guest." })
export class GuestRecordChange {
  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "Who did it; null for nobody who is still known." })
  author!: string | null;

  @Field(() => String, { description: "What happened, as HistoryEntry.action; empty if the entry was removed." })
  action!: string;

  @Field(() => Boolean, { description: "Whether the guest was added." })
  isAdded!: boolean;

  @Field(() => Boolean, { description: "Whether the guest was deleted." })
  isRemoved!: boolean;

  @limited({ mostInAll: mostRecorded.fields })
  @Field(() => [GuestRecordField], { description: "What was changed." })
  fields!: GuestRecordField[];
}

@ObjectType({ description: "A wish about a guest." })
export class GuestRecordWish {
  @Field(() => WishKind, { description: "What it is about." })
  kind!: WishKind;

  @limited({ mostInAll: mostRecorded.others })
  @Field(() => [String], { description: "Names of the other guests it is about." })
  others!: string[];
}

@ObjectType({ description: "A guest as a list of the past has them." })
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

  @Field(() => String, { description: "Their name there." })
  name!: string;

  @Field(() => String, { description: "Their table there; empty for none." })
  tableNumber!: string;
}

@ObjectType({ description: "A stored file that may name a guest." })
export class GuestRecordFile {
  @Field(() => String, { description: "Name of the file." })
  filename!: string;

  @Field(() => Float, { description: "Bytes." })
  size!: number;

  @Field(() => GraphQLDateTime, { description: "When it was imported." })
  createdAt!: Date;
}

@ObjectType({ description: "A print that a guest is remembered to be on." })
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

@ObjectType({ description: "Everything that an event holds about one guest. Lists are shortened; the file has all." })
export class GuestRecord {
  @Field(() => Guest, { description: "The guest." })
  guest!: Guest;

  @Field(() => GraphQLDateTime, { description: "When they were added." })
  createdAt!: Date;

  @limited({ mostInAll: 200 })
  @Field(() => [String], { description: "Their extra columns that guests do not see." })
  hiddenColumns!: string[];

  @limited({ mostInAll: 20 })
  @Field(() => [String], { description: "Names that they had before." })
  formerNames!: string[];

  @Field(() => String, { nullable: true, description: "Name of the guest whose plus-one they are." })
  guestOf!: string | null;

  @limited({ mostInAll: mostRecorded.others })
  @Field(() => [String], { description: "Names of their plus-ones." })
  plusOnes!: string[];

  @limited({ mostInAll: mostRecorded.others })
  @Field(() => [String], { description: "Names of the others of their household." })
  householdMembers!: string[];

  @limited({ mostEntries: mostRecorded.lists })
  @Field(() => [GuestRecordWish], { description: "Wishes about them." })
  wishes!: GuestRecordWish[];

  @limited({ mostEntries: mostRecorded.changes })
  @Field(() => [GuestRecordChange], { description: "Recorded changes of them, newest first." })
  changes!: GuestRecordChange[];

  @limited({ mostEntries: mostRecorded.lists })
  @Field(() => [GuestRecordEntry], { description: "History entries that mention them, newest first." })
  entries!: GuestRecordEntry[];

  @limited({ mostEntries: mostRecorded.lists })
  @Field(() => [GuestRecordList], { description: "Lists of the past that they are on, newest first." })
  lists!: GuestRecordList[];

  @limited({ mostEntries: mostRecorded.files })
  @Field(() => [GuestRecordFile], { description: "Stored files that may name them, newest first." })
  files!: GuestRecordFile[];

  @limited({ mostEntries: mostRecorded.files })
  @Field(() => [GuestRecordPrint], { description: "Prints that they are remembered to be on, newest first." })
  prints!: GuestRecordPrint[];

  @limited({ mostEntries: mostRecorded.mentions })
  @Field(() => [GuestMention], { description: "Other texts of the event that mention their name." })
  mentions!: GuestMention[];

  @Field(() => Boolean, { description: "Whether a list was shortened." })
  isShortened!: boolean;

  @Field(() => GraphQLJSONObject, { description: "All of it, for a file." })
  everything!: Record<string, unknown>;
}
