import { z } from "zod";
import { limited } from "../../../lib/field-limits.ts";
import { objectOf, ofType } from "../../../lib/rule-fields.ts";

const savedPlan = {
  id: z.int().describe("Id of the plan."),
  name: z.string().describe("Its name, which no other plan of the event has."),
  createdAt: z.date().describe("When it was saved."),
  seatedCount: z.int().describe("How many guests have a table in it."),
};
export const SavedPlan = objectOf("SavedPlan", "A seating that was given a name.", savedPlan);
export type SavedPlan = InstanceType<typeof SavedPlan>;

export const SavedTable = objectOf("SavedTable", "A table as it was when a plan was saved.", {
  id: z.int().nullable().describe("Its id then; null if it was new, or came with an archive."),
  label: z.string().describe("Its label."),
  capacity: z.int().nullable().describe("Its number of seats; null for any."),
});
export type SavedTable = InstanceType<typeof SavedTable>;

export const SavedSeat = objectOf("SavedSeat", "Where a guest sits in a saved plan.", {
  guestId: z.int().describe("Id of the guest, who may have been deleted since."),
  tablePlace: z.int().nullable().describe("Place of the table among those of the plan, from 0; null for no seat."),
  seatNumber: z.int().nullable().describe("Number of the seat; null for any."),
});
export type SavedSeat = InstanceType<typeof SavedSeat>;

export const SavedSeating = objectOf("SavedSeating", "A saved plan with its tables and guests.", {
  ...savedPlan,
  tables: z.array(ofType<SavedTable>(SavedTable)).describe("The tables."),
  seats: z.array(ofType<SavedSeat>(SavedSeat)).describe("All guests, also those without a seat."),
});
export type SavedSeating = InstanceType<typeof SavedSeating>;
// Plain values: ten cost less than an object that is read.
limited({ maxEntries: 50 })(SavedSeating.prototype, "tables");
limited({ maxEntries: 500 })(SavedSeating.prototype, "seats");
