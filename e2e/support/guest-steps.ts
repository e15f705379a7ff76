import type { Locator, Page } from "@playwright/test";
import type { RunningApp } from "./app.ts";
import type { Rows } from "./guest-files.ts";
import { type EventWishes, prepareEvent } from "./prepared-event.ts";
import { untilFollowed } from "./sockets.ts";

const weddingGuests: Rows = [
  ["Name", "Table Number", "Meal", "Dance"],
  ["Anna Müller", "7", "Vegetarian", ""],
  ["Anna Müller-Brandt", "12", "Fish", ""],
  ["Annabelle O'Connor-Smith", "9", "", ""],
  ["Björn Åkesson", "7", "Beef", "Waltz"],
  ["Zoë Dubois", "7", "Fish", ""],
  ["Hannah Schneider", "Head Table", "", ""],
  ["Tess Moreau", "12", "", ""],
  ["Lone Wolf", "", "", ""],
  ["Elizabeth Miller", "15", "Fish", ""],
  ["Elizabeth Miller", "5", "Beef", ""],
  ["Vera Lind", "Orchid Room, Table 12b – near the stage", "", ""],
];

/** A clear best match ("anna müller"), ties ("anna", "elizabeth miller") and a guest without a table. */
export function prepareWedding(page: Page, app: RunningApp, wishes: Partial<EventWishes> = {}) {
  return prepareEvent(page, app, { name: "Sophie & Liam", ...wishes }, weddingGuests);
}

export const nameBox = (page: Page): Locator => page.getByLabel("Your name");

export async function search(page: Page, name: string): Promise<void> {
  await nameBox(page).fill(name);
}

export const greetingOf = (page: Page, name: string): Locator =>
  page.getByRole("heading", { name: `Welcome, ${name}!` });

export const seatedAt = (page: Page, table: string): Locator =>
  page.getByText(`You're seated at table ${table}`, { exact: true });

export const pictureOf = (page: Page, table: string): Locator =>
  page.getByRole("img", { name: `Plan of the room. Marked: ${table}.`, exact: true });

/** Waits until live updates arrive. */
export async function openAnswer(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  const subscribed = untilFollowed(page);
  await search(page, name);
  await greetingOf(page, name).waitFor();
  await subscribed;
}
