import { Circle } from "lucide-react";
import { expect, it } from "vitest";
import { type Command, commandAfter, isMatch, matchingTables } from "./commands.ts";

const titleOf = (label: string) => (/^\d+$/.test(label) ? `Table ${label}` : label);
const labels = ["1", "2", "10", "12", "Head Table", "Émile’s corner", "11", "13", "14", "15"];
const tables = labels.map((label) => ({ label }));
const found = (typed: string) => matchingTables(tables, typed, titleOf).map(({ label }) => label);

it("matches beginnings of words in any order, whatever their case and accents", () => {
  expect(isMatch("Event Details", "det ev")).toBe(true);
  expect(isMatch("Añadir invitado", "anadir")).toBe(true);
  expect(isMatch("Liste des invités", "INVITÉ")).toBe(true);
  expect(isMatch("Event Details", "tails")).toBe(false);
  expect(isMatch("Event Details", "event print")).toBe(false);
});

it("matches nothing by signs alone", () => {
  expect(isMatch("Print", "?!")).toBe(false);
  expect(isMatch("Print", " ")).toBe(false);
  expect(found("/")).toEqual([]);
});

it("finds tables by label or title, the one with exactly that label first, and no more than five", () => {
  expect(found("1")).toEqual(["1", "10", "11", "12", "13"]);
  expect(found("12")).toEqual(["12"]);
  expect(found("table 12")).toEqual(["12"]);
  expect(found("head")).toEqual(["Head Table"]);
  expect(found("emile")).toEqual(["Émile’s corner"]);
  expect(found("table")).toHaveLength(5);
  expect(found("99")).toEqual([]);
});

it("goes round with the arrow keys", () => {
  const commands = ["a", "b", "c"].map(
    (key): Command => ({ key, title: key, note: "", Icon: Circle, act: { kind: "copyLink" } }),
  );
  expect(commandAfter(commands, 0, "ArrowDown")?.key).toBe("b");
  expect(commandAfter(commands, 2, "ArrowDown")?.key).toBe("a");
  expect(commandAfter(commands, 0, "ArrowUp")?.key).toBe("c");
  expect(commandAfter(commands, 1, "Enter")).toBeUndefined();
  expect(commandAfter([], 0, "ArrowDown")).toBeUndefined();
});
