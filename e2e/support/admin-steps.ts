import type { Page } from "@playwright/test";
import { createEventFor } from "./admin-customers.ts";
import type { RunningApp } from "./app.ts";
import type { Rows } from "./guest-files.ts";
import { uploadGuests } from "./prepared-event.ts";
import { signInAsAdmin } from "./sign-in.ts";

export async function startWithEvent(page: Page, app: RunningApp, name: string): Promise<void> {
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${await createEventFor(page, name)}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** With a list that no test looks at how it got there: uploading on the screen costs two seconds of processor time. */
export async function startWithList(page: Page, app: RunningApp, name: string, list: Rows): Promise<void> {
  await signInAsAdmin(page, app);
  const id = await createEventFor(page, name);
  await uploadGuests(page, id, list);
  await page.goto(`/admin/events/${id}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

export async function openTab(page: Page, name: "Event Details" | "Guest List" | "Theme" | "History"): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** Cells of the rows once loaded, without headings, checkboxes and what phones repeat. */
export async function tableRows(page: Page, label: string): Promise<string[][]> {
  const settled = page.getByRole("region", { name: label, exact: true }).and(page.locator("[aria-busy=false]"));
  const rows = settled.locator("tbody tr:has(td)");
  let texts: string[][] = [];
  // A reload may begin between the wait and the reading.
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

export async function rowOf(page: Page, table: "Administrators" | "Customers", name: string): Promise<string> {
  const rows = await tableRows(page, table);
  return rows.find(([found]) => found === name)?.join(" ") ?? "";
}

export async function guestRows(page: Page): Promise<string[][]> {
  const rows = await tableRows(page, "Guest List");
  return rows.map((row) => row.slice(0, -1));
}

/** An item of the menu of an account. */
export async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

export const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();
