import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { DeleteEventDocument } from "../frontend/features/events/generated/delete-event.ts";
import { createCustomer, createEventFor } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";

async function figures(page: Page): Promise<Record<string, string>> {
  await page.getByRole("table", { name: "Events" }).waitFor();
  const cards = page.getByRole("region", { name: "Figures" }).locator("dl");
  return Object.fromEntries(
    await cards.evaluateAll((lists) =>
      lists.map((list) => [list.querySelector("dt")?.textContent, list.querySelector("dd")?.textContent]),
    ),
  );
}

async function uploadTwice(page: Page, eventName: string): Promise<void> {
  const id = await createEventFor(page, eventName);
  for (const count of [3, 4]) {
    const file = csvFile("guests.csv", manyGuests(count));
    const response = await page.request.post(`/api/events/${id}/upload`, { multipart: { file } });
    expect(response.status(), await response.text()).toBe(200);
  }
}

test("the figures are those of the server", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  const before = { "Total Events": "1", "Active Customers": "0", "Files Uploaded": "1", "Total Searches": "578" };
  expect(await figures(page)).toEqual(before);
  await createCustomer(page, "Carla Card");
  await createEventFor(page, "Card party");
  await page.reload();
  const after = { ...before, "Total Events": "2", "Active Customers": "1", "Files Uploaded": "2" };
  expect(await figures(page)).toEqual(after);

  await page.getByRole("link", { name: "Add New User" }).last().click();
  await page.waitForURL("/admin/users/new");
  await page.goBack();
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.waitForURL("/admin/events/new");
});

test.for(firstOf(["desktop", "phone"]))(
  "cleaning up files on a %s says what was removed",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await openAdminDashboard(page, app);
    await uploadTwice(page, `Twice on a ${device}`);
    const tools = page.getByRole("region", { name: "Maintenance Tools" });
    await inspect(page, "admin-dashboard-tools");
    await tools.getByRole("button", { name: "Clean Up Files" }).click();
    await tools.getByText("Cleanup Successful").waitFor();
    await page.getByText("Cleanup Successful").nth(1).waitFor();
    await tools.getByText(/^Removed 1 file \(\d+ bytes\)\.$/).waitFor();
    await inspect(page, "admin-dashboard-cleaned-up");

    await tools.getByRole("button", { name: "Clean Up Files" }).click();
    await tools.getByText("Removed 0 files (0 bytes).").waitFor();
  },
);

test("a cleanup that fails says so and can be tried again", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  const tools = page.getByRole("region", { name: "Maintenance Tools" });
  tolerateProblems(page, /ERR_FAILED|status of 401/);
  await page.route("**/graphql", (route) => route.abort());
  await tools.getByRole("button", { name: "Clean Up Files" }).click();
  await tools.getByText("Cleanup Failed").waitFor();
  await tools.getByText("Error cleaning up files").waitFor();
  await page.getByText("Error cleaning up files").nth(1).waitFor();
  await inspect(page, "admin-dashboard-cleanup-failed");
  await page.unroute("**/graphql");
  await tools.getByRole("button", { name: "Clean Up Files" }).click();
  await tools.getByText("Cleanup Successful").waitFor();
  expect(await tools.getByText("Cleanup Failed").count()).toBe(0);

  await ask(page, LogoutDocument, {});
  await tools.getByRole("button", { name: "Clean Up Files" }).click();
  await page.getByText("Cleanup Failed").waitFor();
  await page.getByText("Please sign in.", { exact: true }).waitFor();
  await page.waitForURL("/auth");
});

test.for(firstOf(["phone", "desktop"]))(
  "an event is deleted from the list once that is confirmed, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await signInAsAdmin(page, app);
    await createEventFor(page, "Doomed dinner");
    await createEventFor(page, "Doomed dance");
    await page.goto("/admin/events?q=doomed");
    await page.getByRole("button", { name: "Delete Doomed dance" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
    const warning =
      "This action cannot be undone. This will permanently delete the event and all associated guest data.";
    await dialog.getByText(warning, { exact: true }).waitFor();
    await inspect(page, "admin-events-delete");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await tableRows(page, "Events")).toHaveLength(2);

    await page.getByRole("button", { name: "Delete Doomed dance" }).click();
    await dialog.getByRole("button", { name: "Delete Event" }).click();
    await page.getByText("Event deleted", { exact: true }).waitFor();
    await page.getByText("Showing 1–1 of 1").waitFor();
    expect((await tableRows(page, "Events"))[0]?.[0]).toBe("Doomed dinner");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await inspect(page, "admin-events-deleted");

    await page.getByRole("button", { name: "Delete Doomed dinner" }).click();
    await dialog.getByRole("button", { name: "Delete Event" }).click();
    await page.getByText("No results found").waitFor();
  },
);

test("a deletion that the server refuses says why", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  const id = await createEventFor(page, "Gone gala");
  await page.goto("/admin/events?q=gone");
  await page.getByRole("button", { name: "Delete Gone gala" }).click();
  await ask(page, DeleteEventDocument, { id });
  tolerateProblems(page, /404/);
  await page.getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("Failed to delete event", { exact: true }).waitFor();
  await page.getByText(/^404: /).waitFor();
  await page.getByText("No results found").waitFor();
});

test("neither the sample event nor the dashboard's list offers deletion", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  await createEventFor(page, "Lasting lunch");
  await page.reload();
  await page.getByRole("link", { name: "Lasting lunch", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
  await page.goto("/admin/events?q=rosewood");
  await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
});

test("customers and strangers see neither dashboard nor list", async ({ app, phone, visit }) => {
  await signInAsCustomer(phone, await prepareCustomer(phone, app, "Kim"));
  const stranger = await visit("desktop");
  for (const path of ["/admin/dashboard", "/admin/events", "/admin/events?owner=1", "/admin/events/new"]) {
    await phone.goto(path);
    await phone.getByRole("heading", { name: "Access Denied" }).waitFor();
    await stranger.goto(path);
    await stranger.waitForURL("/auth");
  }
});
