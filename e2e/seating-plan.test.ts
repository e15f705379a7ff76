import type { Page } from "@playwright/test";
import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import {
  chooseOnBoard,
  makePlan,
  nameOf,
  openPlanStep,
  preparePlanning,
  seatsPerTable,
  shortenSearches,
} from "./support/plan-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { openSeating, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const households = [4, 2, 3, 1, 2, 4, 2, 3, 1, 2];

test("a plan seats everybody by the rules, is accepted in part while the list changes, and is undone", async ({
  app,
  desktop: page,
}) => {
  const event = await preparePlanning(page, app, {
    name: "A planned evening",
    households,
    tables: 3,
    wishes: (members) => [{ kind: "APART", guestIds: [members[0]?.[0] ?? 0, members[5]?.[0] ?? 0] }],
  });
  const before = await storedSeating(page, event.id);
  await shortenSearches(page);
  await openSeating(page, app, event.id);
  await openPlanStep(page);
  await page.getByText("3 tables with 30 seats, 1 wish.").waitFor();
  await inspect(page);
  await makePlan(page);
  await page.getByText("24 of 24 seated").waitFor();
  await inspect(page);

  const [lost, kept] = [event.members[3]?.[0] ?? 0, event.members[1]?.[0] ?? 0];
  await ask(page, DeleteGuestDocument, { eventId: event.id, id: lost });
  await page.getByText("1 guest in the plan is no longer on the list.").waitFor();
  await page
    .getByRole("checkbox", { name: `Accept the move of ${nameOf(1, 0)}` })
    .first()
    .uncheck();
  await page.getByText("Household H2 would be split.").waitFor();
  await page.getByRole("button", { name: "Accept 22 of 23 moves" }).click();
  await page.getByText("22 guests have new seats").waitFor();
  const seats = new Map((await storedSeating(page, event.id)).map(({ id, tableNumber }) => [id, tableNumber]));
  const unseated = [...seats].filter(([, table]) => table === "").map(([id]) => id);
  expect(unseated).toEqual([kept]);
  for (const [at, members] of event.members.entries())
    if (at !== 1 && at !== 3) expect(new Set(members.map((id) => seats.get(id))).size).toBe(1);
  expect(seats.get(event.members[0]?.[0] ?? 0)).not.toBe(seats.get(event.members[5]?.[0] ?? 0));
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before.filter(({ id }) => id !== lost));
});

test("on a phone, rules that cannot all hold are explained, with ways on", async ({ app, phone: page }) => {
  const event = await preparePlanning(page, app, {
    name: "An impossible evening",
    households,
    tables: 3,
    wishes: (members) => [{ kind: "TOGETHER", guestIds: members.flat().slice(0, seatsPerTable + 1) }],
  });
  await shortenSearches(page);
  await openSeating(page, app, event.id);
  await openPlanStep(page);
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByRole("heading", { name: "No plan can follow every rule" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "11" }).first().waitFor();
  await inspect(page);
  await page.getByRole("button", { name: "Look at the wishes" }).click();
  await page.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
});

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save the current seating" }).click();
  const dialog = page.getByRole("dialog", { name: "Save plan" });
  await untilReady(dialog);
  await dialog.getByLabel("Name of the plan").fill(name);
  await page.keyboard.press("Enter");
  await page.getByText(`Plan “${name}” saved`).waitFor();
}

test("a seating is saved under a name, compared with today's, and taken again after the list has changed", async ({
  app,
  desktop: page,
}) => {
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
  await save(page, "Two tables");

  // Others seat people differently, and one guest is gone.
  await seatAll((place) => (place < 6 ? String((place % 3) + 1) : "2"));
  const gone = guests.at(-1) ?? 0;
  await ask(page, DeleteGuestDocument, { eventId: event.id, id: gone });
  for (const name of ["Compare Current seating", "Compare Two tables"]) {
    await page.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await inspect(page);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const differences = page.getByRole("table", { name: "4 guests sit elsewhere" });
  const row = differences.getByRole("row").filter({ hasText: nameOf(0, 1) });
  await expect(row.getByRole("cell")).toHaveText(["Table 2", "Table 1"]);
  await inspect(page);
  await page.getByRole("button", { name: "Back to the plans" }).click();
  await page.getByRole("button", { name: "View and take Two tables" }).click();
  await page.getByText("1 guest of the plan was deleted.").waitFor();
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText("4 guests have new seats").waitFor();
  expect(await storedSeating(page, event.id)).toEqual(first.filter(({ id }) => id !== gone));
});
