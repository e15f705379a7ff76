import { expect, it } from "vitest";
import { storableText } from "./storable-text.ts";

it("removes only NUL and lone surrogates", () => {
  expect(storableText("a\0b\ud800c\udc00d")).toBe("abcd");
  expect(storableText("Zoë 👰🏽\t×\n")).toBe("Zoë 👰🏽\t×\n");
});
