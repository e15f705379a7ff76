import type { Page } from "@playwright/test";
import { storedGuests } from "./support/customer-steps.ts";
import {
  doorField,
  findAtDoor,
  goOffline,
  hasArrived,
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
import { card } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

async function reseat(page: Page, typed: string, name: string, table: string): Promise<void> {
  const person = await findAtDoor(page, typed, name);
  await moreAbout(person);
  await person.getByRole("button", { name: "Sits elsewhere now" }).click();
  const dialog = page.getByRole("dialog", { name: `Where does ${name} sit now?` });
  await dialog.getByRole("radio", { name: new RegExp(`^${table}`) }).check();
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
  await hasArrived(personAt(page, name));
}

test("what two devices record without a connection is kept, settled with one tap, and then the same everywhere", async ({
  app,
  visit,
}) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const main = await visit("phone", { serviceWorkers: "allow" });
  const garden = await visit("desktop", { serviceWorkers: "allow" });
  await openDoor(main, owner, eventId, "Main door");
  await openDoor(garden, owner, eventId, "Garden door");
  await untilDoorIsKept(main);
  await goOffline(main);
  await goOffline(garden);

  const derek = await findAtDoor(main, "derek", "Derek Holm");
  await derek.getByRole("button", { name: "Both are here: Derek Holm" }).click();
  await derek.getByText("Holm · 2 of 2 here").waitFor();
  await hasArrived(await tapAtDoor(main, "cy", "Cy Young"));
  await reseat(main, "cy", "Cy Young", "Table 3");
  await addWalkIn(main, "Mo Wirth", "Table 3");
  await hasArrived(await tapAtDoor(garden, "miller", "Ana Miller"));
  await reseat(garden, "cy", "Cy Young", "Table 7");
  const zoe = await tapAtDoor(garden, "zoe", "Zoë Dubois");
  await hasArrived(zoe);
  await moreAbout(zoe);
  await zoe.getByRole("button", { name: "Left again" }).click();
  await zoe.getByText(/^Left/).waitFor();

  const said = await stateLine(main).innerText();
  expect(said).toMatch(/^Offline since .*, \d+ to send$/);
  await inspect(main);
  const context = main.context();
  await main.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto("/help/door");
  await hasArrived(await findAtDoor(again, "mo wirth", "Mo Wirth"));
  await expect(stateLine(again)).toContainText(/, \d+ to send$/.exec(said)?.[0] ?? "unsent");

  await context.setOffline(false);
  await garden.context().setOffline(false);
  await doorField(again).fill("");
  await doorField(garden).fill("");
  const question = again.getByRole("listitem").filter({ hasText: "Cy Young was given two tables." }).last();
  await question.getByText("Table 3").first().waitFor();
  await inspect(again);
  await question.getByRole("button", { name: "Sits at: Table 7" }).click();
  const here = ["Ana Holm: 7", "Ana Miller: Head Table", "Cy Young: 7", "Derek Holm: 7", "Mo Wirth: 3"];
  await expect.poll(() => hereOf(owner, eventId)).toEqual(here);
  for (const page of [again, garden]) {
    await page.getByText("needs a look").waitFor({ state: "detached" });
    await expect.poll(() => shownHere(page)).toEqual(here);
  }
  for (const page of [again, garden]) await expect(stateLine(page)).toHaveText("All sent");
  await personAt(garden, "Mo Wirth").getByText("at Main door").waitFor();
  const tables = (await storedGuests(owner, eventId)).map(({ name, tableNumber }) => `${name}: ${tableNumber}`);
  expect(tables).toEqual(expect.arrayContaining(["Mo Wirth: 3", "Cy Young: 7"]));
});

test("an organizer marks guests by keyboard alone, and sees the evening on the event's screens, live", {
  tag: "@engines",
}, async ({ app, desktop: page }) => {
  const eventId = await prepareDoor(page, app, { worksOffline: true });
  await page.goto("/customer/event-editor?tab=guests");
  await page.getByRole("table").getByText("Zoë Dubois", { exact: true }).waitFor();
  const glance = page.getByRole("button", { name: /^\d of 6 here/ });
  await expect(glance).toHaveCount(0);

  const door = await page.context().newPage();
  await door.goto("/customer/event-editor");
  await door.getByRole("link", { name: "At the door", exact: true }).click();
  await door.waitForURL("/customer/door");
  await door.getByRole("heading", { name: "Midsummer Gala", level: 1 }).waitFor();
  await inspect(door);
  await door.keyboard.type("cy");
  await personAt(door, "Cy Young").waitFor();
  await door.keyboard.press("Enter");
  await hasArrived(personAt(door, "Cy Young"));
  await page.getByRole("button", { name: "1 of 6 here", exact: true }).waitFor();
  // The text is selected: what is typed is about the next guest.
  await door.keyboard.type("ana");
  await personAt(door, "Ana Miller").waitFor();
  await door.keyboard.press("ArrowDown");
  await door.keyboard.press("Enter");
  await hasArrived(door.getByRole("list", { name: "Guests found" }));
  await door.keyboard.press("Escape");
  await expect(doorField(door)).toHaveValue("");
  await expect.poll(async () => (await hereOf(page, eventId)).length).toBe(2);

  await glance.click();
  const panel = page.getByRole("dialog", { name: "At the door" });
  await panel.getByText("2 of 6 here", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Not here yet" }).click();
  await panel.getByText("4 guests are not here yet").waitFor();
  await tapAtDoor(door, "derek", "Derek Holm");
  await panel.getByText("3 guests are not here yet").waitFor();
  await panel.getByRole("img", { name: /^3 guests arrived/ }).waitFor();
  await inspect(page, "[role=dialog]");
  await page.goto("/customer/seating");
  await card(page, "Table 3").getByText("0 of 2 here").waitFor();
  await tapAtDoor(door, "zoe", "Zoë Dubois");
  await card(page, "Table 3").getByText("1 of 2 here").waitFor();
});
