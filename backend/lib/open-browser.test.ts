import { expect, it } from "vitest";
import { openingCommand } from "./open-browser.ts";

it("opens browsers as each system does", () => {
  const url = "http://localhost:3000/auth";
  expect(openingCommand("darwin", url)).toEqual(["open", url]);
  expect(openingCommand("win32", url)).toEqual(["cmd", "/c", "start", "", url]);
  expect(openingCommand("linux", url)).toEqual(["xdg-open", url]);
});
