import { Field, Int, ObjectType } from "type-graphql";
import { Event } from "../events/event.type.ts";
import { ImportMode } from "./guest-import.input.ts";

@ObjectType({ description: "A row of a guest file that was left out." })
export class RowError {
  @Field(() => Int, { description: "Row as the spreadsheet numbers it, from 1." })
  row!: number;

  @Field(() => String, { description: "Why it was left out." })
  message!: string;
}

@ObjectType({ description: "What came of a guest file." })
export class GuestImport {
  @Field(() => Event, { description: "The event, with its new guest list." })
  event!: Event;

  @Field(() => Int, { description: "Guests that were imported." })
  guestCount!: number;

  @Field(() => ImportMode, { description: "How the file met the list." })
  mode!: ImportMode;

  @Field(() => Int, { description: "Guests who were added." })
  added!: number;

  @Field(() => Int, { description: "Guests who were seated at another table." })
  moved!: number;

  @Field(() => Int, { description: "Guests who stayed at their table and changed otherwise." })
  changed!: number;

  @Field(() => Int, { description: "Guests who were removed." })
  removed!: number;

  @Field(() => Int, { description: "Number of the history entry, by which restoreGuestList takes the import back." })
  historyEntryId!: number;

  @Field(() => [RowError], { description: "Rows that were left out." })
  rowErrors!: RowError[];

  @Field(() => [String], { description: "What the organiser should look at." })
  warnings!: string[];
}
