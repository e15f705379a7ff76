import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Anna & Benjamin", ["A", "B"]],
  ["anna und ben’s Hochzeit", ["A", "B"]],
  ["Élodie et Zoë", ["É", "Z"]],
  ["Sommerfest 2027", ["S"]],
  ["Andy + Yves", ["A", "Y"]],
  ["Иван & Мария", ["И", "М"]],
  ["2027", []],
  ["", []],
])("of %s", (name, initials) => {
  expect(initialsOf(name)).toEqual(initials);
});
