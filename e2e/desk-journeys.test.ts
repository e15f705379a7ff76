import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { RunningApp } from "./support/app.ts";
import { clicksFor, countClicks } from "./support/count-clicks.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { guestsAt, storedSeating } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

// Clicks or taps for the desk's main journeys. Clicks into fields count; keys do not.

const names = ["José Müller", "Zoë Åkesson", "Siobhán O’Connor", ..."ABCDEFGHIJKLMNOPQRSTUVW"].map((name) =>
  name.length > 1 ? name : `Guest ${name}`,
);
const sheet: Rows = [["Name", "Table Number"], ...names.map((name, place) => [name, String((place % 4) + 1)])];

async function openList(page: Page, app: RunningApp, name: string): Promise<number> {
  const { id } = await prepareEvent(page, app, { name }, sheet);
  await signInAsAdmin(page, app);
  await countClicks(page);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByText(/Showing 1–/).waitFor();
  return id;
}

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const undoInToast = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const undoAbove = (page: Page) => page.getByRole("button", { name: /^Undo: / });
const guestCount = async (page: Page, id: number) => (await storedSeating(page, id)).length;

test("from the sign-in to a link that can be shared, with a sheet", async ({ app, desktop: page, visit }) => {
  const customer = await prepareCustomer(page, app, "Carla");
  await countClicks(page);
  await page.goto("/auth");
  const clicks = await clicksFor(page, async () => {
    await page.getByLabel("Username or email").click();
    await page.keyboard.type(customer.username);
    await page.keyboard.press("Tab");
    await page.keyboard.type(customer.password);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Create New Event" }).click();
    await page.getByLabel("Event Name").click();
    await page.keyboard.type("Carla & Tom");
    await page.keyboard.press("Enter");
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Choose a file", { exact: true }).click();
    await (await chooser).setFiles(csvFile("guests.csv", sheet));
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied", { exact: true }).waitFor();
  });
  expect(clicks).toBeLessThanOrEqual(6);

  const guest = await visit("phone");
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await guest.getByPlaceholder("Search by name to find your table...").fill("jose muller");
  await guest.getByText("You're seated at table 1").waitFor();

  await page.reload();
  await undoAbove(page).waitFor();
  const undoing = await clicksFor(page, async () => {
    await undoAbove(page).click();
    await page.getByText("Choose a file", { exact: true }).waitFor();
  });
  expect(undoing).toBe(1);
});

test("a guest is found and moved on a phone", async ({ app, phone: page }) => {
  const id = await openList(page, app, "Moved by thumb");
  const move = async (table: string) => {
    await page.getByRole("button", { name: /move José Müller to…$/ }).tap();
    await page.getByRole("option", { name: `Table ${table}` }).tap();
    await expect.poll(() => guestsAt(page, id, table)).toContain("José Müller");
  };
  const taps = await clicksFor(page, async () => {
    await page.getByLabel("Search guests").tap();
    await page.keyboard.type("jose muller");
    await page.getByText("Showing 1–1 of 1").waitFor();
    await move("3");
  });
  expect(taps).toBeLessThanOrEqual(4);
  const undoing = await clicksFor(page, async () => {
    await undoInToast(page).tap();
    await expect.poll(() => guestsAt(page, id, "1")).toContain("José Müller");
  });
  expect(undoing).toBe(1);

  await move("4");
  await page.reload();
  await undoAbove(page).waitFor();
  await inspect(page, "desk-undo");
  const undoingLater = await clicksFor(page, async () => {
    await undoAbove(page).tap();
    await expect.poll(() => guestsAt(page, id, "1")).toContain("José Müller");
  });
  expect(undoingLater).toBe(1);
});

test("eight guests are deleted", async ({ app, desktop: page }) => {
  const id = await openList(page, app, "Eight fewer");
  const deleteEight = () =>
    clicksFor(page, async () => {
      await box(page, "Guest B").click();
      await box(page, "Guest I").click({ modifiers: ["Shift"] });
      await page.getByRole("group", { name: "Selected guests" }).getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect.poll(() => guestCount(page, id)).toBe(names.length - 8);
    });
  const undo = (button: typeof undoAbove) =>
    clicksFor(page, async () => {
      await button(page).click();
      await expect.poll(() => guestCount(page, id)).toBe(names.length);
    });
  expect(await deleteEight()).toBeLessThanOrEqual(5);
  expect(await undo(undoInToast)).toBe(1);
  await page.getByText(`Showing 1–20 of ${names.length}`).waitFor();
  expect(await deleteEight()).toBeLessThanOrEqual(5);
  await page.reload();
  await undoAbove(page).waitFor();
  await inspect(page, "desk-undo");
  expect(await undo(undoAbove)).toBe(1);
});

test("guests are found however their names are typed", async ({ app, desktop: page }) => {
  await openList(page, app, "Found by any spelling");
  for (const [typed, name] of [
    ["jose muller", "José Müller"],
    ["Zoe", "Zoë Åkesson"],
    ["oconnor", "Siobhán O’Connor"],
    ["Mueller, Jose", "José Müller"],
  ] as const) {
    await page.getByLabel("Search guests").fill(typed);
    await page.getByText("Showing 1–1 of 1").waitFor();
    await page.getByRole("cell", { name, exact: true }).waitFor();
  }
});
