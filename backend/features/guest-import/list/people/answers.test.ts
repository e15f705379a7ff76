import { expect, it } from "vitest";
import { Answers } from "./answers.ts";

const answersIn = (...cells: string[]) => {
  const answers = new Answers(
    cells.map((cell, index) => ({ number: index + 2, cells: ["Anna", cell] })),
    1,
  );
  return cells.map((cell) => answers.of(cell));
};

it("takes 0 for a no among numbers, and 1 for a yes if there are no others", () => {
  expect(answersIn("1", "0", "", "1")).toEqual(["yes", "no", undefined, "yes"]);
  expect(answersIn("1", "1")).toEqual([undefined, undefined]);
  expect(answersIn("1", "0", "2")).toEqual([undefined, "no", undefined]);
  expect(answersIn("Yes", "No", "3 nights")).toEqual(["yes", "no", undefined]);
});
