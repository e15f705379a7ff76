import { describe, expect, it } from "vitest";
import { historyDetailsText, historyNoteText } from "./history-wording.ts";

describe("historyDetailsText", () => {
  it.each([
    ["create", { name: "Gala" }, "Gala"],
    ["update_guests", { count: 1200 }, "1,200 guests"],
    ["upload_file", { filename: "list.csv", guestCount: 312 }, "list.csv (312 guests)"],
    ["restore_guests", { guestCount: 1, handEdits: 2, entryId: 3 }, "1 guest"],
    ["update_wishes", { count: 1 }, "1 wish"],
    ["undo", { entryId: 3, undone: "update_tables", count: 3 }, "Updated Tables"],
  ])("%s with %j reads %j", (action, details, text) => {
    expect(historyDetailsText(action, details)).toBe(text);
  });
});

describe("historyNoteText", () => {
  it.each([
    [{ filename: "list.csv", guestCount: 312, listsRemoved: 1 }, "The oldest kept list was removed to save space."],
    [{ guestCount: 1, listsRemoved: 3 }, "The 3 oldest kept lists were removed to save space."],
    [{ filename: "list.csv", guestCount: 312 }, ""],
    [{ listsRemoved: 0 }, ""],
    [null, ""],
  ])("of %j reads %j", (details, text) => {
    expect(historyNoteText(details)).toBe(text);
  });
});
