import { expect, type Locator, type Page } from "@playwright/test";
import type { RunningApp } from "./app.ts";
import { changeEvent, myEvent, signInAsNewCustomer } from "./customer-steps.ts";
import type { Rows } from "./guest-files.ts";
import { invite, join } from "./helper-steps.ts";
import { ask, type Caller, uploadGuests } from "./prepared-event.ts";
import { tolerateProblems } from "./problems.ts";

const doorGuests: Rows = [
  ["Name", "Table Number", "Household", "Phone", "Guest of"],
  ["Derek Holm", "7", "Holm", "555-0101", ""],
  ["Ana Holm", "7", "Holm", "555-0102", ""],
  ["Ana Miller", "Head Table", "", "555-0103", ""],
  ["Cy Young", "", "", "", ""],
  ["Zoë Dubois", "3", "", "", ""],
  ["Guest of Zoë Dubois", "3", "", "", "Zoë Dubois"],
];

/** Signed in as its owner. Returns the event's id. */
export async function prepareDoor(owner: Page, app: RunningApp, input: { worksOffline: boolean }): Promise<number> {
  await signInAsNewCustomer(owner, app, "Carla");
  const { id } = await myEvent(owner);
  await uploadGuests(owner, id, doorGuests);
  await changeEvent(owner, id, { name: "Midsummer Gala", isPublic: false, ...input });
  return id;
}

/** A helper's device, with the door open and its list read. Returns the helper's id. */
export async function openDoor(page: Page, owner: Page, eventId: number, door: string): Promise<number> {
  const { url, helper } = await invite(owner, eventId, door, "DOOR");
  await join(page, url);
  await page.waitForURL("/help/door");
  await page.getByRole("heading", { name: "Midsummer Gala", level: 1 }).waitFor();
  return helper.id;
}

export const doorField = (page: Page): Locator => page.getByRole("searchbox", { name: "Name of the guest" });

/** A person on the screen, found or just arrived. */
export const personAt = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More about ${name}`, exact: true }) });

export async function findAtDoor(page: Page, typed: string, name: string): Promise<Locator> {
  await doorField(page).fill(typed);
  const person = personAt(page, name);
  await person.waitFor();
  return person;
}

/** Finds somebody and taps their name. */
export async function tapAtDoor(page: Page, typed: string, name: string): Promise<Locator> {
  const person = await findAtDoor(page, typed, name);
  await person
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  return person;
}

/** Opens what can be done about somebody who was found. */
export async function moreAbout(person: Locator): Promise<void> {
  const more = person.getByRole("button", { name: /^More about/ });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
}

export const stateLine = (page: Page): Locator => page.locator(".state-text");

interface DoorState {
  doorState: {
    arrivedCount: number;
    guests: { name: string; tableLabel: string; arrivedAt: string | null }[];
    needLook: { reason: string }[];
  };
}

/** What the server knows, as the signed-in organizer reads it: who is here at which table, in order of names. */
export async function hereOf(owner: Caller, eventId: number): Promise<string[]> {
  const query =
    "query ($eventId: Int!) { doorState(eventId: $eventId) { arrivedCount guests { name tableLabel arrivedAt } needLook { reason } } }";
  const { doorState } = await ask<DoorState>(owner, query, { eventId });
  const here = doorState.guests.filter(({ arrivedAt }) => arrivedAt !== null);
  expect(doorState.arrivedCount).toBe(here.length);
  return here.map(({ name, tableLabel }) => `${name}: ${tableLabel}`).sort();
}

/** Who is here, as a device shows it without anything typed. */
export async function shownHere(page: Page): Promise<string[]> {
  const rows = page.getByRole("list", { name: "Just arrived" }).locator("> li");
  const texts = await rows.evaluateAll((items) =>
    items.map((item) => {
      const text = (selector: string) => item.querySelector<HTMLElement>(selector)?.innerText ?? "";
      const table = text(".table").replace(/^Table\s+/, "");
      return `${text(".name")}: ${table === "No table" ? "" : table}`;
    }),
  );
  return texts.sort();
}

/** Waits until the page opens without a connection. */
export async function untilDoorIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.pathname)))).toBe(true);
}

/** The page notices with its next call: soon after something is recorded, otherwise after some time. */
async function cutOff(page: Page): Promise<void> {
  tolerateProblems(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to .* failed/);
  await page.context().setOffline(true);
}

export async function goOffline(page: Page): Promise<void> {
  await cutOff(page);
  await expect(stateLine(page)).toContainText("Offline since");
}

export const hasArrived = (person: Locator) => person.getByText(/^Arrived/).waitFor();
