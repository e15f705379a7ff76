import { createCustomer, createEventFor, uniqueName } from "./support/admin-customers.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("on a phone, the dashboard shows figures, backs up, cleans up files, and leads to the events", async ({
  app,
  phone: page,
}) => {
  await openAdminDashboard(page, app);
  await page.getByRole("table", { name: "Events" }).waitFor();
  await page.getByRole("region", { name: "Figures" }).getByText("Total Searches").waitFor();
  const backups = page.getByRole("region", { name: "Backups" });
  await backups.waitFor();
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
  await cleanUp.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await cleanUp.click();
  const toast = await page.locator("[data-scope=toast][data-part=root]").boundingBox();
  const pressed = await cleanUp.boundingBox();
  if (!toast || !pressed) throw new Error("The toast or the button is not on the screen.");
  expect(toast.y + toast.height, "The toast covers the button it speaks of").toBeLessThanOrEqual(pressed.y);
  await page.getByText(/^Removed \d+ files? \(\d+ bytes\)\.$/).waitFor();

  await backups.getByRole("button", { name: "Back up now" }).click();
  await backups.getByText(/^[\d.]+ [kM]B$/).waitFor();

  await page.goto("/admin/events");
  await page.getByRole("table", { name: "Events" }).waitFor();
  await inspect(page);
});

test("an event is made for a customer who may have one, and its screen leads to its guests' page", async ({
  app,
  desktop: page,
}) => {
  await signInAsAdmin(page, app);
  const [busy, free] = [uniqueName("Emil Busy"), uniqueName("Fay Free")];
  const busyId = await createCustomer(page, busy);
  await createCustomer(page, free);
  tolerateProblems(page, /status of 409/);
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill("ab");
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
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
});
