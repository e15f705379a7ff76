import type { Page } from "@playwright/test";
import type { RunningApp } from "./app.ts";
import { changeEvent, myEvent, signInAsNewCustomer } from "./customer-steps.ts";
import { ask, type Caller, uploadGuests } from "./prepared-event.ts";

interface Invited {
  url: string;
  helper: { id: number };
}

/** Over the API, as the organizer signed in there. */
export async function invite(
  organizer: Caller,
  eventId: number,
  name: string,
  role: "EDITOR" | "DOOR" | "VIEWER",
): Promise<Invited> {
  const query =
    "mutation ($eventId: Int!, $input: HelperInput!) { inviteHelper(eventId: $eventId, input: $input) { url helper { id } } }";
  return (await ask<{ inviteHelper: Invited }>(organizer, query, { eventId, input: { name, role } })).inviteHelper;
}

export async function openLink(page: Page, url: string): Promise<void> {
  // Forces a load: the next address may differ in its fragment alone.
  await page.goto("about:blank");
  await page.goto(url);
}

export async function join(page: Page, url: string): Promise<void> {
  await openLink(page, url);
  await page.getByRole("button", { name: "Join", exact: true }).click();
}

const list = [
  ["Name", "Table Number", "Meal", "Phone"],
  ["Derek Holm", "7", "Fish", "555-0101"],
  ["Ana Lindgren", "7", "Vegan", "555-0102"],
  ["Ana Miller", "Head Table", "Fish", "555-0103"],
  ["Cy Young", "", "", ""],
];

/** Signed in; the event is private and asks for a code. Returns its id. */
export async function startHelped(page: Page, app: RunningApp): Promise<number> {
  await signInAsNewCustomer(page, app, "Carla");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, list);
  await changeEvent(page, id, { name: "Midsummer Gala", isPublic: false, guestCode: "Rose 2027" });
  return id;
}

export const hasEnded = (page: Page) =>
  page.getByRole("heading", { name: "You are not helping with an event", level: 1 }).waitFor();
