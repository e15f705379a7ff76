import type { Page } from "@playwright/test";
import { createEventFor, uniqueName } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const eventNames = async (page: Page) => (await tableRows(page, "Events")).map(([name]) => name);

test("events are searched, sorted and paged, the address keeps it, and one is deleted", async ({
  app,
  desktop: page,
}) => {
  await openAdminDashboard(page, app);
  const feast = uniqueName("Feast");
  for (let number = 1; number <= 11; number++) await createEventFor(page, `${feast} ${number}`);
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("link", { name: "Events", exact: true }).click();
  await page.getByText("The events could not be loaded").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("table", { name: "Events" }).waitFor();

  await page.getByRole("searchbox").fill(feast.toUpperCase());
  await page.getByText("Showing 1–10 of 11").waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("Showing 11–11 of 11").waitFor();
  await page.reload();
  await page.getByText("Showing 11–11 of 11").waitFor();
  await page.goBack();
  await page.getByText("Showing 1–10 of 11").waitFor();
  const byName = page.getByRole("button", { name: "Event", exact: true });
  await byName.click();
  await expect.poll(async () => (await eventNames(page))[1]).toBe(`${feast} 2`);
  await byName.click();
  await expect.poll(async () => (await eventNames(page))[0]).toBe(`${feast} 11`);
  await page.reload();
  expect((await eventNames(page))[0]).toBe(`${feast} 11`);
  await expect(page.getByRole("columnheader", { name: "Event" })).toHaveAttribute("aria-sort", "descending");

  // Those of before can be read while others are on their way.
  const release = await holdAnswers(page);
  await page.getByRole("searchbox").fill(`${feast} 7`);
  await page.locator("[aria-busy=true]").waitFor();
  await page.getByRole("link", { name: `${feast} 11`, exact: true }).waitFor();
  release();
  await page.getByText("Showing 1–1 of 1").waitFor();

  await page.getByRole("button", { name: `Delete ${feast} 7` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await dialog.getByText(/^This action cannot be undone\. This will permanently delete the event/).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: `Delete ${feast} 7` }).click();
  await dialog.getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("Event deleted", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();
  await expect(page.getByRole("main")).toBeFocused();
});
