import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConflictField, ConflictSide, GuestColumnUse, ImportMode } from "./guest-import.input.ts";
import { RowError } from "./guest-import.type.ts";

@ObjectType({ description: "A column of a guest file, as it was read." })
export class GuestFileColumn {
  @Field(() => String, { description: "Its header, or a placeholder; unique within the file." })
  name!: string;

  @Field(() => String, {
    description: "The letters above it in the sheet; empty when it is not a column of the sheet.",
  })
  letters!: string;

  @Field(() => GuestColumnUse, { description: "How it is used." })
  use!: GuestColumnUse;

  @Field(() => String, {
    nullable: true,
    description: "Why it is used like this; null for columns that are simply kept.",
  })
  reason!: string | null;

  @Field(() => Boolean, { description: "Whether there is no doubt about its use." })
  isCertain!: boolean;

  @Field(() => [String], { description: "Sample values." })
  samples!: string[];
}

export const GuestFileRowRole = {
  HEADER: "header",
  GUEST: "guest",
  HEADING: "heading",
  LEFT_OUT: "leftOut",
  OTHER: "other",
} as const;
export type GuestFileRowRole = (typeof GuestFileRowRole)[keyof typeof GuestFileRowRole];

registerEnumType(GuestFileRowRole, {
  name: "GuestFileRowRole",
  description: "What a row of a guest file was taken for.",
  valuesConfig: {
    HEADER: { description: "Names the columns." },
    GUEST: { description: "One or more guests." },
    HEADING: { description: "Names the table of the rows below it." },
    LEFT_OUT: { description: "Left out, see rowErrors." },
    OTHER: { description: "A title, total or note." },
  },
});

export const GuestFileCellRole = {
  NAME: "name",
  TABLE: "table",
  DETAIL: "detail",
  HEADER: "header",
  LEFT_OUT: "leftOut",
} as const;
export type GuestFileCellRole = (typeof GuestFileCellRole)[keyof typeof GuestFileCellRole];

registerEnumType(GuestFileCellRole, {
  name: "GuestFileCellRole",
  description: "What a cell of a guest file was taken for.",
  valuesConfig: {
    NAME: { description: "Name of a guest, or a part of it." },
    TABLE: { description: "Table of one or more guests." },
    DETAIL: { description: "Something else about a guest." },
    HEADER: { description: "Names a column." },
    LEFT_OUT: { description: "Nothing, or the cell is empty." },
  },
});

@ObjectType({ description: "A row of a guest file as it is." })
export class GuestFileRow {
  @Field(() => Int, { description: "Row number, as in the spreadsheet." })
  row!: number;

  @Field(() => [String], { description: "Up to 30 of its cells, from column A or sample.fromColumn." })
  cells!: string[];

  @Field(() => [GuestFileCellRole], { description: "What each of these cells was taken for." })
  taken!: GuestFileCellRole[];

  @Field(() => GuestFileRowRole, { description: "What it was taken for." })
  role!: GuestFileRowRole;
}

@ObjectType({ description: "One way to read something about a guest file." })
export class GuestFileOption {
  @Field(() => String, { description: "Value for GuestFileAnswerInput.option." })
  value!: string;

  @Field(() => String, { description: "What it means." })
  label!: string;
}

@ObjectType({ description: "Something about a guest file that can be read in more than one way." })
export class GuestFileDecision {
  @Field(() => String, { description: "Id for GuestFileAnswerInput.decision." })
  id!: string;

  @Field(() => String, { description: "What is decided, for the organizer." })
  question!: string;

  @Field(() => String, { description: "Why it was decided like this." })
  reason!: string;

  @Field(() => [GuestFileOption], { description: "The ways to read it." })
  options!: GuestFileOption[];

  @Field(() => String, { description: "Value of the option that was taken." })
  taken!: string;

  @Field(() => Boolean, { description: "Whether there is no doubt, or the organizer has answered." })
  isCertain!: boolean;

  @Field(() => [String], { description: "A few texts of the file that it concerns." })
  examples!: string[];
}

@ObjectType({ description: "A changed extra column." })
export class GuestColumnChange {
  @Field(() => String, { description: "Name of the column." })
  column!: string;

  @Field(() => String, { description: "Current text; empty if none." })
  before!: string;

  @Field(() => String, { description: "Text after the import; empty if none." })
  after!: string;
}

@ObjectType({ description: "The use of a column that was chosen for a guest file." })
export class RememberedColumn {
  @Field(() => String, { description: "Name of the column." })
  column!: string;

  @Field(() => GuestColumnUse, { description: "How it is used." })
  use!: GuestColumnUse;
}

@ObjectType({ description: "An option that was chosen for a guest file." })
export class RememberedAnswer {
  @Field(() => String, { description: "Id of the decision." })
  decision!: string;

  @Field(() => String, { description: "Value of the option." })
  option!: string;
}

@ObjectType({ description: "A cell of a sheet." })
export class GuestFileCell {
  @Field(() => Int, { description: "Row number, as in the spreadsheet." })
  row!: number;

  @Field(() => Int, { description: "Column; 0 is A." })
  column!: number;
}

@ObjectType({ description: "The cells of one guest, as an example of where the others are." })
export class PointedGuest {
  @Field(() => String, { description: "Name of the sheet; empty for a CSV file." })
  sheet!: string;

  @Field(() => GuestFileCell, { description: "Cell with the name, or the first name." })
  name!: GuestFileCell;

