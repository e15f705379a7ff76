import type { Page } from "playwright-core";
import { expect } from "vitest";
import { changeGuest, myEvent, openEditor, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const name = "Zorabel Quellenstedt";
const rows = [
  ["Name", "Table", "Meal", "Notes"],
  [name, "1", "Vegan", ""],
  ["Ben Berg", "1", "Fish", `Sits with ${name}`],
  ["Cleo Munro", "2", "Fish", ""],
];

async function prepareGuest(page: Page): Promise<{ eventId: number; guestId: number }> {
  const { id: eventId } = await myEvent(page);
  await uploadGuests(page, eventId, rows);
  await uploadGuests(page, eventId, [...rows, ["Dora Eich", "2", "Fish", ""]]);
  const guestId = (await storedGuests(page, eventId)).find((guest) => guest.name === name)?.id ?? 0;
  await changeGuest(page, eventId, guestId, { name, tableNumber: "2" });
  return { eventId, guestId };
}

async function openGuest(page: Page): Promise<void> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("dialog", { name: "Edit Guest" }).waitFor();
}

test.for(firstOf(["phone", "desktop"]))(
  "an owner reads what is kept about a guest, takes it away and erases the guest, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await signInAsNewCustomer(page, app, "Erna");
    const { eventId } = await prepareGuest(page);
    await openEditor(page, "guests");
    await openGuest(page);
    await inspect(page, "guest-dialog-with-record", "[role=dialog]");
    await page.getByRole("link", { name: "Everything about this guest" }).click();
    await page.getByRole("heading", { name: `Everything about ${name}`, level: 1 }).waitFor();
    for (const text of ["Vegan", `Sits with ${name}`, "guests.csv", "Table: “1” became “2”"]) {
      await page.getByText(text).first().waitFor();
    }
    await inspect(page, "guest-record");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as JSON" }).click();
    expect((await download).suggestedFilename()).toBe(`${name}.json`);

    await page.getByRole("button", { name: "Erase for good…" }).click();
    const question = page.getByRole("alertdialog", { name: `Erase ${name} for good?` });
    await question.waitFor();
    await inspect(page, "guest-erasure-question", "[role=alertdialog]");
    await question.getByRole("button", { name: "Erase for good" }).click();
    await page.getByRole("heading", { name: "The guest has been erased", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Where this person still appears" }).waitFor();
    await page.getByText(`Sits with ${name}`).waitFor();
    await inspect(page, "guest-erased");
    await page.getByRole("link", { name: "Back to the guest list" }).last().click();
    await page.getByText("Cleo Munro").first().waitFor();
    expect((await storedGuests(page, eventId)).map((guest) => guest.name)).not.toContain(name);
  },
);

test("an administrator erases from the guest's dialog, and a guest who is gone has no record", async ({
  app,
  visit,
}) => {
  const customer = await visit("desktop");
  await signInAsNewCustomer(customer, app, "Emma");
  const { eventId, guestId } = await prepareGuest(customer);
  const page = await visit("desktop");
  tolerateProblems(page, /status of 404/);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${eventId}?tab=guests`);
  await openGuest(page);
  await page.getByRole("link", { name: "Erase for good…" }).click();
  await page.getByRole("alertdialog", { name: `Erase ${name} for good?` }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Vegan", { exact: true }).waitFor();
  await page.goto(`/admin/events/${eventId}/guests/${guestId + 1_000_000}/record`);
  await page.getByRole("heading", { name: "This guest is not on the list" }).waitFor();
  await inspect(page, "guest-record-gone");
});
