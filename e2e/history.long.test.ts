import type { Page } from "@playwright/test";
import { SeatGuestsDocument } from "../frontend/organizer/features/seating/generated/board-acts.ts";
import { myEvent, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { invite, join } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, uploadGuests } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

async function move(page: Page, eventId: number, names: readonly string[], tableLabel: string): Promise<void> {
  const guests = await storedGuests(page, eventId);
  const moves = guests.filter(({ name }) => names.includes(name)).map(({ id }) => ({ guestId: id, tableLabel }));
  await ask(page, SeatGuestsDocument, { eventId, moves });
}

async function tableOf(page: Page, eventId: number, name: string): Promise<string | undefined> {
  return (await storedGuests(page, eventId)).find((guest) => guest.name === name)?.tableNumber;
}

test("the history says who went where, and undoes it also after a reload", async ({ app, phone: page, visit }) => {
  await signInAsNewCustomer(page, app, "Hal");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, [
    ["Name", "Table Number"],
    ["Derek Holm", "7"],
    ["Ana Lindgren", "7"],
    ["Ben Miller", "8"],
    ["Cy Young", "8"],
  ]);
  await move(page, id, ["Derek Holm"], "9");
  await move(page, id, ["Ana Lindgren", "Ben Miller", "Cy Young", "Derek Holm"], "12");
  const editor = await visit("desktop");
  await join(editor, (await invite(page, id, "Mia Editor", "EDITOR")).url);
  await editor.waitForURL("/help/event");
  await move(editor, id, ["Ben Miller"], "11");
  await page.goto("/customer/event-editor?tab=history");
  // Not the button beside the event's name.
  const history = page.getByRole("region", { name: "History", exact: true });
  await page.getByText("Moved Derek Holm from 7 to 9").waitFor();
  const folded = page.getByText("Moved Cy Young from 8 to 12");
  await expect(folded).toBeHidden();
  await page.getByText("and 2 more").click();
  await folded.waitFor();
  await inspect(page);

  await page.reload();
  await history.getByRole("button", { name: "Undo: Moved Ben Miller from 12 to 11" }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Ben Miller")).toBe("12");
  await history.getByRole("button", { name: "Undo: Moved Derek Holm from 9 to 12" }).click();
  await expect.poll(() => tableOf(page, id, "Cy Young")).toBe("8");
  await page.reload();
  await page.getByRole("button", { name: "Redo: Moved Derek Holm from 12 to 9" }).click();
  await page.getByText("Change redone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Cy Young")).toBe("12");
});
