import type { Page } from "@playwright/test";
import { DeleteEventDocument } from "../frontend/features/events/generated/delete-event.ts";
import { createCustomer, createEventFor, uniqueName } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const eventNames = async (page: Page) => (await tableRows(page, "Events")).map(([name]) => name);

test("on a phone, the dashboard shows figures, warns of a failed backup, cleans up files, and leads to the events", async ({
  app,
  phone: page,
}) => {
  await openAdminDashboard(page, app);
  await page.getByRole("table", { name: "Events" }).waitFor();
  await page.getByRole("region", { name: "Figures" }).getByText("Total Searches").waitFor();
  await page.getByRole("region", { name: "Backups" }).waitFor();
  await inspect(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Administration" }).waitFor();
  await inspect(page);
  await page.keyboard.press("Escape");

  const id = await createEventFor(page, "Uploaded twice");
  for (const count of [3, 4]) {
    const file = csvFile("guests.csv", manyGuests(count));
    expect((await page.request.post(`/api/events/${id}/upload`, { multipart: { file } })).status()).toBe(200);
  }
  const tools = page.getByRole("region", { name: "Maintenance Tools" });
  const cleanUp = tools.getByRole("button", { name: "Clean Up Files" });
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await cleanUp.click();
  await tools.getByText("Error cleaning up files").waitFor();
  await page.unroute("**/graphql");
  await cleanUp.click();
  await tools.getByText(/^Removed \d+ files? \(\d+ bytes\)\.$/).waitFor();

  await failBackups(page);
  await page.reload();
  const notice = page.getByRole("note").filter({ hasText: "The last backup failed" });
  await notice.getByText(/^The backup folder cannot be written to\. Check BACKUP_FOLDER/).waitFor();
  await notice.getByText(/^There is no good backup yet\. The next attempt is on /).waitFor();
  await page.getByRole("region", { name: "Backups" }).getByText("None yet").waitFor();
  await page.unrouteAll({ behavior: "wait" });

  await page.goto("/admin/events");
  await page.getByRole("table", { name: "Events" }).waitFor();
  await inspect(page);
});

/** Says what the server says after a backup that failed: making one takes seconds and a program of its own. */
async function failBackups(page: Page): Promise<void> {
  await page.route("**/graphql", async (route, request) => {
    if (!request.postData()?.includes("backups {")) return route.continue();
    const response = await route.fetch();
    const answer: { data: { backups: object } } = await response.json();
    const [failedAt, nextAt] = ["2027-01-01T03:00:00.000Z", "2027-01-01T04:00:00.000Z"];
    const failed = { isOn: true, keep: 7, failure: "FOLDER_UNUSABLE", failedAt, nextAt };
    await route.fulfill({
      response,
      json: { data: { ...answer.data, backups: { ...answer.data.backups, ...failed } } },
    });
  });
}

test("events are searched, sorted and paged, the address keeps it, and one is deleted", async ({
  app,
  desktop: page,
}) => {
  await openAdminDashboard(page, app);
  const feast = uniqueName("Feast");
  for (let number = 1; number <= 11; number++) await createEventFor(page, `${feast} ${number}`);
  tolerateProblems(page, /ERR_FAILED|404/);
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

  await page.getByRole("button", { name: "Clear search" }).click();
  const gone = await createEventFor(page, `${feast} gone`);
  await page.getByRole("searchbox").fill(`${feast} gone`);
  await page.getByRole("button", { name: `Delete ${feast} gone` }).click();
  // The list would follow the deletion, and close the question.
  const releaseList = await holdAnswers(page, (body) => !body.includes("DeleteEvent"));
  await ask(page, DeleteEventDocument, { id: gone });
  await dialog.getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("Failed to delete event", { exact: true }).waitFor();
  releaseList();
  await page.getByText("No results found").waitFor();
});

test("an event is made for a customer who may have one, and its screen leads to its guests' page", async ({
  app,
  desktop: page,
}) => {
  await signInAsAdmin(page, app);
  const [busy, free] = [uniqueName("Emil Busy"), uniqueName("Fay Free")];
  const busyId = await createCustomer(page, busy);
  await createCustomer(page, free);
  tolerateProblems(page, /status of 4(04|09)/);
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill("ab");
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await page.getByLabel("Event Name").fill("Harbor Gala");
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByRole("checkbox", { name: "Public Event" }).setChecked(false, { force: true });
  const owner = page.getByRole("combobox", { name: "Owner" });
  await owner.fill("nobody is called this");
  await page.getByText("No customers found").waitFor();
  await owner.fill(busy.toUpperCase());
  await page.getByRole("option").filter({ hasText: busy }).waitFor();
  // From here on, this customer has the one event that a customer may have.
  await createEventFor(page, "First feast", busyId);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(owner).toHaveValue(busy);
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByText("This customer already has an event. Choose another customer, or none.").waitFor();
  await expect(owner).toHaveAttribute("aria-invalid", "true");
  await expect(owner).toBeFocused();
  await inspect(page);

  await owner.fill(free);
  await page.getByRole("option").filter({ hasText: free }).click();
  await expect(page.getByText("This customer already has an event.")).toHaveCount(0);
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByRole("heading", { name: "Harbor Gala", level: 1 }).waitFor();
  await page.getByRole("region", { name: "Owner" }).getByText(free, { exact: true }).waitFor();
  await page.getByText("This event is private").waitFor();
  const link = await page.getByLabel("Link for guests", { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/view/seats/[^/]+$`));
  await page.getByRole("button", { name: "Copy Link" }).click();
  await page.getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole("link", { name: "View Public Page" })).toHaveAttribute("href", new URL(link).pathname);
  await inspect(page);

  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  await ask(page, DeleteEventDocument, { id });
  await page.getByLabel("Location").fill("Nowhere");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Failed to update event").waitFor();
  await page.reload();
  await page.getByText("Event not found", { exact: true }).waitFor();
  await page.waitForURL(/\/admin\/events$/);
});
