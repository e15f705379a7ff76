import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { screenshot } from "./support/screenshot.ts";
import { test } from "./support/test.ts";

test("the home page answers with the app's title", async ({ phone }) => {
  await phone.goto("/");
  await phone.getByRole("heading", { name: "Find Your Table", level: 1 }).waitFor();
  expect(await phone.title()).toContain("Find Your Table");
  await expectAccessible(phone);
  await screenshot(phone, "smoke-home");
});
