import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { inspect } from "./support/inspect.ts";
import { chooseOnBoard, makePlan, nameOf, preparePlanning, previewBar } from "./support/plan-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { guestRow, openSeating, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const households = [4, 2, 3, 1, 2, 4, 2, 3, 1, 2];

test("a plan seats everybody by the rules, is looked at on the board, accepted while the list changes, and undone", async ({
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
  await chooseOnBoard(page, "Suggest a plan");
  await page.getByText("3 tables with 30 seats, 1 wish.").waitFor();
  await inspect(page);
  await makePlan(page);
  await previewBar(page).getByText("24 people get a seat").waitFor();
  await previewBar(page).getByText("1 of 1 wish met").waitFor();
  await guestRow(page, new RegExp(`^${nameOf(0, 0)} had no seat`)).click();
  await page.getByRole("button", { name: "Why here?" }).waitFor();
  await inspect(page);

  const lost = event.members[3]?.[0] ?? 0;
  await ask(page, DeleteGuestDocument, { eventId: event.id, id: lost });
  await previewBar(page).getByText("1 guest cannot move as planned").waitFor();
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText("23 guests have new seats").waitFor();
  const seats = new Map((await storedSeating(page, event.id)).map(({ id, tableNumber }) => [id, tableNumber]));
  expect([...seats.values()]).not.toContain("");
  for (const members of event.members)
    expect(new Set(members.flatMap((id) => seats.get(id) ?? [])).size).toBeLessThanOrEqual(1);
  expect(seats.get(event.members[0]?.[0] ?? 0)).not.toBe(seats.get(event.members[5]?.[0] ?? 0));
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before.filter(({ id }) => id !== lost));
});
