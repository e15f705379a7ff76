import { describe, expect, it } from "vitest";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import type { FileColumn } from "./column-uses.ts";
import {
  asSuggested,
  type ImportRequest,
  lackOf,
  newRequest,
  withAnswer,
  withRemembered,
  withTaken,
} from "./import-request.ts";

const columns = (uses: Record<string, GuestColumnUse>): FileColumn[] =>
  Object.entries(uses).map(([name, use]) => ({ name, letters: "", use, reason: null, isCertain: true, samples: [] }));
const request = (choices: Partial<ImportRequest> = {}): ImportRequest => ({
  ...newRequest(new File([], "guests.csv"), "REPLACE"),
  ...choices,
});
const mapping = (...uses: GuestColumnUse[]) => uses.map((use, index) => ({ column: `Column ${index}`, use }));

describe("withAnswer", () => {
  it("drops what may not fit the file after a structural answer", () => {
    const answers = [
      { decision: "sheets", option: "Guests" },
      { decision: "header", option: "3" },
      { decision: "tableColumn", option: "Seat" },
      { decision: "couples", option: "keep" },
    ];
    const after = withAnswer(request({ answers, mapping: mapping("NAME"), rowsTakenIn: [4] }), [], {
      decision: "layout",
      option: "chartBelow",
    });
    expect(after.answers).toEqual([answers[0], answers[3], { decision: "layout", option: "chartBelow" }]);
    expect(after.mapping).toBeNull();
    expect(after.rowsTakenIn).toEqual([]);
  });

  it("forgets columns chosen by hand when another answer decides which columns there are", () => {
    const byColor = request({ mapping: [...mapping("NAME"), { column: "Table Number", use: "TABLE" }] });
    expect(withAnswer(byColor, [], { decision: "colors", option: "no" }).mapping).toBeNull();
    const same = { decision: "same:4", option: "other" };
    expect(withAnswer(byColor, [], same)).toEqual({ ...byColor, answers: [same] });
  });

  it("chooses the table among columns that were chosen by hand", () => {
    const before = request({ mapping: [{ column: "Who", use: "NAME" }] });
    const after = withAnswer(before, columns({ Who: "NAME", Seat: "EXTRA" }), {
      decision: "tableColumn",
      option: "Seat",
    });
    expect(after.answers).toBeNull();
    expect(after.mapping).toEqual([
      { column: "Who", use: "NAME" },
      { column: "Seat", use: "TABLE" },
    ]);
  });
});

describe("withTaken", () => {
  it("takes the file’s for some, all or none of what stayed", () => {
    const all = withTaken(withTaken(request(), ["1 table"], true), ["1 table", "2 name"], true);
    expect(all.takeFromFile).toEqual(["1 table", "2 name"]);
    expect(withTaken(all, ["1 table"], false).takeFromFile).toEqual(["2 name"]);
  });
});

describe("lackOf", () => {
  it.each<[GuestColumnUse[], string | null]>([
    [["NAME", "TABLE"], null],
    [["FIRST_NAME", "TABLE"], null],
    [["LAST_NAME", "TABLE"], null],
    [["TABLE"], "name"],
    [["NAME", "IGNORED"], "table"],
    [[], "name"],
  ])("of %j is %j", (uses, lack) => {
    expect(lackOf(request({ mapping: mapping(...uses) }))).toBe(lack);
  });

  it("needs no table once everyone is imported without one", () => {
    const answers = [{ decision: "tableColumn", option: "none" }];
    expect(lackOf(request({ mapping: mapping("NAME"), answers }))).toBeNull();
    const pointed = { sheet: "", name: { row: 2, column: 0 }, table: null };
    expect(lackOf(request({ mapping: mapping("NAME"), pointed }))).toBeNull();
  });
});

describe("withRemembered", () => {
  const remembered = {
    answers: [{ decision: "couples", option: "keep" }],
    mapping: mapping("NAME", "TABLE"),
    pointed: null,
  };

  it("uses what was chosen for an earlier file while nothing is chosen for this one", () => {
    expect(withRemembered(request(), remembered)).toEqual(request(remembered));
    expect(withRemembered(request(), null)).toEqual(request());
    expect(withRemembered(null, remembered)).toBeNull();
  });

  it("takes nothing but what the server takes back, of answers as the client keeps them", () => {
    const cell = { __typename: "GuestFileCell", row: 2, column: 0 };
    const pointed = { __typename: "PointedGuest", sheet: "", name: cell, lastName: cell, table: cell };
    const kept = {
      __typename: "RememberedReading",
      answers: [{ __typename: "GuestFileAnswer", decision: "couples", option: "keep" }],
      mapping: [{ __typename: "GuestColumnChoice", column: "Who", use: "NAME" as const }],
      pointed,
    };
    const plainCell = { row: 2, column: 0 };
    expect(withRemembered(request(), kept)).toEqual(
      request({
        answers: [{ decision: "couples", option: "keep" }],
        mapping: [{ column: "Who", use: "NAME" }],
        pointed: { sheet: "", name: plainCell, lastName: plainCell, table: plainCell },
      }),
    );
  });

  it("leaves a request with choices, and one that is read as suggested", () => {
    const answered = request({ answers: [{ decision: "couples", option: "split" }] });
    expect(withRemembered(answered, remembered)).toBe(answered);
    const suggested = asSuggested(request());
    expect(withRemembered(suggested, remembered)).toBe(suggested);
  });
});
