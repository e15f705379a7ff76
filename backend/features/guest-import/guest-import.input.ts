import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { ArgsType, Field, InputType, Int, registerEnumType } from "type-graphql";
import type { IncomingFile } from "../../lib/incoming-file.ts";

/** What an import does with the existing list. */
export const ImportMode = { REPLACE: "replace", MERGE: "merge", UPDATE: "update" } as const;
export type ImportMode = (typeof ImportMode)[keyof typeof ImportMode];

registerEnumType(ImportMode, {
  name: "ImportMode",
  description: "How a guest file is applied to the current list.",
  valuesConfig: {
    REPLACE: { description: "The list becomes the contents of the file. Guests who are in both keep their id." },
    MERGE: {
      description:
        "Guests of the file who are on the list are updated, the others are added, nobody is removed; empty cells " +
        "change nothing.",
    },
    UPDATE: {
      description:
        "Compares the file with the sheet that was imported last and with the list. What only the file changed is taken, " +
        "removed guests and emptied cells included; what was only changed by hand stays. Conflicts are decided by " +
        "conflicts and conflictChoices.",
    },
  },
});

export const GuestColumnUse = {
  NAME: "name",
  FIRST_NAME: "firstName",
  LAST_NAME: "lastName",
  TABLE: "table",
  PLUS_ONE: "plusOne",
  PLUS_ONE_FIRST_NAME: "plusOneFirstName",
  PLUS_ONE_LAST_NAME: "plusOneLastName",
  PARTY_SIZE: "partySize",
  OTHER_NAME: "otherName",
  DOOR_NOTE: "doorNote",
  HOUSEHOLD: "household",
  GUEST_OF: "guestOf",
  ATTENDANCE: "attendance",
  SEAT: "seat",
  EXTRA: "extra",
  IGNORED: "ignored",
} as const;
export type GuestColumnUse = (typeof GuestColumnUse)[keyof typeof GuestColumnUse];

registerEnumType(GuestColumnUse, {
  name: "GuestColumnUse",
  description: "How to use a column of a guest file.",
  valuesConfig: {
    NAME: { description: "Full name." },
    FIRST_NAME: { description: "First name, or a part of it." },
    LAST_NAME: { description: "Last name, or a part of it." },
    TABLE: { description: "Number or name of the table." },
    PLUS_ONE: { description: "Full name of one more guest, who came with the guest of the row." },
    PLUS_ONE_FIRST_NAME: { description: "First name of one more guest." },
    PLUS_ONE_LAST_NAME: { description: "Last name of one more guest; belongs to the first name before it." },
    PARTY_SIZE: { description: "Number of guests in the row." },
    OTHER_NAME: {
      description: "Another name of the guest, such as a nickname, a maiden name or the name in another script.",
    },
    DOOR_NOTE: { description: "Note for the door, which no guest can read." },
    HOUSEHOLD: { description: "Name or number of those who were invited together." },
    GUEST_OF: { description: "Name of the guest whose plus-one this is." },
    ATTENDANCE: {
      description:
        "Whether the guest comes. Those who declined are left out, unless the decision attendance says otherwise.",
    },
    SEAT: { description: "Number of the seat at the table." },
    EXTRA: { description: "Kept as an extra column." },
    IGNORED: { description: "Left out." },
  },
});

@InputType({ description: "How to use a column of a guest file." })
export class GuestColumnInput {
  @Field(() => String, { description: "Name of the column, as in the preview." })
  column!: string;

  @Field(() => GuestColumnUse, { description: "How to use it." })
  use!: GuestColumnUse;
}

@InputType({ description: "A choice about how to read a guest file." })
export class GuestFileAnswerInput {
  @Field(() => String, { description: "Id of the decision, as in the preview." })
  decision!: string;

  @Field(() => String, { description: "Value of the chosen option." })
  option!: string;
}

@InputType({ description: "A cell of a sheet." })
export class GuestFileCellInput {
  @Field(() => Int, { description: "Row number, as in the spreadsheet." })
  row!: number;

  @Field(() => Int, { description: "Column; 0 is A." })
  column!: number;
}

@InputType({ description: "The cells of one guest, as an example of where the others are." })
export class PointedGuestInput {
  @Field(() => String, { description: "Name of the sheet; empty for a CSV file." })
  sheet!: string;

  @Field(() => GuestFileCellInput, { description: "Cell with the name, or the first name." })
  name!: GuestFileCellInput;

  @Field(() => GuestFileCellInput, { nullable: true, description: "Cell with the last name, if it has its own." })
  lastName?: GuestFileCellInput | null;

  @Field(() => GuestFileCellInput, {
    nullable: true,
    description: "Cell with the guest's table; without one, everyone is imported without a table.",
  })
  table?: GuestFileCellInput | null;
}

