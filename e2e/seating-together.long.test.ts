import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import {
  card,
  dragInVain,
  guestRow,
  guestsAt,
  openSeating,
  prepareSeating,
  seat,
  storedSeating,
} from "./support/seating-steps.ts";
import { withoutSockets } from "./support/sockets.ts";
import { expect, test } from "./support/test.ts";

test("two organizers at once: each sees the other's moves, a conflict says what happened, and locks hold", async ({
  app,
  desktop: page,
  visit,
}) => {
  const event = await prepareSeating(page, app, "Together");
  await openSeating(page, app, event.id);
  await guestRow(page, "Amélie Weber").waitFor();
  const before = await storedSeating(page, event.id);
  const guestId = before.find(({ name }) => name === "Amélie Weber")?.id ?? 0;
  await seat(page, event.id, guestId, "1");
  await card(page, "Table 1").getByRole("option", { name: "Amélie Weber" }).waitFor();
  await page.getByText("Together: 240 guests, 7 without a seat, 30 tables").waitFor();

  // A browser without live updates.
  const other = await visit("desktop");
  tolerateProblems(other, /409|WebSocket/);
  await withoutSockets(other);
  await openSeating(other, app, event.id);
  await other.getByText("7 without a seat").waitFor();
  await seat(page, event.id, guestId, "0");
  await other.getByRole("option", { name: "Amélie Weber" }).click();
  await other.getByRole("button", { name: "Free the seat" }).click();
  await other.getByText("This could not be changed").waitFor();
  await inspect(other);
  await card(other, "Table 0").getByRole("option", { name: "Amélie Weber" }).waitFor();
  expect(await guestsAt(page, event.id, "0")).toEqual(["Amélie Weber"]);

  const locked = guestRow(page, "Amélie Anders");
  await locked.click();
  await page.getByText("Lock this seat").click();
  await locked.getByRole("img", { name: "Seat locked" }).waitFor();
  const why = "The seat of Amélie Anders is locked. Unlock it first.";
  await dragInVain(page, locked, card(page, "Table 4").getByRole("button"), why);
  await locked.press("Delete");
  await page.keyboard.type("3");
  const dialog = page.getByRole("dialog", { name: "Move Amélie Anders to…" });
  await untilReady(dialog);
  await page.keyboard.press("Enter");
  await dialog.getByText(why).waitFor();
  expect(await guestsAt(page, event.id, "3")).not.toContain("Amélie Anders");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await dialog.getByText(why).waitFor({ state: "hidden" });
  await dialog.getByRole("combobox").press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "3")).toContain("Amélie Anders");
});
