import { describe, expect, it } from "vitest";
import { commaOrder, inSpokenOrder } from "./name-order.ts";

describe("commaOrder", () => {
  it.each([
    ["surely", ["Meier, Anna", "Okafor, Ben", "García López, José"]],
    ["surely", ["Meier, Anna", "Okafor, Ben", "Cher"]],
    ["perhaps", ["Meier, Anna", "Ben Okafor", "Cleo Lind", "Dora Holm"]],
    ["no", ["Anna Meier, Ben Okafor", "Olivia Lind, Jonas Holm"]],
    ["no", ["John Smith, Jr."]],
    ["no", ["Anna, Ben and Cleo Meier", "Dora, Emil and Finn Okafor"]],
    ["surely", ["Meier, Anna & Ben", "Okafor, Cleo"]],
    ["no", ["Anna Meier"]],
    ["no", []],
  ])("is %s for %j", (order, names) => {
    expect(commaOrder(names).order).toBe(order);
  });

  it("shows the names with a comma", () => {
    expect(commaOrder(["Meier, Anna", "Ben"]).examples).toEqual(["Meier, Anna"]);
  });
});

it.each([
  ["Meier, Anna", "Anna Meier"],
  ["Meier,Anna Maria", "Anna Maria Meier"],
  ["García López, José", "José García López"],
  ["Smith, John, Jr.", "John Jr. Smith"],
  ["王、小明", "小明 王"],
  ["John Smith, Jr.", "John Smith, Jr."],
  ["Anna Meier", "Anna Meier"],
  ["Anna, Ben, Cleo", "Anna, Ben, Cleo"],
])("says %s as %s", (written, spoken) => {
  expect(inSpokenOrder(written)).toBe(spoken);
});
