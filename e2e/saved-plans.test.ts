import { expect } from "vitest";
import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { chooseOnBoard, nameOf, preparePlanning } from "./support/plan-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { openSeating, storedSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

test("a seating is saved under a name, compared with today’s, and taken again after the list has changed", async ({
  app,
  desktop: page,
  visit,
}) => {
  const event = await preparePlanning(page, app, {
    name: "A saved evening",
    households: [4, 2, 3, 1],
    tables: 3,
    wishes: (households) => [
      { kind: "LIKE", guestIds: [households[0]?.[0] ?? 0, households[1]?.[0] ?? 0] },
      { kind: "APART", guestIds: [households[2]?.[0] ?? 0, households[3]?.[0] ?? 0] },
    ],
  });
  const { id: eventId, members } = event;
  const guests = members.flat();
  const seatAll = (tableOf: (place: number) => string, firstSeat: number) =>
    ask(page, SeatGuestsDocument, {
      eventId,
      moves: guests.map((guestId, place) => {
        return { guestId, tableLabel: tableOf(place), seatNumber: place === 0 ? firstSeat : null };
      }),
    });
  await seatAll((place) => (place < 6 ? "1" : "2"), 3);
  const first = await storedSeating(page, eventId);

  await openSeating(page, app, eventId);
  await chooseOnBoard(page, "Saved plans", "More actions");
  await page.getByText("No plans saved yet.").waitFor();
  await page.getByRole("button", { name: "Save the current seating" }).click();
  const dialog = page.getByRole("dialog", { name: "Save plan" });
  await untilReady(dialog);
  await dialog.getByLabel("Name of the plan").fill("Two tables");
  await page.keyboard.press("Enter");
  await page.getByText("Plan “Two tables” saved").waitFor();

  // Others seat people differently, and one guest is gone.
  await seatAll((place) => (place < 6 ? String((place % 3) + 1) : "2"), 5);
  await ask(page, DeleteGuestDocument, { eventId, id: guests.at(-1) ?? 0 });
  const compare = page.getByRole("button", { name: "Compare", exact: true });
  expect(await compare.isDisabled()).toBe(true);
  for (const name of ["Compare Current seating", "Compare Two tables"]) {
    await page.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await inspect(page, "saved-plans");
  await compare.click();
  await page.getByRole("heading", { name: "4 guests sit elsewhere" }).waitFor();
  const differences = page.getByRole("table", { name: "4 guests sit elsewhere" });
  const row = differences.getByRole("row").filter({ hasText: nameOf(0, 1) });
  expect(await row.getByRole("cell").allInnerTexts()).toEqual(["Table 2", "Table 1"]);
  const chairs = page.getByRole("table", { name: "1 guest has another seat number at the same table" });
  expect(await chairs.getByRole("cell").allInnerTexts()).toEqual(["Table 1, seat 5", "Table 1, seat 3"]);
  const worth = (name: string) => page.getByRole("region", { name, exact: true });
  await worth("Two tables")
    .getByText(/^1 of [12] wish(es)? met$/)
    .waitFor();
  await inspect(page, "saved-plans-compared");
  const phone = await visit("phone");
  await openSeating(phone, app, eventId);
  await phone.goto(`${phone.url()}?plan=saved`);
  for (const name of ["Compare Current seating", "Compare Two tables"])
    await phone.getByText(name.slice(8), { exact: true }).tap();
  await inspect(phone, "saved-plans-phone");
  await phone.getByRole("button", { name: "Compare", exact: true }).tap();
  await phone.getByRole("heading", { name: "4 guests sit elsewhere" }).waitFor();
  await inspect(phone, "saved-plans-compared-phone");

  await page.getByRole("button", { name: "Back to the plans" }).click();
  await page.getByRole("button", { name: "View and take Two tables" }).click();
  await page.getByRole("heading", { name: "Two tables", level: 1 }).waitFor();
  const since = page.getByRole("region", { name: "Since “Two tables” was saved" });
  await since.getByText("1 guest of the plan was deleted.").waitFor();
  await inspect(page, "saved-plan-taken");
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText("5 guests have new seats").waitFor();
  expect(await storedSeating(page, eventId)).toEqual(first.filter(({ id }) => id !== guests.at(-1)));

  await chooseOnBoard(page, "Saved plans", "More actions");
  await page.getByRole("button", { name: "View and take Two tables" }).click();
  await page.getByText("Everybody sits as in the plan “Two tables” already.", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Rename Two tables" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename Two tables" });
  await untilReady(renaming);
  await renaming.getByLabel("Name of the plan").fill("Plan A");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Delete Plan A" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No plans saved yet.").waitFor();
});
