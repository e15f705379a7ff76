import type { Page } from "@playwright/test";
import { EndHelperDocument } from "../frontend/organizer/features/helpers/generated/helpers.ts";
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
} from "./support/door-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

async function reseat(page: Page, typed: string, name: string, table: string): Promise<void> {
  const person = await findAtDoor(page, typed, name);
  await moreAbout(person);
  await person.getByRole("button", { name: "Sits elsewhere now" }).click();
  const dialog = page.getByRole("dialog", { name: `Where does ${name} sit now?` });
  await dialog.getByLabel("Table").selectOption(table);
  await dialog.getByRole("button", { name: "Change the table" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("two tables from two devices without a connection are settled with one tap, and then the same everywhere", async ({
  app,
  visit,
}) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const main = await visit("phone");
  const garden = await visit("desktop");
  await openDoor(main, owner, eventId, "Main door");
  await openDoor(garden, owner, eventId, "Garden door");
  await goOffline(main);
  await goOffline(garden);

  await hasArrived(await tapAtDoor(main, "cy", "Cy Young"));
  await reseat(main, "cy", "Cy Young", "3");
  await hasArrived(await tapAtDoor(garden, "miller", "Ana Miller"));
  await reseat(garden, "cy", "Cy Young", "7");
  const zoe = await tapAtDoor(garden, "zoe", "Zoë Dubois");
  await hasArrived(zoe);
  await moreAbout(zoe);
  await zoe.getByRole("button", { name: "Left again" }).click();
  await zoe.getByText(/^Left/).waitFor();

  await main.context().setOffline(false);
  await garden.context().setOffline(false);
  await doorField(main).fill("");
  await doorField(garden).fill("");
  const question = main.getByRole("listitem").filter({ hasText: "Cy Young was given two tables." }).last();
  await question.getByText("Table 3").first().waitFor();
  await inspect(main);
  await question.getByRole("button", { name: "Sits at: Table 7" }).click();
  const here = ["Ana Miller: Head Table", "Cy Young: 7"];
  await expect.poll(() => hereOf(owner, eventId)).toEqual(here);
  for (const page of [main, garden]) {
    await page.getByText(/^\d to check$/).waitFor({ state: "detached" });
    await expect.poll(() => shownHere(page)).toEqual(here);
  }
  for (const page of [main, garden]) await expect(stateLine(page)).toHaveText("Connected");
  await personAt(main, "Ana Miller").getByText("at Garden door").waitFor();
});

test("two windows of a device share what they record, and what could not be sent before access ended is sent with the next link", async ({
  app,
  visit,
}) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: true });
  const page = await visit("phone");
  const helperId = await openDoor(page, owner, eventId, "Main door");
  const list = await (await owner.request.get(`/api/events/${eventId}/guests.csv?hasLinks=true`)).text();
  const scanned = await page.context().newPage();
  await scanned.goto(/^Ana Miller,.*?(http\S+)$/m.exec(list)?.[1] ?? "");
  await personAt(scanned, "Ana Miller").waitFor();
  await goOffline(page);
  await personAt(scanned, "Ana Miller")
    .getByRole("button", { name: /^Ana Miller/ })
    .first()
    .click();
  await hasArrived(personAt(page, "Ana Miller"));
  await scanned.close();

  await page.getByRole("button", { name: "Menu" }).click();
  const question = page.getByRole("dialog", { name: "Helping as Main door" });
  await question.getByText("1 entry has not been sent yet.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await ask(owner, EndHelperDocument, { eventId, id: helperId });
  // Requests of somebody whose access has ended are refused.
  tolerateProblems(page, /status of 40\d/);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Your access has ended", level: 1 }).waitFor();
  await page.getByText("1 entry has not been sent. It stays on this device.").waitFor();
  await expect(page.locator("body")).not.toContainText("Miller");
  expect(await hereOf(owner, eventId)).toEqual([]);

  await openDoor(page, owner, eventId, "Main door again");
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Miller: Head Table"]);
});
