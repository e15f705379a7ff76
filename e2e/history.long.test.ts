import type { Page } from "@playwright/test";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import type { RunningApp } from "./support/app.ts";
import { myEvent, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { invite, join } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

async function move(page: Page, eventId: number, names: readonly string[], tableLabel: string): Promise<void> {
  const guests = await storedGuests(page, eventId);
  const moves = guests.filter(({ name }) => names.includes(name)).map(({ id }) => ({ guestId: id, tableLabel }));
  await ask(page, SeatGuestsDocument, { eventId, moves });
}

async function tableOf(page: Page, eventId: number, name: string): Promise<string | undefined> {
  return (await storedGuests(page, eventId)).find((guest) => guest.name === name)?.tableNumber;
}

async function startWithGuests(page: Page, app: RunningApp, firstName: string): Promise<number> {
  await signInAsNewCustomer(page, app, firstName);
  const { id } = await myEvent(page);
  await uploadGuests(page, id, [
    ["Name", "Table Number"],
    ["Derek Holm", "7"],
    ["Ana Lindgren", "7"],
    ["Ben Miller", "8"],
    ["Cy Young", "8"],
  ]);
  return id;
}

// Not the button beside the event's name.
const historyOf = (page: Page) => page.getByRole("region", { name: "History", exact: true });

test("what was changed again is passed over if wanted, and the refusal says by whom and when", async ({
  app,
  desktop: page,
  visit,
}) => {
  tolerateProblems(page, /status of 409/);
  const id = await startWithGuests(page, app, "Ivy");
  await move(page, id, ["Cy Young"], "12");
  await move(page, id, ["Derek Holm"], "9");
  await move(page, id, ["Derek Holm"], "10");
  await page.goto("/customer/event-editor?tab=details&view=history");
  await historyOf(page).getByRole("button", { name: "Undo: Moved Derek Holm from 7 to 9" }).click();
  await expectToast(
    page,
    "This change could not be undone",
    /^This cannot be undone because of later changes\. Ivy Customer changed Derek Holm .* ago\. Undo those first\.$/,
  );
  expect(await tableOf(page, id, "Derek Holm")).toBe("10");

  const editor = await visit("desktop");
  await join(editor, (await invite(page, id, "Mia Editor", "EDITOR")).url);
  await editor.waitForURL("/help/event");
  await move(editor, id, ["Derek Holm"], "11");
  await page.goto("/customer/seating");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  const question = page.getByRole("dialog", { name: "These changes cannot be undone" });
  await untilReady(question);
  await question.getByText("Moved Derek Holm from 9 to 10").waitFor();
  await question.getByText(/Mia Editor changed Derek Holm/).waitFor();
  await question.getByText("Moved Cy Young from 8 to 12").waitFor();
  await inspect(page, "[role=dialog]");
  await question.getByRole("button", { name: "Skip and undo" }).click();
  await expect.poll(() => tableOf(page, id, "Cy Young")).toBe("8");
  expect(await tableOf(page, id, "Derek Holm")).toBe("11");
});
