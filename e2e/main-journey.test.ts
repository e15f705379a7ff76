import type { Page } from "playwright-core";
import { expect } from "vitest";
import { createEvent, uploadFirstList } from "./support/admin-steps.ts";
import { type RunningApp, startApp } from "./support/app.ts";
import { openPage } from "./support/browser.ts";
import { firstOf } from "./support/first-of.ts";
import { csvFile, type Rows, xlsFile, xlsxFile } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { problemsOf } from "./support/problems.ts";
import { screenshot } from "./support/screenshot.ts";
import { signInByForm } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const gala: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Zoë Ångström", "Head table", "Fish"],
  ["Liam O’Connor", "Head table", "Vegan, no nuts"],
  ["Mei-Ling Ng", "Rose", "Beef"],
  ["Zoë Fernández", "Rose", ""],
];

/** The administrator whose password the program generated and printed. */
function printedAdmin(app: RunningApp): RunningApp["admin"] {
  const [, username, password] = /username: (\S+)\s+password: (\S+)/.exec(app.output()) ?? [];
  if (!username || !password) throw new Error(`No sign-in was printed: ${app.output()}`);
  return { username, password };
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied", { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an organizer uploads a spreadsheet and shares a link, and a guest finds their table", async ({ browser }) => {
  const app = await startApp({ ADMIN_PASSWORD: "" });
  try {
    const organizer = await openPage(browser, { device: "desktop", baseURL: app.url });
    await signInByForm(organizer, printedAdmin(app));
    await organizer.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();

    const files = [await xlsxFile("gala.xlsx", gala), csvFile("gala.csv", gala), xlsFile("gala.xls", gala)];
    for (const file of firstOf(files)) {
      await createEvent(organizer, `Gala from ${file.name}`);
      await uploadFirstList(organizer, file);
      const link = await copyLink(organizer);
      expect(link).toMatch(new RegExp(`^${app.url}/view/seats/[2-9a-z]{10}$`));

      const guest = await openPage(browser, { device: "phone", baseURL: app.url });
      await guest.goto(link);
      await guest.getByPlaceholder("Search by name to find your table...").fill("angstr");
      await guest.getByText("Welcome, Zoë Ångström!").waitFor();
      await guest.getByText("You're seated at table Head table").waitFor();
      await guest.getByText("Liam O’Connor").waitFor();
      expect(await guest.getByText("Mei-Ling Ng").count()).toBe(0);
      await inspect(guest, "journey-guest");
      expect(problemsOf(guest)).toEqual([]);
      await guest.context().close();
    }
    await screenshot(organizer, "journey-organizer");
    expect(problemsOf(organizer)).toEqual([]);
    expect(app.output()).not.toMatch(/ngstr|O’Connor|Mei-Ling/);
  } finally {
    await app.stop();
  }
});
