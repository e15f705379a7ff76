import { describe, expect, it } from "vitest";
import { readSeatingFile } from "./seating-file.ts";

const three = { guests: ["Ana", "Ben", "Cleo"], tables: [2, 2], weights: [[0, 1, 5]] };

describe("a seating file", () => {
  it.each([
    ["not JSON", "{"],
    ["not a seating problem", "[]"],
    ["tables[0]", { ...three, tables: [2.5, 2] }],
    ["There is no guest 3; the last of 3 is 2", { ...three, weights: [[0, 3, 1]] }],
    ["weights[0][2]", { ...three, weights: [[0, 1, 1e300]] }],
    ["There is no table 2; the last of 2 is 1", { ...three, allowed: [[0, [1, 2]]] }],
    ["There are 3 guests, but 1 sizes", { ...three, sizes: [1] }],
    ["Guests times tables", { ...three, guests: Array(20_000).fill(""), tables: Array(4000).fill(5) }],
  ])("is refused with what is wrong: %s", (problem, file) => {
    expect(() => readSeatingFile(typeof file === "string" ? file : JSON.stringify(file))).toThrow(problem);
  });
});
