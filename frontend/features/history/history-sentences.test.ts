import { describe, expect, it } from "vitest";
import { changeSentences, type HistoryChange } from "./history-sentences.ts";

type FieldChange = HistoryChange["fields"][number];

const changed = (field: string, from: string, to: string, column: string | null = null): FieldChange => ({
  ...{ field, column, from, to },
});
const about = (subject: HistoryChange["subject"], name: string, ...fields: FieldChange[]): HistoryChange => ({
  ...{ subject, name, fields, isAdded: false, isRemoved: false },
});
const guest = (...fields: FieldChange[]) => about("GUEST", "Derek Holm", ...fields);
const table = (...fields: FieldChange[]) => about("TABLE", "7", ...fields);
const event = (...fields: FieldChange[]) => about("EVENT", "", ...fields);

describe("a sentence about a guest", () => {
  it.each<[string, FieldChange]>([
    ["Moved Derek Holm from 7 to 9", changed("tableNumber", "7", "9")],
    ["Seated Derek Holm at table 9", changed("tableNumber", "", "9")],
    ["Renamed Derek Holm to Derek Holmes", changed("name", "Derek Holm", "Derek Holmes")],
    ["Locked Derek Holm", changed("isLocked", "false", "true")],
    ["Marked Derek Holm as not a child", changed("isChild", "true", "false")],
    ["Changed whose plus-one Derek Holm is", changed("guestOfId", "", "")],
  ])("reads: %s", (sentence, field) => {
    expect(changeSentences(guest(field))).toEqual([sentence]);
  });

  it("says who came and who went", () => {
    const isAdded = { ...guest(changed("name", "", "Derek Holm"), changed("tableNumber", "", "7")), isAdded: true };
    expect(changeSentences(isAdded)).toEqual(["Added Derek Holm at table 7"]);
    expect(changeSentences({ ...guest(), isAdded: true })).toEqual(["Added Derek Holm"]);
    expect(changeSentences({ ...guest(changed("tableNumber", "7", "")), isRemoved: true })).toEqual([
      "Deleted Derek Holm",
    ]);
  });

  it("leaves out the seat that goes with the table, and shortens long texts", () => {
    const moved = guest(changed("tableNumber", "7", "9"), changed("seatNumber", "2", ""));
    expect(changeSentences(moved)).toEqual(["Moved Derek Holm from 7 to 9"]);
    const long = changed("additionalInfo", "", "x".repeat(100), "Notes");
    expect(changeSentences(guest(long))).toEqual([`Set Notes of Derek Holm to “${"x".repeat(60)}...”`]);
  });
});

describe("a sentence about a table or the room", () => {
  it.each<[string, HistoryChange]>([
    ["Set up table 7", { ...table(), isAdded: true }],
    ["Deleted table 7", { ...table(), isRemoved: true }],
    ["Renamed table 7 to Rose", table(changed("label", "7", "Rose"))],
    ["Set the seats at table 7 to 10", table(changed("capacity", "", "10"))],
    ["Changed table 7", table(changed("shape", "ROUND", "ROW"), changed("note", "", "By the door"))],
    ["Added Bar to the floor plan", { ...about("FIXTURE", "Bar"), isAdded: true }],
    ["Changed the floor plan", about("FIXTURE", "", changed("place", "", ""))],
    ["Showed the floor plan to guests", about("ROOM", "", changed("isShownToGuests", "false", "true"))],
  ])("reads: %s", (sentence, change) => {
    expect(changeSentences(change)).toEqual([sentence]);
  });
});

describe("a sentence about the event", () => {
  it.each<[string, FieldChange]>([
    ["Changed the name from “Gala” to “Ball”", changed("name", "Gala", "Ball")],
    ["Changed what guests see", changed("hiddenColumns", "", "Meal")],
    ["Made the event private", changed("isPublic", "true", "false")],
    ["Changed the event", changed("somethingNew", "1", "1")],
  ])("reads: %s", (sentence, field) => {
    expect(changeSentences(event(field))).toEqual([sentence]);
  });
});

describe("a sentence about a wish", () => {
  const together = changed("kind", "TOGETHER", "TOGETHER");
  const wish = (...fields: FieldChange[]) => about("WISH", "Anna Berg, Ben Dorn", ...fields);

  it.each<[string, HistoryChange]>([
    [
      "Added the wish “Sit together” (Anna Berg, Ben Dorn)",
      { ...wish(changed("kind", "", "TOGETHER")), isAdded: true },
    ],
    [
      "Removed the wish “Everyone knows somebody at their table”",
      { ...about("WISH", "", changed("kind", "COMPANY", "")), isRemoved: true },
    ],
    [
      "Set the wish “Would like to sit together” (Anna Berg, Ben Dorn) to “Very important”",
      wish(changed("kind", "LIKE", "LIKE"), changed("priority", "MEDIUM", "HIGH")),
    ],
    ["Changed the wish “Sit together” (Anna Berg, Ben Dorn)", wish(together, changed("guestIds", "", ""))],
  ])("reads: %s", (sentence, change) => {
    expect(changeSentences(change)).toEqual([sentence]);
  });
});
