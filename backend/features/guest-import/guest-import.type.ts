import { Field, Int, ObjectType } from "type-graphql";
import { Event } from "../events/event.type.ts";
import { ImportMode } from "./guest-import.input.ts";

@ObjectType({ description: "A row of a guest file that was left out." })
export class RowError {
  @Field(() => Int, { description: "Row number, as in the spreadsheet." })
  row!: number;

  @Field(() => String, { description: "Why it was left out." })
  message!: string;

  @Field(() => [String], { description: "Guests of the row if rowsTakenIn has it; none if no text can be a name." })
  names!: string[];
}

@ObjectType({ description: "Result of importing a guest file." })
export class GuestImport {
  @Field(() => Event, { description: "The event, with its new guest list." })
  event!: Event;

  @Field(() => Int, { description: "Number of guests imported." })
  guestCount!: number;

  @Field(() => ImportMode, { description: "How the file was applied to the list." })
  mode!: ImportMode;

  @Field(() => Int, { description: "Number of guests added." })
  added!: number;

  @Field(() => Int, { description: "Number of guests moved to another table." })
  moved!: number;

  @Field(() => Int, { description: "Number of guests who kept their table and changed in other ways." })
  changed!: number;

  @Field(() => Int, { description: "Number of guests removed." })
  removed!: number;

  @Field(() => Int, { description: "Id of the history entry, with which restoreGuestList undoes the import." })
  historyEntryId!: number;

  @Field(() => [RowError], { description: "Rows that were left out." })
  rowErrors!: RowError[];

  @Field(() => [RowError], {
    description: "Rows that are not about guests, such as titles, totals and notes, with what each was taken for.",
  })
  notGuests!: RowError[];

  @Field(() => [String], { description: "Warnings for the organizer." })
  warnings!: string[];
}
