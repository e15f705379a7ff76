import type { Page } from "@playwright/test";
import { storedGuests } from "./support/customer-steps.ts";
import {
  doorField,
  findAtDoor,
  goOffline,
  hasArrived,
  hereOf,
  openDoor,
  personAt,
  prepareDoor,
  stateLine,
  tapAtDoor,
  untilDoorIsKept,
} from "./support/door-steps.ts";
import { inspect } from "./support/inspect.ts";
import { card } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

async function addWalkIn(page: Page, name: string, table: string): Promise<void> {
  await doorField(page).fill("");
  await page.getByRole("button", { name: "Add somebody who is not on the list" }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody who is not on the list" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Table").selectOption(table);
  await dialog.getByRole("button", { name: "Add and mark as here" }).click();
  await hasArrived(personAt(page, name));
}

test("what a device records without a connection is kept when it is closed, and sent later", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const page = await visit("phone", { serviceWorkers: "allow" });
  await openDoor(page, owner, eventId, "Main door");
  await untilDoorIsKept(page);
  await goOffline(page);
  const derek = await findAtDoor(page, "derek", "Derek Holm");
  await derek.getByRole("button", { name: "Both are here: Derek Holm" }).click();
  await derek.getByText("Holm · 2 of 2 here").waitFor();
  await addWalkIn(page, "Mo Wirth", "3");
  const said = await stateLine(page).innerText();
  expect(said).toMatch(/^Offline since .*, \d+ to send$/);
  await inspect(page);
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto("/help/door");
  await hasArrived(await findAtDoor(again, "mo wirth", "Mo Wirth"));
  await expect(stateLine(again)).toContainText(/, \d+ to send$/.exec(said)?.[0] ?? "unsent");

  await context.setOffline(false);
  await doorField(again).fill("");
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Holm: 7", "Derek Holm: 7", "Mo Wirth: 3"]);
  await expect(stateLine(again)).toHaveText("Connected");
  const guests = await storedGuests(owner, eventId);
  expect(guests).toContainEqual(expect.objectContaining({ name: "Mo Wirth", tableNumber: "3" }));
});

test("an organizer marks guests by keyboard alone, and sees the evening on the event's screens, live", {
  tag: "@engines",
}, async ({ app, desktop: page }) => {
  const eventId = await prepareDoor(page, app, { worksOffline: true });
  await page.goto("/customer/event-editor?tab=guests");
  await page.getByRole("table").getByText("Zoë Dubois", { exact: true }).waitFor();
  const glance = page.getByRole("link", { name: /^\d of 6 here/ });
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
  await page.getByRole("link", { name: "1 of 6 here", exact: true }).waitFor();
  // The text is selected: what is typed is about the next guest.
  await door.keyboard.type("ana");
  await personAt(door, "Ana Miller").waitFor();
  await door.keyboard.press("ArrowDown");
  await door.keyboard.press("Enter");
  await hasArrived(door.getByRole("list", { name: "Guests found" }));
  await door.keyboard.press("Escape");
  await expect(doorField(door)).toHaveValue("");
  await expect(doorField(door)).toBeFocused();
  await expect.poll(async () => (await hereOf(page, eventId)).length).toBe(2);

  await expect(glance).toHaveText("2 of 6 here");
  await expect(glance).toHaveAttribute("href", "/customer/door");
  await inspect(page);
  await doorField(door).fill("");
  await door.getByRole("button", { name: "4 missing" }).click();
  const missing = door.getByRole("list", { name: "Not here yet" }).locator("> li .name");
  await expect(missing).toHaveText(["Ana Miller", "Derek Holm", "Guest of Zoë Dubois", "Zoë Dubois"]);
  await inspect(door);
  await tapAtDoor(door, "derek", "Derek Holm");
  await page.goto("/customer/seating");
  await card(page, "Table 3").getByText("0 of 2 here").waitFor();
  await tapAtDoor(door, "zoe", "Zoë Dubois");
  await card(page, "Table 3").getByText("1 of 2 here").waitFor();
});
