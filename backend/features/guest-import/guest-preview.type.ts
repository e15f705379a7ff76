import { Field, Int, ObjectType } from "type-graphql";
import { GuestColumnUse, ImportMode } from "./guest-import.input.ts";
import { RowError } from "./guest-import.type.ts";

@ObjectType({ description: "A column of a guest file, as it was read." })
export class GuestFileColumn {
  @Field(() => String, { description: "Its header, or a placeholder; unique within the file." })
  name!: string;

  @Field(() => GuestColumnUse, { description: "How it is used." })
  use!: GuestColumnUse;

  @Field(() => [String], { description: "Sample values." })
  samples!: string[];
}

@ObjectType({ description: "A guest that an import would add, change or remove." })
export class DifferentGuest {
  @Field(() => String, { description: "Name after the import; for removed guests, their current name." })
  name!: string;

  @Field(() => String, { description: "Table after the import; for removed guests, their current table." })
  tableNumber!: string;

  @Field(() => String, { nullable: true, description: "Current name; null for added guests." })
  previousName!: string | null;

  @Field(() => String, { nullable: true, description: "Current table; null for added guests." })
  previousTableNumber!: string | null;
}

@ObjectType({ description: "Guests to whom an import would do the same." })
export class GuestDifference {
  @Field(() => Int, { description: "Total number of guests." })
  totalCount!: number;

  @Field(() => [DifferentGuest], { description: "The first 100 of them, in list order." })
  guests!: DifferentGuest[];
}

@ObjectType({ description: "What importing a guest file would do. Nothing is written yet." })
export class GuestFilePreview {
  @Field(() => ImportMode, { description: "How the file would be applied to the list." })
  mode!: ImportMode;

  @Field(() => [GuestFileColumn], { description: "The columns of the file, in order." })
  columns!: GuestFileColumn[];

  @Field(() => String, {
    nullable: true,
    description: "Why the file cannot be imported with this use of its columns; null if it can.",
  })
  problem!: string | null;

  @Field(() => Int, { description: "Number of guests that would be imported." })
  guestCount!: number;

  @Field(() => [RowError], { description: "Rows that would be left out." })
  rowErrors!: RowError[];

  @Field(() => [String], { description: "Warnings for the organizer." })
  warnings!: string[];

  @Field(() => GuestDifference, { description: "Guests who would be added." })
  added!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would move to another table." })
  moved!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would keep their table and change in other ways." })
  changed!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would be removed; none in a merge." })
  removed!: GuestDifference;

  @Field(() => Int, {
    description: "Number of manual edits since the list was last replaced that this import would undo.",
  })
  undoneEdits!: number;

  @Field(() => Int, { description: "Version of the list that the file was compared with." })
  listVersion!: number;
}
