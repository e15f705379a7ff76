import { describe, expect, it } from "vitest";
import { isTypedWhole } from "./typed-whole.ts";

describe("a guest is named by", () => {
  it.each([
    ["Anna Berg", "Anna Berg"],
    ["anna  berg", "Dr. Anna Maria Berg"],
    ["Ana Berg", "Anna Berg"],
    ["Bill Smith", "William Smith"],
    ["vincent gogh", "Vincent van Gogh"],
    ["Familie Huber", "Familie Huber"],
    ["huber", "Familie Huber"],
    ["Iwan Petrow", "Иван Петров"],
    ["???", "???"],
  ])("%j: %j", (query, name) => {
    expect(isTypedWhole(query, name)).toBe(true);
  });
});

describe("a guest is not named by", () => {
  it.each([
    ["An", "Anna Berg"],
    ["anna", "Anna Berg"],
    ["anna b", "Anna Berg"],
    ["dr anna", "Dr. Anna Berg"],
    ["van gogh", "Vincent van Gogh"],
    ["j smith", "John Smith"],
    ["familie", "Familie Huber"],
    ["peter", "Peter Guest"],
    ["", "Anna Berg"],
  ])("%j: %j", (query, name) => {
    expect(isTypedWhole(query, name)).toBe(false);
  });
});
