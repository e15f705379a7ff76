import type { Page } from "playwright-core";
import { createEventFor } from "./admin-customers.ts";
import type { RunningApp } from "./app.ts";
import type { ChosenFile } from "./guest-files.ts";
import { signInAsAdmin } from "./sign-in.ts";

/** Opens the screen of a new event as the administrator, for tests whose subject is neither signing in nor the form. */
export async function startWithEvent(page: Page, app: RunningApp, name: string): Promise<void> {
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${await createEventFor(page, name)}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** Fills in the form for a new event with this name alone, and waits for the event's screen. */
export async function createEvent(page: Page, name: string): Promise<void> {
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill(name);
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** Chooses a file on the event's screen and sends it. */
async function chooseAndUpload(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page.getByText("File ready to upload").waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
}

/** Chooses a file on an event with guests and sends it to replace them, up to the question whether it may. */
export async function chooseToReplace(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page.getByRole("radio", { name: "Replace it" }).check();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
}

/** Chooses a file on the screen of an event without guests and sends it, up to the report. */
export async function uploadFirstList(page: Page, file: ChosenFile): Promise<void> {
  await chooseAndUpload(page, file);
  await page.getByText(`imported from ${file.name}`).waitFor();
}

/** Opens a tab of the event's screen. */
export async function openTab(page: Page, name: "Event Details" | "Guest List" | "Theme" | "History"): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/**
 * The texts of a table's rows, cell by cell, without the header, checkboxes and what phones repeat, once no other rows are on their way.
 */
export async function tableRows(page: Page, label: string): Promise<string[][]> {
  const settled = page.getByRole("region", { name: label, exact: true }).and(page.locator("[aria-busy=false]"));
  const rows = settled.locator("tbody tr");
  let texts: string[][] = [];
  // Between the waiting and the reading, others may be asked for.
  while (texts.length === 0) {
    await rows.first().waitFor();
    texts = await rows.evaluateAll((elements) =>
      elements.map((row) =>
        Array.from(row.querySelectorAll<HTMLElement>("td:not([data-details], :has([type=checkbox]))"), (cell) =>
          cell.checkVisibility() ? cell.innerText : "",
        ),
      ),
    );
  }
  return texts.map((row) => row.map((text) => text.replace(/\s+/g, " ").trim()));
}

/** The guests that the list shows: name, table, extra columns. */
export async function guestRows(page: Page): Promise<string[][]> {
  const rows = await tableRows(page, "Guest List");
  return rows.map((row) => row.slice(0, -1));
}
