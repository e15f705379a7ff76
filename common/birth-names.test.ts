import { expect, it } from "vitest";
import { birthNameIn } from "./birth-names.ts";

it.each([
  ["Anna Berg née Holm", "Anna Berg", "née Holm", "Holm"],
  ["Anna Berg (née Holm)", "Anna Berg", "née Holm", "Holm"],
  ["Anna Berg, geb. Holm", "Anna Berg", "geb. Holm", "Holm"],
  ["Anna Berg geb.Holm", "Anna Berg", "geb.Holm", "Holm"],
  ["Anna Berg geborene von Holm", "Anna Berg", "geborene von Holm", "von Holm"],
  ["Anna Kowalska z domu Nowak", "Anna Kowalska", "z domu Nowak", "Nowak"],
  ["Ana Pérez (de soltera Ruiz)", "Ana Pérez", "de soltera Ruiz", "Ruiz"],
  ["Анна Берг (урождённая Хольм)", "Анна Берг", "урождённая Хольм", "Хольм"],
  ["田中花子（旧姓：鈴木）", "田中花子", "旧姓：鈴木", "鈴木"],
  ["née Holm", "", "née Holm", "Holm"],
])("takes %s apart", (text, before, written, family) => {
  expect(birthNameIn(text)).toEqual({ before, written, family });
});

it.each(["Anna Berg", "Renée Holm", "Desiree Holm", "Born Holm", "Geb Holm", "Anna née", "née", "René de Soltera", ""])(
  "finds no name at birth in %j",
  (text) => {
    expect(birthNameIn(text)).toBeUndefined();
  },
);
