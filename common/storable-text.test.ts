import { expect, it } from "vitest";
import { storableText } from "./storable-text.ts";

it("drops NUL and halves of surrogate pairs, and nothing else", () => {
  expect(storableText("a\0b\ud800c\udc00d")).toBe("abcd");
  expect(storableText("Zoë 👰🏽\t×\n")).toBe("Zoë 👰🏽\t×\n");
});
