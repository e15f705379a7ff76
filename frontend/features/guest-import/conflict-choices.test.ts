import { describe, expect, it } from "vitest";
import { textOf } from "../../lib/text.ts";
import { type Conflict, chosenSide, withAllConflicts, withConflictChoice } from "./conflict-choices.ts";
import { conflictTexts } from "./conflict-texts.ts";
import { newRequest } from "./import-request.ts";

const conflict = (rest: Partial<Conflict> = {}): Conflict => ({
  guestId: 1,
  field: "TABLE",
  column: null,
  name: "Anna Berg",
  before: "1",
  list: "7",
  file: "5",
  take: "LIST",
  ...rest,
});
const request = newRequest(new File([], "guests.csv"), "UPDATE");
const meal = conflict({ field: "COLUMN", column: "Meal", before: "", list: "Fish", file: "" });

describe("choices in conflicts", () => {
  it("are made one by one, by guest, field and column", () => {
    const chosen = withConflictChoice(withConflictChoice(request, meal, "FILE"), conflict(), "LIST");
    const again = withConflictChoice(chosen, conflict(), "FILE");
    expect(again.conflictChoices).toHaveLength(2);
    expect([conflict(), meal, conflict({ guestId: 2 })].map((one) => chosenSide(again, one))).toEqual([
      "FILE",
      "FILE",
      undefined,
    ]);
  });

  it("are replaced by one for all, which a later one overrides", () => {
    const all = withAllConflicts(withConflictChoice(request, meal, "LIST"), "FILE");
    expect([conflict(), meal].map((one) => chosenSide(all, one))).toEqual(["FILE", "FILE"]);
    const one = withConflictChoice(all, meal, "LIST");
    expect([conflict(), meal].map((each) => chosenSide(one, each))).toEqual(["FILE", "LIST"]);
  });
});

describe("conflictTexts", () => {
  it.each<[Partial<Conflict>, string[]]>([
    [{}, ["Table of Anna Berg", "At the last upload: table 1", "Keep mine: table 7", "Take the file’s: table 5"]],
    [meal, ["Meal of Anna Berg", "At the last upload: empty", "Keep mine: “Fish”", "Take the file’s: empty"]],
    [
      { field: "ATTENDANCE", before: "", list: "yes", file: "no" },
      ["Attendance of Anna Berg", "At the last upload: no answer", "Keep mine: coming", "Take the file’s: not coming"],
    ],
    [
      { field: "EXISTENCE", list: null, file: "" },
      ["You removed Anna Berg, but the file has changes for them", "", "Keep them removed", "Add them again: no table"],
    ],
    [
      { field: "EXISTENCE", file: null },
      ["You changed Anna Berg, who is no longer in the file", "", "Keep them: table 7", "Remove them"],
    ],
  ])("of %j", (rest, expected) => {
    const { question, before, sides } = conflictTexts(conflict(rest));
    expect([textOf(question), before ? textOf(before) : "", textOf(sides.LIST), textOf(sides.FILE)]).toEqual(expected);
  });
});