@InputType({ description: "Which part of which sheet a preview returns in rows." })
export class GuestFileSampleInput {
  @Field(() => String, { nullable: true, description: "Name of the sheet; by default, one that is read." })
  sheet?: string | null;

  @Field(() => Int, { defaultValue: 0, description: "Rows with text to skip." })
  fromRow!: number;

  @Field(() => Int, { defaultValue: 0, description: "Columns to skip." })
  fromColumn!: number;
}

/** Whose value an update takes where both the file and the list changed it. */
export const ConflictSide = { FILE: "file", LIST: "list" } as const;
export type ConflictSide = (typeof ConflictSide)[keyof typeof ConflictSide];

registerEnumType(ConflictSide, {
  name: "ConflictSide",
  description: "Whose value an update takes where both the file and the list changed it.",
  valuesConfig: {
    FILE: { description: "The file's." },
    LIST: { description: "The list's, which was changed by hand." },
  },
});

export const ConflictField = {
  NAME: "name",
  TABLE: "table",
  SEAT: "seat",
  HOUSEHOLD: "household",
  DOOR_NOTE: "doorNote",
  OTHER_NAMES: "otherNames",
  ATTENDANCE: "attendance",
  COLUMN: "column",
  EXISTENCE: "existence",
} as const;
export type ConflictField = (typeof ConflictField)[keyof typeof ConflictField];

registerEnumType(ConflictField, {
  name: "ConflictField",
  description: "What both the file and the list changed.",
  valuesConfig: {
    NAME: { description: "The name." },
    TABLE: { description: "The table." },
    SEAT: { description: "The seat at the table." },
    HOUSEHOLD: { description: "The household." },
    DOOR_NOTE: { description: "The note for the door." },
    OTHER_NAMES: { description: "The other names." },
    ATTENDANCE: { description: "Whether the guest comes: yes, no, or empty if nobody knows." },
    COLUMN: { description: "An extra column." },
    EXISTENCE: { description: "Whether the guest is on the list: one side changed them, and the other deleted them." },
  },
});

@InputType({ description: "Whose value to take in a conflict of an update." })
export class GuestConflictChoiceInput {
  @Field(() => Int, { description: "guestId of the conflict." })
  guestId!: number;

  @Field(() => ConflictField, { description: "field of the conflict." })
  field!: ConflictField;

  @Field(() => String, { nullable: true, description: "column of the conflict." })
  column!: string | null;

  @Field(() => ConflictSide, { description: "Whose value to take." })
  take!: ConflictSide;
}

/** How an update decides its conflicts. */
export interface ConflictWishes {
  choices: readonly GuestConflictChoiceInput[];
  /** For conflicts without a choice. */
  others: ConflictSide;
}

@ArgsType()
export class GuestFileArgs {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: number;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: "The file, sent as a GraphQL multipart request; either this or fileToken.",
  })
  file?: Promise<IncomingFile> | null;

  @Field(() => String, { nullable: true, description: "fileToken of a preview, instead of the file." })
  fileToken?: string | null;

  @Field(() => ImportMode, { defaultValue: ImportMode.REPLACE, description: "How the file is applied to the list." })
  mode!: ImportMode;

  @Field(() => [GuestColumnInput], {
    nullable: true,
    description:
      "How to use the columns of the file. If omitted, their headers and contents decide; if given, columns it does not " +
      "name are extra columns, and a mapping without a table column imports everyone without a table.",
  })
  mapping?: GuestColumnInput[] | null;

  @Field(() => [GuestFileAnswerInput], {
    nullable: true,
    description:
      "Choices about how to read the file, instead of what was taken; see GuestFilePreview.decisions. If neither these nor a " +
      "mapping nor pointed are given, what was chosen for the last file with the same sheets and headers is chosen again.",
  })
  answers?: GuestFileAnswerInput[] | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Numbers of rows of rowErrors and notGuests whose names become guests after all. Not chosen again for other files.",
  })
  rowsTakenIn?: number[] | null;

  @Field(() => PointedGuestInput, {
    nullable: true,
    description:
      "One guest of the file, when it is laid out in a way that is not understood: the others are found by where their cells " +
      "are. Remembered like answers and mapping, which then apply to the columns found.",
  })
  pointed?: PointedGuestInput | null;

  @Field(() => ConflictSide, {
    defaultValue: ConflictSide.LIST,
    description:
      "What an update takes where the file and the list changed the same differently, unless conflictChoices decides.",
  })
  conflicts!: ConflictSide;

  @Field(() => [GuestConflictChoiceInput], {
    nullable: true,
    description: "What an update takes in single conflicts of the preview.",
  })
  conflictChoices?: GuestConflictChoiceInput[] | null;
}
