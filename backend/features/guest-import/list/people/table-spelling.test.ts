import { describe, expect, it } from "vitest";
import { TableSpellings, visibleText } from "./table-spelling.ts";

function respelled(labels: readonly string[], kept: readonly string[] = []) {
  const spellings = new TableSpellings(kept);
  for (const label of labels) spellings.add(label);
  return spellings.changes().respelled;
}

describe("TableSpellings", () => {
  it.each([
    [["3", "3", "03", "3.0", "Table 3"], [{ as: "3", others: ["03", "3.0", "Table 3"] }]],
    [["Table 3", "Tisch 3", "Tisch 3"], [{ as: "Tisch 3", others: ["Table 3"] }]],
    [["Head Table", "head  table", "HEAD TABLE"], [{ as: "Head Table", others: ["head  table", "HEAD TABLE"] }]],
    [["３", "3"], [{ as: "３", others: ["3"] }]],
    [["#4", "4"], [{ as: "#4", others: ["4"] }]],
    [["3", "3A", "30", "Lake 3"], []],
    [["1", "2"], []],
  ])("gives the tables of %j one spelling each", (labels, expected) => {
    expect(respelled(labels)).toEqual(expected);
  });

  it("keeps the spelling of the event's list, and never changes one of its labels", () => {
    expect(respelled(["3", "3", "03"], ["03"])).toEqual([{ as: "03", others: ["3"] }]);
    expect(respelled(["3", "03"], ["3", "03"])).toEqual([]);
  });

  it("takes the first of equally common spellings", () => {
    expect(respelled(["03", "3"])).toEqual([{ as: "03", others: ["3"] }]);
  });
});

it("drops marks that cannot be seen, except those of emoji", () => {
  expect(visibleText("\u200e3\u200b\ufeff")).toBe("3");
  expect(visibleText("Tisch\u00ad 3")).toBe("Tisch 3");
  expect(visibleText("👨‍👩‍👧")).toBe("👨‍👩‍👧");
});
