import type { Page } from "playwright-core";
import { expect } from "vitest";
import { EraseGuestDocument } from "../frontend/features/erasure/generated/erase-guest.ts";
import { EndHelperDocument } from "../frontend/features/helpers/generated/helper-acts.ts";
import { UpdateTablesDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { BoardTablesDocument } from "../frontend/features/seating/generated/read-board.ts";
import { storedGuests } from "./support/customer-steps.ts";
import {
  doorField,
  findAtDoor,
  hereOf,
  moreAbout,
  openDoor,
  personAt,
  prepareDoor,
  shownHere,
  stateLine,
  tapAtDoor,
  untilDoorIsKept,
} from "./support/door-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { test } from "./support/test.ts";

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to .* failed/;

/** The page notices with its next call: soon after something is recorded, otherwise after some time. */
async function cutOff(page: Page): Promise<void> {
  tolerateProblems(page, noNetwork);
  await page.context().setOffline(true);
}

async function goOffline(page: Page): Promise<void> {
  await cutOff(page);
  await expect.poll(() => stateLine(page).innerText()).toContain("Offline since");
}

/** `warning`: what is said about the table before the guest is seated there. */
async function reseat(page: Page, typed: string, name: string, table: string, warning?: string): Promise<void> {
  const person = await findAtDoor(page, typed, name);
  await moreAbout(person);
  await person.getByRole("button", { name: "Sits elsewhere now" }).click();
  const dialog = page.getByRole("dialog", { name: `Where does ${name} sit now?` });
  await dialog.getByRole("radio", { name: new RegExp(`^${table}`) }).check();
  if (warning !== undefined) await dialog.getByText(warning).waitFor();
  await dialog.getByRole("button", { name: "Change the table" }).click();
  await dialog.waitFor({ state: "detached" });
}

async function addWalkIn(page: Page, name: string, table: string): Promise<void> {
  await doorField(page).fill("");
  await page.getByRole("button", { name: "Add somebody who is not on the list" }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody who is not on the list" });
  await dialog.getByRole("button", { name: "Add and mark as here" }).click();
  await dialog.getByText("Enter a name.").waitFor();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("radio", { name: new RegExp(`^${table}`) }).check();
  await dialog.getByRole("button", { name: "Add and mark as here" }).click();
  await personAt(page, name)
    .getByText(/^Arrived/)
    .waitFor();
}

test("what two devices record without a connection is kept, and then the same everywhere", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const main = await visit("phone", { serviceWorker: true });
  const garden = await visit("desktop", { serviceWorker: true });
  await openDoor(main, owner, eventId, "Main door");
  await openDoor(garden, owner, eventId, "Garden door");
  await untilDoorIsKept(main);
  await goOffline(main);
  await goOffline(garden);

  const derek = await findAtDoor(main, "derek", "Derek Holm");
  await derek.getByRole("button", { name: "Both are here: Derek Holm" }).click();
  await derek.getByText("Holm · 2 of 2 here").waitFor();
  await derek.getByRole("button", { name: "Undo both: Derek Holm" }).click();
  await derek.getByText("Holm · 0 of 2 here").waitFor();
  await derek.getByRole("button", { name: "Both are here: Derek Holm" }).click();
  await derek.getByText("Holm · 2 of 2 here").waitFor();
  await (await tapAtDoor(main, "cy", "Cy Young")).getByText(/^Arrived/).waitFor();
  await reseat(main, "cy", "Cy Young", "Head Table");
  await addWalkIn(main, "Mo Wirth", "Table 3");

  await (await tapAtDoor(garden, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  const zoe = await tapAtDoor(garden, "zoe", "Zoë Dubois");
  await zoe.getByText(/^Arrived/).waitFor();
  await moreAbout(zoe);
  await zoe.getByRole("button", { name: "Left again" }).click();
  await zoe.getByText(/^Left/).waitFor();

  const said = await stateLine(main).innerText();
  expect(said).toMatch(/^Offline since .*, \d+ to send$/);
  await inspect(main, "door-offline");
  const context = main.context();
  await main.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto("/help/door");
  await (await findAtDoor(again, "mo wirth", "Mo Wirth")).getByText(/^Arrived/).waitFor();
  await expect.poll(() => stateLine(again).innerText()).toMatch(/^Offline since .*, \d+ to send$/);
  const unsentIn = (text: string) => /(\d+) to send/.exec(text)?.[1];
  expect(unsentIn(await stateLine(again).innerText())).toBe(unsentIn(said));

  await context.setOffline(false);
  await garden.context().setOffline(false);
  const here = ["Ana Holm: 7", "Ana Miller: Head Table", "Cy Young: Head Table", "Derek Holm: 7", "Mo Wirth: 3"];
  await expect.poll(() => hereOf(owner, eventId)).toEqual(here);
  await doorField(again).fill("");
  await doorField(garden).fill("");
  await expect.poll(() => shownHere(again)).toEqual(here);
  await expect.poll(() => shownHere(garden)).toEqual(here);
  await expect.poll(() => stateLine(again).innerText()).toBe("Connected");
  await expect.poll(() => stateLine(garden).innerText()).toBe("All sent");
  await personAt(garden, "Mo Wirth").getByText("at Main door").waitFor();
  const tables = (await storedGuests(owner, eventId)).map(({ name, tableNumber }) => `${name}: ${tableNumber}`);
  expect(tables).toEqual(expect.arrayContaining(["Mo Wirth: 3", "Cy Young: Head Table"]));

  const mo = (await storedGuests(owner, eventId)).find(({ name }) => name === "Mo Wirth");
  await ask(owner, EraseGuestDocument, { eventId, guestId: mo?.id ?? 0 });
  for (const page of [again, garden]) await personAt(page, "Mo Wirth").waitFor({ state: "detached" });
});

test("what does not fit together is settled with one tap, for everybody", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const main = await visit("phone");
  const garden = await visit("phone");
  await openDoor(main, owner, eventId, "Main door");
  await openDoor(garden, owner, eventId, "Garden door");
  await setCapacity(owner, eventId, "3", 2);
  await namePlusOne(main, "Zoë Dubois", "Ina Ott");
  await (await findAtDoor(garden, "ina ott", "Ina Ott")).getByText("at Main door").waitFor();
  await goOffline(main);
  await goOffline(garden);
  await reseat(main, "cy", "Cy Young", "Table 3", "This table has 2 seats, and 2 guests sit there.");
  await reseat(garden, "cy", "Cy Young", "Table 7");
  for (const page of [main, garden]) {
    await page.context().setOffline(false);
    await doorField(page).fill("");
  }
  const card = main.getByRole("listitem").filter({ hasText: "Cy Young was given two tables." }).last();
  await card.getByText("Table 3").first().waitFor();
  await inspect(main, "door-needs-look");
  await card.getByRole("button", { name: "Sits at: Table 7" }).click();
  for (const page of [main, garden]) {
    await page.getByText("needs a look").waitFor({ state: "detached" });
    await (await findAtDoor(page, "cy", "Cy Young"))
      .getByText(/^Table\s*7$/)
      .first()
      .waitFor();
  }

  await cutOff(garden);
  await (await tapAtDoor(garden, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await expect.poll(() => stateLine(garden).innerText()).toMatch(/1 to send$/);
  const again = await openWithoutDisk(garden, eventId);
  const lost = again.getByRole("alert").filter({ hasText: "This browser deleted what was on this device" });
  await lost.getByText("One entry that had not been sent is gone.").waitFor();
  await inspect(again, "door-lost");
  await lost.getByRole("button", { name: "Go on" }).click();
  await lost.waitFor({ state: "detached" });
  await (await tapAtDoor(again, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await expect.poll(() => hereOf(owner, eventId)).toContain("Ana Miller: Head Table");
});

async function setCapacity(owner: Page, eventId: number, label: string, capacity: number): Promise<void> {
  const { tables } = await ask(owner, BoardTablesDocument, { eventId });
  const changes = tables.filter((table) => table.label === label).map(({ id }) => ({ id, capacity }));
  await ask(owner, UpdateTablesDocument, { eventId, changes });
}

async function namePlusOne(page: Page, host: string, name: string): Promise<void> {
  const plusOne = await findAtDoor(page, `Guest of ${host}`, `Guest of ${host}`);
  await moreAbout(plusOne);
  await plusOne.getByRole("button", { name: "Give a name" }).click();
  const dialog = page.getByRole("dialog", { name: `Who came with ${host}?` });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Save and mark as here" }).click();
  await (await findAtDoor(page, name, name)).getByText(/^Arrived/).waitFor();
}

/** As when the browser has thrown away what was on the device, and somebody opens the page again, with a connection. */
async function openWithoutDisk(page: Page, eventId: number): Promise<Page> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    `fyt-door-${eventId}`,
  );
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/help/door");
  return again;
}

test("whose access ends keeps what was not sent, and hands it in", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const page = await visit("phone");
  const helperId = await openDoor(page, owner, eventId, "Main door");
  await goOffline(page);
  await (await tapAtDoor(page, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave the door?" });
  await question.getByText("1 entry has not been sent yet.").waitFor();
  await inspect(page, "door-leave");
  await question.getByRole("button", { name: "Cancel" }).click();

  await ask(owner, EndHelperDocument, { eventId, id: helperId });
  expect(await hereOf(owner, eventId)).toEqual([]);
  // Requests of somebody whose access has ended are refused.
  tolerateProblems(page, /status of 40\d/);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Your access has ended", level: 1 }).waitFor();
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Miller: Head Table"]);
  await page.getByText("Everything you recorded has been sent.").waitFor();
  await inspect(page, "door-ended");
  expect(await page.locator("body").innerText()).not.toMatch(/Holm|Miller/);
});

test("without the switch, guests are found by the server alone", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: false });
  const page = await visit("phone");
  await openDoor(page, owner, eventId, "Main door");
  await (await tapAtDoor(page, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Miller: Head Table"]);
  await goOffline(page);
  await doorField(page).fill("derek");
  await page.getByText("Without a connection, only guests already marked on this device are found.").waitFor();
  expect(await personAt(page, "Derek Holm").count()).toBe(0);
  await (await findAtDoor(page, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await inspect(page, "door-partial");
});

test("an organizer opens the door from the event, and the keyboard is enough", async ({ app, desktop: page }) => {
  const eventId = await prepareDoor(page, app, { worksOffline: false });
  await page.goto("/customer/event-editor");
  await page.getByRole("link", { name: "At the door", exact: true }).click();
  await page.waitForURL("/customer/door");
  await page.getByRole("heading", { name: "Midsummer Gala", level: 1 }).waitFor();
  await page.keyboard.type("derek");
  const derek = personAt(page, "Derek Holm");
  await derek.waitFor();
  await page.keyboard.press("Enter");
  await derek.getByText(/^Arrived/).waitFor();
  // The text is selected: what is typed is about the next guest.
  await page.keyboard.type("ana");
  await personAt(page, "Ana Miller").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page
    .getByText(/^Arrived/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  expect(await doorField(page).inputValue()).toBe("");
  await expect.poll(async () => (await hereOf(page, eventId)).length).toBe(2);

  await doorField(page).fill("derek");
  const leaving = page.getByRole("list", { name: "Guests found" }).getByRole("listitem").first();
  await leaving.getByRole("button", { name: "Left again" }).waitFor();
  await cutOff(page);
  await leaving.getByRole("button", { name: "Left again" }).click();
  await leaving.getByText(/^Left/).waitFor();
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out?" });
  await question.getByText("1 entry has not been sent yet.").waitFor();
  await question.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "You are still signed in", level: 1 }).waitFor();
  await page.getByText("1 entry has not been sent yet.").waitFor();
  await page.context().setOffline(false);
  await page.goto("/customer/door");
  await expect.poll(async () => (await hereOf(page, eventId)).length).toBe(1);
  await doorField(page).waitFor();
  await inspect(page, "door-idle");
  await page.getByText("Menu", { exact: true }).click();
  await inspect(page, "door-menu");
  await page.getByRole("link", { name: "Back to the event" }).click();
  await page.getByRole("tab", { name: "Event Details" }).waitFor();
});

test("a scanned code opens its guest at the door, in the tab that was opened last", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const page = await visit("phone");
  await openDoor(page, owner, eventId, "Main door");
  const list = await (await owner.request.get(`/api/events/${eventId}/guests.csv?hasLinks=true`)).text();
  const link = /^Ana Miller,.*?(http\S+)$/m.exec(list)?.[1] ?? "";
  const scanned = await page.context().newPage();
  await scanned.goto(link);
  await scanned.waitForURL("/help/door");
  const ana = personAt(scanned, "Ana Miller");
  await ana.waitFor();
  await page.getByRole("heading", { name: "The door is open in another window" }).waitFor();
  await (await tapAtDoor(scanned, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Miller: Head Table"]);
  await page.getByRole("button", { name: "Use it here" }).click();
  await scanned.getByRole("heading", { name: "The door is open in another window" }).waitFor();
  await (await findAtDoor(page, "miller", "Ana Miller")).getByText(/^Arrived/).waitFor();
});