  @Field(() => GuestFileCell, { nullable: true, description: "Cell with the last name, if it has its own." })
  lastName!: GuestFileCell | null;

  @Field(() => GuestFileCell, { nullable: true, description: "Cell with the table; null if nobody has one." })
  table!: GuestFileCell | null;
}

@ObjectType({
  description: "What was chosen for an earlier file with the same sheets and headers, and was used for this one.",
})
export class RememberedReading {
  @Field(() => [RememberedColumn], { nullable: true, description: "The mapping; null if none was chosen." })
  mapping!: RememberedColumn[] | null;

  @Field(() => [RememberedAnswer], { description: "The answers." })
  answers!: RememberedAnswer[];

  @Field(() => PointedGuest, { nullable: true, description: "The guest that was pointed at; null if none was." })
  pointed!: PointedGuest | null;
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

  @Field(() => [GuestColumnChange], {
    description:
      "Changed extra columns, and the other names, household, answer and seat under their names in a downloaded list: " +
      "Other Names, Household, Attendance, Seat. None for added and removed guests.",
  })
  changes!: GuestColumnChange[];
}

@ObjectType({ description: "Something about a guest that both the file and the list changed since the last import." })
export class GuestConflict {
  @Field(() => Int, { description: "Id of the guest, even if deleted." })
  guestId!: number;

  @Field(() => String, {
    description: "Current name; for a deleted guest, the name in the sheet that was imported last.",
  })
  name!: string;

  @Field(() => ConflictField, { description: "What was changed." })
  field!: ConflictField;

  @Field(() => String, { nullable: true, description: "Name of the extra column, for COLUMN." })
  column!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Text in the sheet that was imported last; null if the guest was not in it. For EXISTENCE, this and the next two " +
      "are the guest's table.",
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "Text in the file; null if the guest is not in it." })
  file!: string | null;

  @Field(() => String, { nullable: true, description: "Text in the list; null if the guest was deleted." })
  list!: string | null;

  @Field(() => ConflictSide, { description: "Whose value the import would take." })
  take!: ConflictSide;
}

@ObjectType({ description: "Guests to whom an import would do the same." })
export class GuestDifference {
  @Field(() => Int, { description: "Total number of guests." })
  totalCount!: number;

  @Field(() => [DifferentGuest], { description: "The first 100 of them, in list order." })
  guests!: DifferentGuest[];
}

@ObjectType({ description: "A row of a guest file that was left out, and is taken in." })
export class TakenInRow extends RowError {
  @Field(() => Boolean, { description: "Whether it was in notGuests, and not in rowErrors." })
  isOther!: boolean;
}

@ObjectType({ description: "What importing a guest file would do. The list is not changed yet." })
export class GuestFilePreview {
  @Field(() => String, {
    description:
      "Token of the file, for previewGuestFile and uploadGuestFile instead of the file itself: for an hour, until another " +
      "one is previewed or it is imported.",
  })
  fileToken!: string;

  @Field(() => ImportMode, { description: "How the file would be applied to the list." })
  mode!: ImportMode;

  @Field(() => [GuestFileColumn], { description: "The columns of the file, in order." })
  columns!: GuestFileColumn[];

  @Field(() => String, {
    nullable: true,
    description: "Why the file cannot be imported as it was read; null if it can.",
  })
  problem!: string | null;

  @Field(() => Int, { description: "Number of guests that would be imported." })
  guestCount!: number;

  @Field(() => Int, { description: "Number of tables at which they sit, by the file." })
  tableCount!: number;

  @Field(() => [GuestFileDecision], {
    description: "What could be read in another way, in the order in which it matters.",
  })
  decisions!: GuestFileDecision[];

  @Field(() => RememberedReading, {
    nullable: true,
    description: "Earlier choices that were used for this file; null for none.",
  })
  remembered!: RememberedReading | null;

  @Field(() => [String], { description: "The sheets of the file; a CSV file has one without a name." })
  sheets!: string[];

  @Field(() => String, { description: "The sheet of rows." })
  sheet!: string;

  @Field(() => Int, { description: "Number of rows with text in that sheet." })
  rowCount!: number;

  @Field(() => Int, { description: "Number of columns of that sheet." })
  columnCount!: number;

  @Field(() => [GuestFileRow], {
    description: "The first 12 rows with text of a sheet, or up to 100 that were asked for with sample.",
  })
  rows!: GuestFileRow[];

  @Field(() => [RowError], {
    description: "Rows that are not about guests, such as titles, totals and notes, with what each was taken for.",
  })
  notGuests!: RowError[];

  @Field(() => [RowError], { description: "Rows that would be left out." })
  rowErrors!: RowError[];

  @Field(() => [TakenInRow], { description: "Rows that are guests because of rowsTakenIn." })
  takenIn!: TakenInRow[];

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

  @Field(() => Int, { description: "Total number of conflicts; 0 unless the mode is UPDATE." })
  conflictCount!: number;

  @Field(() => [GuestConflict], { description: "The first 100 conflicts, in the order of the sheet." })
  conflicts!: GuestConflict[];

  @Field(() => Int, {
    description:
      "Number of guests whose manual changes this import would undo: whom it would change, remove or add again although " +
      "they were changed, added or deleted by hand since the last import.",
  })
  undoneEdits!: number;

  @Field(() => Int, { description: "Version of the list that the file was compared with." })
  listVersion!: number;
}
