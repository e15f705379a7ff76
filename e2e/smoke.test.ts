import { expect } from "vitest";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

test("the home page answers with the app's title", async ({ phone }) => {
  await phone.goto("/");
  await phone.getByRole("heading", { name: "Find Your Table", level: 1 }).waitFor();
  expect(await phone.title()).toContain("Find Your Table");
  await inspect(phone, "smoke-home");
});
