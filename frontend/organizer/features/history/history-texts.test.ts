import { expect, it } from "vitest";
import { changeSentences, type HistoryChange, historyDetailsText, historyFigures } from "./history-texts.ts";

type FieldChange = HistoryChange["fields"][number];

const changed = (field: string, from: string, to: string, column: string | null = null): FieldChange => ({
  ...{ field, column, from, to },
});
const about =
  (subject: HistoryChange["subject"], name: string) =>
  (...fields: FieldChange[]): HistoryChange => ({ subject, name, fields, isAdded: false, isRemoved: false });
const [guest, table, event] = [about("guests", "Derek Holm"), about("tables", "7"), about("events", "")];
const [fixture, wish] = [about("fixtures", "Bar"), about("wishes", "Anna Berg, Ben Dorn")];
const added = { isAdded: true };
const together = changed("kind", "TOGETHER", "TOGETHER");

it.each<[string, HistoryChange]>([
  ["Moved Derek Holm from 7 to 9", guest(changed("tableNumber", "7", "9"), changed("seatNumber", "2", ""))],
  ["Seated Derek Holm at table 9", guest(changed("tableNumber", "", "9"))],
  ["Renamed Derek Holm to Derek Holmes", guest(changed("name", "Derek Holm", "Derek Holmes"))],
  ["Marked Derek Holm as not a child", guest(changed("isChild", "true", "false"))],
  ["Changed whose plus-one Derek Holm is", guest(changed("guestOfId", "", ""))],
  ["Added Derek Holm at table 7", { ...guest(changed("name", "", "x"), changed("tableNumber", "", "7")), ...added }],
  ["Deleted Derek Holm", { ...guest(changed("tableNumber", "7", "")), isRemoved: true }],
  [`Set Notes of Derek Holm to “${"x".repeat(60)}...”`, guest(changed("additionalInfo", "", "x".repeat(100), "Notes"))],
  ["Set up table 7", { ...table(), ...added }],
  ["Set the seats at table 7 to 10", table(changed("capacity", "", "10"))],
  ["Changed table 7", table(changed("shape", "ROUND", "ROW"), changed("note", "", "By the door"))],
  ["Added Bar to the floor plan", { ...fixture(), ...added }],
  ["Showed the floor plan to guests", about("floor_plans", "")(changed("isShownToGuests", "false", "true"))],
  ["Changed the name from “Gala” to “Ball”", event(changed("name", "Gala", "Ball"))],
  ["Changed what guests see", event(changed("hiddenColumns", "", ""))],
  ["Made the event private", event(changed("isPublic", "true", "false"))],
  ["Changed the event", event(changed("somethingNew", "1", "1"))],
  ["Added the wish “Sit together” (Anna Berg, Ben Dorn)", { ...wish(changed("kind", "", "TOGETHER")), ...added }],
  [
    "Removed the wish “Everyone knows somebody at their table”",
    { ...about("wishes", "")(changed("kind", "COMPANY", "")), isRemoved: true },
  ],
  [
    "Set the wish “Sit together” (Anna Berg, Ben Dorn) to “Very important”",
    wish(together, changed("priority", "MEDIUM", "HIGH")),
  ],
  ["Changed the wish “Sit together” (Anna Berg, Ben Dorn)", wish(together, changed("guestIds", "", ""))],
])("reads: %s", (sentence, change) => {
  expect(changeSentences(change)).toEqual([sentence]);
});

it.each<[string, Record<string, unknown>, string]>([
  ["update_guests", { count: 1200 }, "1,200 guests"],
  ["upload_file", { filename: "list.csv", guestCount: 312 }, "list.csv (312 guests)"],
  ["update_wishes", { count: 1 }, "1 wish"],
  ["undo", { entryId: 3, undone: "update_tables", count: 3 }, "Updated Tables"],
  ["set_retention", { days: null }, "Default of this installation"],
  ["door", { arrived: 3, left: 0 }, ""],
])("says of %s with %j: %s", (action, details, text) => {
  expect(historyDetailsText({ action, details })).toBe(text);
});

it("says how many of each an import changed", () => {
  expect(historyFigures({ details: { added: 1200, moved: 0, removed: 2 } })).toBe("1,200 added, 2 removed");
});
