import { expect } from "vitest";
import { DeleteEventDocument } from "../frontend/features/events/generated/delete-event.ts";
import {
  createEvent,
  guestRows,
  openTab,
  startWithEvent,
  startWithList,
  tableRows,
  uploadFirstList,
} from "./support/admin-steps.ts";
import { addGuest } from "./support/customer-steps.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const narrowPhone = { width: 360, height: 740 };

test("an administrator creates an event from the dashboard, and copies its link for guests", async ({
  app,
  desktop: page,
}) => {
  await openAdminDashboard(page, app);
  await page.getByRole("table", { name: "Events" }).waitFor();
  await inspect(page, "admin-dashboard");
  expect(await page.getByText("578").isVisible()).toBe(true);

  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByLabel("Event Name").fill("ab");
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await inspect(page, "admin-new-event-refused");

  await page.getByLabel("Event Name").fill("Harbour Gala");
  await page.getByLabel("Event Description").fill("An evening by the water.\nDoors open at seven.");
  await page.getByLabel("Date").fill("June 12, 2027");
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByRole("checkbox", { name: "Public Event" }).setChecked(false, { force: true });
  await page.getByRole("button", { name: "Create Event" }).click();

  await page.waitForURL(/\/admin\/events\/\d+$/);
  await page.getByText("Event created", { exact: true }).waitFor();
  // The form has a region of the same name and stays until the event's screen is loaded.
  await page.getByRole("heading", { name: "Harbour Gala", level: 1 }).waitFor();
  expect(await page.getByLabel("Date", { exact: true }).inputValue()).toBe("June 12, 2027");
  expect(await page.getByLabel("Location").inputValue()).toBe("Pier Nine");
  await page.getByText("This event is private").waitFor();
  expect(await page.getByRole("region", { name: "Owner" }).innerText()).toContain("Administrator");
  expect(await page.title()).toContain("Harbour Gala");
  await inspect(page, "admin-event-new");

  const link = await page.getByLabel("Link for guests", { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/view/seats/[^/]+$`));

  const tick = page.getByRole("status").getByText("Copied", { exact: true });
  const ticked = tick.waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Copy Link" }).click();
  await ticked;
  await page.getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await tick.waitFor({ state: "detached" });

  const publicPage = await page.getByRole("link", { name: "View Public Page" }).getAttribute("href");
  expect(new URL(publicPage ?? "", app.url).href).toBe(link);

  await openTab(page, "Guest List");
  await page.getByText("No guest data available").waitFor();
  await inspect(page, "admin-event-no-guests");

  await page.goto("/admin/events");
  const [row] = await tableRows(page, "Events");
  expect(row?.[0]).toBe("Harbour Gala Pier Nine");
  expect(row?.slice(3, 5)).toEqual(["Private", "Regular"]);
});

test("guests are searched and paged by the server", async ({ app, desktop: page }) => {
  await startWithList(page, app, "Long list", manyGuests(45));
  await openTab(page, "Guest List");
  await page.getByText("Showing 1–20 of 45").waitFor();
  expect(await page.getByRole("tab", { name: "Guest List" }).innerText()).toContain("45");
  const columns = await page.getByRole("columnheader").allInnerTexts();
  expect(columns).toEqual(["", "Name", "Table", "Meal", "Actions"]);
  await inspect(page, "admin-event-guests");

  await page.getByRole("button", { name: "Page 3", exact: true }).click();
  await page.getByText("Showing 41–45 of 45").waitFor();
  expect((await guestRows(page))[0]).toEqual(["Guest 41", "6", "Fish"]);
  await page.reload();
  await page.getByText("Showing 41–45 of 45").waitFor();

  await page.getByRole("searchbox", { name: "Search guests" }).fill("guest 45");
  await page.getByText("Showing 1–1 of 1", { exact: true }).waitFor();
  expect(await guestRows(page)).toEqual([["Guest 45", "6", "Fish"]]);
});

test("an event that does not exist leads back to the list", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  tolerateProblems(page, /404/);
  for (const id of ["2147483647", "99999999999", "no-number"]) {
    await page.goto(`/admin/events/${id}`);
    await page.getByText("Event not found", { exact: true }).waitFor();
    await page.waitForURL(/\/admin\/events$/);
  }
});

test("the sample event is to read, not to change", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await page.goto("/admin/events?q=rosewood");
  await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).click();
  await page.getByText("Sample events cannot be modified.").waitFor();
  expect(await page.getByText("Sample Event", { exact: true }).isVisible()).toBe(true);
  expect(await page.getByLabel("Choose a file").isDisabled()).toBe(true);
  await page.getByRole("region", { name: "Upload Guest Data" }).waitFor();
  await page.getByRole("region", { name: "File Format" }).waitFor();
  await inspect(page, "admin-sample-details");
  expect(await page.getByRole("button", { name: "Delete Event" }).count()).toBe(0);
  await openTab(page, "Guest List");
  expect(await page.getByRole("button", { name: "Add Guest" }).isDisabled()).toBe(true);
  expect(
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .isDisabled(),
  ).toBe(true);
  await inspect(page, "admin-sample-guests");
  await openTab(page, "Theme");
  await page.getByRole("region", { name: "Live Preview" }).waitFor();
  expect(await page.getByRole("button", { name: "Save Theme" }).count()).toBe(0);
});

test("an administrator edits an event, its guests and its look, and deletes it", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Short-lived");
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await inspect(page, "admin-event-edited");
  await openTab(page, "Guest List");
  await addGuest(page, "Ben Miller", "7");
  expect(await guestRows(page)).toEqual([["Ben Miller", "7"]]);
  await openTab(page, "Theme");
  await page.getByLabel("Primary Color", { exact: true }).fill("#7a1f3d");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  await inspect(page, "admin-event-theme");
  await openTab(page, "History");
  const history = await tableRows(page, "History");
  expect(history.map((row) => row[0])).toEqual(["Updated Event", "Updated Guests", "Updated Event", "Created Event"]);

  await page.getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("This will permanently delete the event and all associated guest data.").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("Event deleted", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "All Events" }).waitFor();
  expect(await page.getByRole("link", { name: "Short-lived", exact: true }).count()).toBe(0);
});

test("an event that somebody else deleted says so when it is saved or deleted", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 404/);
  await startWithEvent(page, app, "Already gone");
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  await ask(page, DeleteEventDocument, { id });
  await page.getByLabel("Location").fill("Nowhere");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Failed to update event").waitFor();
  await page.getByRole("button", { name: "Delete Event" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Event" }).click();
  await page.getByText("Failed to delete event").waitFor();
});

test("every screen works on a narrow phone", async ({ app, phone: page }) => {
  await page.setViewportSize(narrowPhone);
  await openAdminDashboard(page, app);
  await page.getByRole("table", { name: "Events" }).waitFor();
  await inspect(page, "admin-dashboard");

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Administration" }).waitFor();
  await inspect(page, "admin-menu");
  await page.getByRole("link", { name: "Events", exact: true }).click();
  await page.getByRole("heading", { name: "All Events" }).waitFor();
  await page.getByRole("table", { name: "Events" }).waitFor();
  await inspect(page, "admin-events");

  await page.goto("/admin/events/new");
  await page.getByRole("button", { name: "Create Event" }).waitFor();
  await inspect(page, "admin-new-event");
  await createEvent(page, "Pocket party");
  await uploadFirstList(page, csvFile("pocket.csv", manyGuests(25)));
  await inspect(page, "admin-event-uploaded");
  await openTab(page, "Guest List");
  await page.getByText("Page 1 of 2").waitFor();
  await page.getByLabel("Order of the list").selectOption("Name, descending");
  await expect.poll(async () => (await guestRows(page))[0]?.[0]).toBe("Guest 25");
  await inspect(page, "admin-event-guests");
  await openTab(page, "History");
  expect((await tableRows(page, "History"))[0]?.[1]).toContain("pocket.csv (25 guests)");
  await inspect(page, "admin-event-history");
});
