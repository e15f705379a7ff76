import { describe, expect, it } from "vitest";
import { isTypedWhole } from "./typed-whole.ts";

describe("a guest is named by", () => {
  it.each([
    ["Anna Berg", "Anna Berg"],
    ["anna  berg", "Dr. Anna Maria Berg"],
    ["Ana Berg", "Anna Berg"],
    ["Zoe Mueller", "Zoë Müller"],
    ["Bill Smith", "William Smith"],
    ["vincent gogh", "Vincent van Gogh"],
    ["Familie Huber", "Familie Huber"],
    ["huber", "Familie Huber"],
    ["anna", "Anna"],
    ["Iwan Petrow", "Иван Петров"],
    ["???", "???"],
    ["peter guest", "Peter Guest"],
  ])("%j: %j", (query, name) => {
    expect(isTypedWhole(query, name)).toBe(true);
  });
});

describe("a guest is not named by", () => {
  it.each([
    ["An", "Anna Berg"],
    ["anna", "Anna Berg"],
    ["berg", "Anna Berg"],
    ["anna b", "Anna Berg"],
    ["dr anna", "Dr. Anna Berg"],
    ["van gogh", "Vincent van Gogh"],
    ["j smith", "John Smith"],
    ["familie", "Familie Huber"],
    ["peter", "Peter Guest"],
    ["", "Anna Berg"],
    ["...", "Anna Berg"],
  ])("%j: %j", (query, name) => {
    expect(isTypedWhole(query, name)).toBe(false);
  });
});
