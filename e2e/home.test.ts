import { inspect } from "./support/inspect.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("the home page lets anybody try the sample event with the names that it proposes", { tag: "@engines" }, async ({
  phone: page,
}) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "Find Your Table", level: 1 }).waitFor();
  await page.getByText("Enter your name to find your assigned table and seating information.").waitFor();
  await inspect(page);
  const hint = await page.getByText("This is a demo.").innerText();
  const names = hint.match(/first names such as (.+)\./)?.[1]?.split(/, (?:or )?/) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const name of names) {
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("heading", { name: `Welcome, ${name}` }).waitFor();
  }
  await page.getByText("You're seated at table").waitFor();
  await page.getByRole("heading", { name: "Your tablemates" }).waitFor();
  await inspect(page);
});

test("the reader's choice of light or dark is kept, and there from the first paint on", async ({
  app,
  desktop: page,
}) => {
  await signInAsAdmin(page, app);
  await page.goto("/");
  // Navigation shows only who is signed in.
  const header = page.getByRole("banner");
  await expect(header).toHaveText(/Administrator$/);
  expect(await header.getByRole("link").count()).toBe(0);

  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  const mode = page.getByRole("combobox", { name: "Color mode" });
  await mode.selectOption("Dark");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await background()).toBe(dark);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.goto("/");
  await expect(mode).toHaveValue("dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await mode.selectOption("Light");
  await expect.poll(background).toBe(light);
  await mode.selectOption("System");
  await expect.poll(background).toBe(dark);
});
