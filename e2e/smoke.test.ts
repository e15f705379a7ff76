import { once } from "node:events";
import { expect } from "vitest";
import { test } from "./support/test.ts";

test("the app answers with its title, and says that it is loading until its code is there", async ({ phone: page }) => {
  const release = new AbortController();
  const held = once(release.signal, "abort");
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("status", { name: "Loading" }).waitFor();
  expect(await page.title()).toContain("Find Your Table");

  release.abort();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await page.getByRole("status", { name: "Loading" }).count()).toBe(0);
});
