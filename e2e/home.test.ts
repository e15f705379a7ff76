import { expect } from "vitest";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test.for(firstOf(["phone", "desktop"]))(
  "the home page on a %s lets anybody try the sample event",
  async (device, { visit }) => {
    const page = await visit(device);
    await page.goto("/");
    await page.getByRole("heading", { name: "Find Your Table", level: 1 }).waitFor();
    await page.getByText("Enter your name to find your assigned table and seating information.").waitFor();
    const box = page.getByPlaceholder("Search by name to find your table...");
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

test("the reader's choice of light or dark is kept, and there from the first paint on", async ({ desktop: page }) => {
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByText("Dark", { exact: true }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await background()).toBe(dark);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.goto("/");
  expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe("dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByText("Light", { exact: true }).click();
  await expect.poll(background).toBe(light);
  await page.getByText("System", { exact: true }).click();
  await expect.poll(background).toBe(dark);
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
  await inspect(page, "home-signed-in");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/admin/dashboard");
  await footer.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  expect(await header.count()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Login" }).waitFor();
});
