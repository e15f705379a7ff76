import { expect, it } from "vitest";
import { idFrom } from "./id-from.ts";

it("reads an id, and refuses everything else", () => {
  expect(idFrom("12")).toBe(12);
  expect(idFrom("2147483647")).toBe(2147483647);
  for (const text of [null, undefined, "", "0", "-1", "1.5", "007", "1e3", " 7", "2147483648", "twelve"])
    expect(idFrom(text)).toBeUndefined();
});
