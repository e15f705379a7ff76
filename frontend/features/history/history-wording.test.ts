import { describe, expect, it } from "vitest";
import { historyDetailsText } from "./history-wording.ts";

describe("historyDetailsText", () => {
  it.each([
    ["create", { name: "Gala" }, "Gala"],
    ["update_guests", { count: 1200 }, "1,200 guests"],
    ["upload_file", { filename: "list.csv", guestCount: 312 }, "list.csv (312 guests)"],
    ["update_wishes", { count: 1 }, "1 wish"],
    ["undo", { entryId: 3, undone: "update_tables", count: 3 }, "Updated Tables"],
  ])("%s with %j reads %j", (action, details, text) => {
    expect(historyDetailsText(action, details)).toBe(text);
  });
});
