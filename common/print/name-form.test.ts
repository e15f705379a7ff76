import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NamedPerson, nameInForm, namesTogether } from "./name-form.ts";
import { nameForms } from "./print-words.ts";

const person = (name: string, title = ""): NamedPerson => ({ name, title });

it.each([
  ["Anna Maria Berg", "Anna"],
  ["Prof. Dr. med. Anna Berg", "Anna"],
  ["Ludwig van der Berg", "Ludwig"],
  // No first name is known.
  ["Dr Berg", "Dr Berg"],
  ["A. Berg", "A. Berg"],
  ["王小明", "王小明"],
  // Other scripts, first name first.
  ["Ольга Петрова", "Ольга"],
  ["ليلى حداد", "ليلى"],
])("calls %s by the first name: %s", (name, first) => {
  expect(nameInForm(person(name), "first")).toBe(first);
});

describe("the formal form", () => {
  it.each([
    ["Anna Berg", "Ms", "Ms Berg"],
    ["Anna Berg", "Frau Dr.", "Frau Dr. Berg"],
    ["Dr. Anna Berg", "", "Dr. Berg"],
    ["Herr Ludwig van der Berg", "", "Herr van der Berg"],
    ["Mr and Mrs Ben Holm", "", "Mr and Mrs Holm"],
    ["Ana María Gil López", "Sra.", "Sra. Ana María Gil López"],
    ["王小明", "Mr", "Mr 王小明"],
  ])("of %s with the title %j is %s", (name, title, formal) => {
    expect(nameInForm(person(name, title), "formal")).toBe(formal);
  });

  it("is the full name without a title", () => {
    expect(nameInForm(person("Anna Berg"), "formal")).toBe("Anna Berg");
    expect(nameInForm(person("M Berg"), "formal")).toBe("M Berg");
    expect(nameInForm(person("Dr"), "formal")).toBe("Dr");
  });
});

describe("people on one card", () => {
  it("share their last name", () => {
    const couple = [person("Anna Holm"), person("Ben holm")];
    expect(namesTogether(couple, "full")).toEqual(["Anna & Ben Holm"]);
    expect(namesTogether(couple, "first")).toEqual(["Anna & Ben"]);
    const titled = [person("Ben Holm", "Mr"), person("Anna Holm", "Mrs")];
    expect(namesTogether(titled, "formal")).toEqual(["Mr & Mrs Holm"]);
    expect(namesTogether(titled, "first")).toEqual(["Ben & Anna"]);
  });
});

it("never leaves a person without a name", () => {
  const word = fc.oneof(fc.constantFrom("Dr", "Mr", "&", "von", "Jr", "M.", ","), fc.string({ unit: "grapheme" }));
  const names = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" ").trim());
  fc.assert(
    fc.property(
      names.filter(Boolean),
      fc.constantFrom(...nameForms.options),
      fc.constantFrom("", "Mr"),
      (name, form, title) => {
        expect(nameInForm(person(name, title), form).trim()).not.toBe("");
        expect(nameInForm(person(name, title), "full")).toBe(name);
      },
    ),
  );
});
