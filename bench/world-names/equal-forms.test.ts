import { expect, test } from "vitest";
import { Random } from "../lib/random.ts";
import { arabicDigits, fullWidth, halfWidthKana, otherKana, presentationForms } from "./equal-forms.ts";

test("other forms of a name are the same letters for Unicode", () => {
  for (const [name, form] of [
    ["Anna O’Neil 2", fullWidth("Anna O’Neil 2")],
    ["ガブリエラ ポール", halfWidthKana("ガブリエラ ポール")],
    ["محمد السيد", presentationForms("محمد السيد", new Random(1))],
  ] as const) {
    expect(form).not.toBe(name);
    expect(form.normalize("NFKC")).toBe(name);
  }
});

test("katakana and hiragana stand for each other", () => {
  expect(otherKana("サトウ ゆき")).toBe("さとう ゆき");
  expect(otherKana("さとう ゆき")).toBe("サトウ ユキ");
});

test("digits have their values", () => {
  expect(arabicDigits("Ali 29")).toBe("Ali ٢٩");
});
