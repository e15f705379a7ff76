import fc from "fast-check";
import { expect, it } from "vitest";
import { maxExtraColumnNameLength } from "../../../../../common/limits.ts";
import { columnNames } from "./column-names.ts";

const namesOf = (headers: string[], count = headers.length) => columnNames(headers, count).map(({ name }) => name);

it("names columns by their headers, without surrounding blanks and inner line breaks", () => {
  expect(namesOf([" Meal ", "Dietary\r\nneeds", "a\u0000b"])).toEqual(["Meal", "Dietary needs", "ab"]);
});

it("generates names for columns without a header and for duplicate headers", () => {
  expect(namesOf(["Meal", "", "Meal", "Meal (2)", "Column B", ""], 28).slice(0, 6)).toEqual([
    ...["Meal", "Column B", "Meal (2)", "Meal (2) (2)", "Column B (2)", "Column F"],
  ]);
  expect(namesOf([], 28).slice(25)).toEqual(["Column Z", "Column AA", "Column AB"]);
});

it("treats JavaScript keywords as plain text", () => {
  expect(namesOf(["__proto__", "constructor", "__proto__"])).toEqual(["__proto__", "constructor", "__proto__ (2)"]);
});

it("shortens long names and says so", () => {
  const question = `${"Would you like to tell us about your allergies? ".repeat(3)}`;
  const [first, second, third] = columnNames([question, question, "Meal"], 3);
  expect(first).toMatchObject({ shortened: true, name: `${question.slice(0, 99)}…` });
  expect(second?.name.endsWith("… (2)")).toBe(true);
  expect(third).toEqual({ column: 2, name: "Meal", shortened: false });
});

it("generates names that are all different and within the limit", () => {
  const header = fc.oneof(
    fc.constantFrom("", "a", "a (2)", "Column A", "😀".repeat(60)),
    fc.string({ maxLength: 120, unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(header, { maxLength: 20 }), (headers) => {
      const names = namesOf(headers);
      expect(new Set(names).size).toBe(headers.length);
      expect(names.every((name) => name.length > 0 && name.length <= maxExtraColumnNameLength)).toBe(true);
    }),
  );
});
