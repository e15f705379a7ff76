import { expect, it } from "vitest";
import { isTypedWhole } from "./typed-whole.ts";

it.each([
  ["Anna Berg", "Anna Berg", "Ana Berg"],
  ["Dr. Anna Maria Berg", "anna  berg"],
  ["William Smith", "Bill Smith"],
  ["Vincent van Gogh", "vincent gogh"],
  ["Familie Huber", "Familie Huber", "huber"],
  ["Иван Петров", "Iwan Petrow"],
  ["???", "???"],
])("%j is named by %j", (name, ...queries) => {
  for (const query of queries) expect(isTypedWhole(query, name), query).toBe(true);
});

it.each([
  ["Anna Berg", "An", "anna", "anna b", ""],
  ["Dr. Anna Berg", "dr anna"],
  ["Vincent van Gogh", "van gogh"],
  ["John Smith", "j smith"],
  ["Familie Huber", "familie"],
  ["Peter Guest", "peter"],
])("%j is not named by %j", (name, ...queries) => {
  for (const query of queries) expect(isTypedWhole(query, name), query).toBe(false);
});
