import { Field, Int, ObjectType } from "type-graphql";
import { GuestColumnUse, ImportMode } from "./guest-import.input.ts";
import { RowError } from "./guest-import.type.ts";

@ObjectType({ description: "A column of a guest file, as it is understood." })
export class GuestFileColumn {
  @Field(() => String, { description: "Its header, or what stands for it; no other column of the file has the same." })
  name!: string;

  @Field(() => GuestColumnUse, { description: "What it is taken for." })
  use!: GuestColumnUse;

  @Field(() => [String], { description: "Some of its texts." })
  samples!: string[];
}

@ObjectType({ description: "A guest whom an import would add, change or remove." })
export class DifferentGuest {
  @Field(() => String, { description: "Name after the import; of those who would be removed, the name they have." })
  name!: string;

  @Field(() => String, { description: "Table after the import; of those who would be removed, the table they have." })
  tableNumber!: string;

  @Field(() => String, { nullable: true, description: "Name until then; null for those who would be added." })
  previousName!: string | null;

  @Field(() => String, { nullable: true, description: "Table until then; null for those who would be added." })
  previousTableNumber!: string | null;
}

@ObjectType({ description: "Guests whom an import would treat alike." })
export class GuestDifference {
  @Field(() => Int, { description: "Guests in all." })
  totalCount!: number;

  @Field(() => [DifferentGuest], { description: "The first 100 of them, in the order of the list." })
  guests!: DifferentGuest[];
}

@ObjectType({ description: "What would come of a guest file. Nothing of it is written yet." })
export class GuestFilePreview {
  @Field(() => ImportMode, { description: "How the file would meet the list." })
  mode!: ImportMode;

  @Field(() => [GuestFileColumn], { description: "The columns of the file, from the first." })
  columns!: GuestFileColumn[];

  @Field(() => String, {
    nullable: true,
    description: "Why the file cannot be imported with its columns understood like this; null when it can.",
  })
  problem!: string | null;

  @Field(() => Int, { description: "Guests that would be imported." })
  guestCount!: number;

  @Field(() => [RowError], { description: "Rows that would be left out." })
  rowErrors!: RowError[];

  @Field(() => [String], { description: "What the organiser should look at." })
  warnings!: string[];

  @Field(() => GuestDifference, { description: "Guests who would be added." })
  added!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would sit at another table." })
  moved!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would stay at their table and change otherwise." })
  changed!: GuestDifference;

  @Field(() => GuestDifference, { description: "Guests who would be removed; none when the file is merged." })
  removed!: GuestDifference;

  @Field(() => Int, { description: "Edits by hand since the list was last replaced that this import would undo." })
  undoneEdits!: number;

  @Field(() => Int, { description: "Version of the list that the preview was compared with." })
  listVersion!: number;
}
