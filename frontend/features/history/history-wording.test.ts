import { describe, expect, it } from "vitest";
import { historyActionText, historyDetailsText, historyFigures, historyNoteText } from "./history-wording.ts";

describe("historyActionText", () => {
  it.each([
    ["create", "Created Event"],
    ["update", "Updated Event"],
    ["update_guests", "Updated Guests"],
    ["upload_file", "Uploaded File"],
    ["restore_guests", "Restored Guests"],
    ["update_wishes", "Updated Wishes"],
    ["undo", "Undid a Change"],
    ["archive", "archive"],
  ])("says %s as %s", (action, text) => {
    expect(historyActionText(action)).toBe(text);
  });
});

describe("historyDetailsText", () => {
  it.each([
    ["create", { name: "Gala" }, "Gala"],
    ["update", { name: "Gala 2" }, "Gala 2"],
    ["update_guests", { count: 1 }, "1 guest"],
    ["update_guests", { count: 1200 }, "1,200 guests"],
    ["upload_file", { filename: "list.csv", guestCount: 312 }, "list.csv (312 guests)"],
    ["upload_file", { filename: "pasted.html", guestCount: 2 }, "Pasted text (2 guests)"],
    ["restore_guests", { guestCount: 1, handEdits: 2, entryId: 3 }, "1 guest"],
    ["restore_guests", {}, ""],
    ["update_tables", { count: 3 }, "3 tables"],
    ["update_floor_plan", { count: 3 }, ""],
    ["update_wishes", { count: 1 }, "1 wish"],
    ["undo", { entryId: 3, undone: "update_tables", count: 3 }, "Updated Tables"],
    ["archive", { name: "Gala" }, ""],
    ["create", {}, ""],
    ["upload_file", { filename: "list.csv" }, ""],
  ])("%s with %j reads %j", (action, details, text) => {
    expect(historyDetailsText(action, details)).toBe(text);
  });
});

describe("historyFigures", () => {
  it("says what an import did to the list, and nothing about the rest", () => {
    const figures = { added: 3, moved: 1200, changed: 0, removed: 1 };
    expect(historyFigures({ filename: "list.csv", guestCount: 9, ...figures })).toEqual([
      "3 added",
      "1,200 moved",
      "1 removed",
    ]);
    expect(historyFigures({ count: 3 })).toEqual([]);
    expect(historyFigures(null)).toEqual([]);
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
