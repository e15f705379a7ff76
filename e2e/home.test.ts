import { expect } from "vitest";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test.for(["phone", "desktop"] as const)(
  "the home page on a %s lets anybody try the sample event",
  async (device, { visit }) => {
    const page = await visit(device);
    await page.goto("/");
    await page.getByRole("heading", { name: "Find Your Table", level: 1 }).waitFor();
    await page.getByText("Enter your name to find your assigned table and seating information.").waitFor();
    const box = page.getByPlaceholder("Search by name to find your table...");
    await expect.poll(() => box.isEnabled()).toBe(true);
    await inspect(page, "home");

    await box.fill("zoe");
    await page.getByRole("heading", { name: "Welcome, Zoë" }).waitFor();
    await page.getByText("You're seated at table").waitFor();
    await page.getByRole("heading", { name: "Your tablemates" }).waitFor();
    await inspect(page, "home-match");
  },
);

test("the home page names the sample event, and the names that it proposes are on its list", async ({
  phone: page,
}) => {
  await page.goto("/");
  const hint = await page.getByText("This is a demo.").innerText();
  const names = hint.match(/first names such as (.+)\./)?.[1]?.split(/, (?:or )?/) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const name of names) {
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("heading", { name: `Welcome, ${name}` }).waitFor();
  }
});

test("without a connection, the home page says so and tries again", async ({ phone: page }) => {
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/");
  await page.getByText("The server could not be reached. Check your connection and try again.").waitFor();
  expect(await page.getByText("Sample Event").count()).toBe(1);
  await inspect(page, "home-failed");

  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByLabel("Your name").fill("zoe");
  await page.getByRole("heading", { name: "Welcome, Zoë" }).waitFor();
});

test("the reader's choice of light or dark is kept", async ({ desktop: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.className, localStorage.getItem("ui-theme")])).toEqual([
    "dark",
    "dark",
  ]);
});

test("an address that does not exist says so", async ({ phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await page.goto("/no/such/page");
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await inspect(page, "not-found");
});

test("on the home page, navigation shows only who is signed in", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect.poll(() => header.innerText()).toMatch(/Administrator$/);
  expect(await header.getByRole("link").count()).toBe(0);
  await page.getByRole("contentinfo").getByRole("button", { name: "Logout" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Login" }).waitFor();
});
