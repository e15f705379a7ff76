import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { SeatGuestsDocument } from "../frontend/organizer/features/seating/generated/board-acts.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { chooseOnBoard, preparePlanning, seatsPerTable } from "./support/plan-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { openSeating, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

test("on a phone, rules that cannot all hold are explained, with ways on", async ({ app, phone: page }) => {
  const event = await preparePlanning(page, app, {
    name: "An impossible evening",
    households: [4, 2, 3, 1, 2],
    tables: 3,
    wishes: (members) => [{ kind: "TOGETHER", guestIds: members.flat().slice(0, seatsPerTable + 1) }],
  });
  await openSeating(page, app, event.id);
  await chooseOnBoard(page, "Suggest a plan");
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByText("No plan can follow every rule").waitFor();
  await page.getByText("No table has more than 10 seats, but these 11 must sit together").waitFor();
  await inspect(page);
});

test("a seating is saved under a name, and taken again after the list has changed", async ({ app, desktop: page }) => {
  const event = await preparePlanning(page, app, { name: "A saved evening", households: [4, 2, 3, 1], tables: 3 });
  const guests = event.members.flat();
  const seatAll = (tableOf: (place: number) => string) =>
    ask(page, SeatGuestsDocument, {
      eventId: event.id,
      moves: guests.map((guestId, place) => ({ guestId, tableLabel: tableOf(place) })),
    });
  await seatAll((place) => (place < 6 ? "1" : "2"));
  const first = await storedSeating(page, event.id);
  await openSeating(page, app, event.id);
  await chooseOnBoard(page, "Saved plans", "More actions");
  await page.getByText("No plans saved yet.").waitFor();
  await page.getByRole("button", { name: "Save the current seating" }).click();
  const dialog = page.getByRole("dialog", { name: "Save plan" });
  await untilReady(dialog);
  await dialog.getByLabel("Name of the plan").fill("Two tables");
  await page.keyboard.press("Enter");
  await page.getByText("Plan “Two tables” saved").waitFor();

  // Others seat people differently, and one guest is gone.
  await seatAll((place) => (place < 6 ? String((place % 3) + 1) : "2"));
  const gone = guests.at(-1) ?? 0;
  await ask(page, DeleteGuestDocument, { eventId: event.id, id: gone });
  await inspect(page);
  await page.getByRole("button", { name: "View and take Two tables" }).click();
  await page.getByRole("region", { name: "Two tables" }).getByText("1 guest cannot move as planned").waitFor();
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText("4 guests have new seats").waitFor();
  expect(await storedSeating(page, event.id)).toEqual(first.filter(({ id }) => id !== gone));
});
