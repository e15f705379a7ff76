import { expect, test } from "vitest";
import { authenticatorCode, passkeyName } from "./second-factor.ts";

test("a code is typed with or without the gap that apps show", () => {
  for (const typed of ["123456", "123 456", " 123456 ", "123\u00a0456"]) {
    expect(authenticatorCode.parse(typed)).toBe("123456");
  }
  for (const typed of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"]) {
    expect(authenticatorCode.safeParse(typed).success).toBe(false);
  }
});

test("a passkey has a name that fits into its row", () => {
  expect(passkeyName.parse("  Laptop ")).toBe("Laptop");
  expect(passkeyName.safeParse(" ").success).toBe(false);
  expect(passkeyName.safeParse("x".repeat(61)).success).toBe(false);
});
