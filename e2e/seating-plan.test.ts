import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { inspect } from "./support/inspect.ts";
import { makePlan, nameOf, openPlanStep, preparePlanning } from "./support/plan-steps.ts";
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
