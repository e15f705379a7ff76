import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { createEventFor } from "./support/admin-customers.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer, prepareEvent, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table"],
  ["Anna Berg", "1"],
  ["Ben Dorn", "2"],
];

async function takeAway(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download archive" }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const chooseFile = (page: Page, { name, bytes }: { name: string; bytes: Buffer }) =>
  page.getByRole("dialog").getByLabel("Choose a ZIP file").setInputFiles({
    name,
    mimeType: "application/zip",
    buffer: bytes,
  });

test.for(firstOf(["desktop", "phone"]))(
  "an administrator takes an event away and imports it on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    tolerateProblems(page, /status of 4(09|22)/);
    await signInAsAdmin(page, app);
    const name = `Gala on a ${device}`;
    const eventId = await createEventFor(page, name);
    await uploadGuests(page, eventId, guests);
    await page.goto(`/admin/events/${eventId}`);
    await page.getByRole("heading", { name: "Take this event with you" }).scrollIntoViewIfNeeded();
    await inspect(page, "archive-offer");
    const archive = await takeAway(page);
    expect(archive.name).toBe(`${name}.zip`);

    await page.goto("/admin/events");
    await page.getByRole("button", { name: "Import an archive" }).click();
    const dialog = page.getByRole("dialog", { name: "Import an event archive" });
    await dialog.getByText("At most 200 MB.").waitFor();
    await inspect(page, "archive-import");
    await chooseFile(page, { name: "guests.zip", bytes: Buffer.from("no archive") });
    await dialog.getByText("This file is not an event archive.").waitFor();
    await inspect(page, "archive-refused");
    await chooseFile(page, archive);
    await dialog.getByText("This event has a new link").waitFor();
    await inspect(page, "archive-new-link");
    await dialog.getByRole("button", { name: "Open the event" }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    expect(page.url()).not.toContain(String(eventId));
    await page.getByRole("tab", { name: "Guest List" }).click();
    await page.getByText("Anna Berg").first().waitFor();
  },
);

test.for(firstOf(["phone", "desktop"]))(
  "a customer brings their event along on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    const wishes = { name: `Wedding on a ${device}`, date: "June 12, 2027" };
    const { id } = await prepareEvent(page, app, wishes, guests);
    await signInAsAdmin(page, app);
    const archive = Buffer.from(await (await page.request.get(`/api/events/${id}/archive`)).body());
    await page.request.delete(`/api/events/${id}`);
    await signInAsCustomer(page, await prepareCustomer(page, app, "Mover"));
    await page.goto("/customer/event-editor");
    await page.getByRole("heading", { name: "Coming from another installation?" }).waitFor();
    await inspect(page, "archive-move");
    await page.getByRole("button", { name: "Import an archive" }).click();
    await chooseFile(page, { name: "wedding.zip", bytes: archive });
    await page.waitForURL("/customer/dashboard");
    await page.getByText(wishes.name).first().waitFor();
    await page.getByText("2 guests").first().waitFor();
  },
);
