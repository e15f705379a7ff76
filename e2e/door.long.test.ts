import { EndHelperDocument } from "../frontend/features/helpers/generated/helper-acts.ts";
import { goOffline, hasArrived, hereOf, openDoor, personAt, prepareDoor, tapAtDoor } from "./support/door-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

test("a scanned code takes the door over to another window, and whose access ends hands in what was not sent", async ({
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
  await page.getByRole("heading", { name: "The door is open in another window" }).waitFor();
  await page.getByRole("button", { name: "Use it here" }).click();
  await scanned.getByRole("heading", { name: "The door is open in another window" }).waitFor();
  await scanned.close();

  await goOffline(page);
  await hasArrived(await tapAtDoor(page, "miller", "Ana Miller"));
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave the door?" });
  await question.getByText("1 entry has not been sent yet.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await ask(owner, EndHelperDocument, { eventId, id: helperId });
  expect(await hereOf(owner, eventId)).toEqual([]);
  // Requests of somebody whose access has ended are refused.
  tolerateProblems(page, /status of 40\d/);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Your access has ended", level: 1 }).waitFor();
  await expect.poll(() => hereOf(owner, eventId)).toEqual(["Ana Miller: Head Table"]);
  await page.getByText("Everything you recorded has been sent.").waitFor();
  await expect(page.locator("body")).not.toContainText("Miller");
});
