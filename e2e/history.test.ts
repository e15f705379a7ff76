import type { Page } from "@playwright/test";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { tableRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { invite, join } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
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

test("what was saved is undone from its toast by the keyboard alone, and from beside the event's name", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Kay");
  const { id } = await myEvent(page);
  await changeEvent(page, id, { name: "Kay and Lou" });
  const release = await holdAnswers(page, (body) => body.includes("LastChange"));
  await openEditor(page);
  const helpers = page.getByRole("link", { name: "Helpers" });
  // Text is as wide as its font.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await helpers.boundingBox();
  release();
  await page.getByRole("button", { name: /^Undo: Changed the name/ }).click();
  await page.getByRole("button", { name: "Nothing to undo" }).waitFor();
  expect(await helpers.boundingBox()).toEqual(place);

  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Pier Nine");
  await location.press("Control+s");
  await page.getByText("Event updated", { exact: true }).waitFor();
  // A toast with the focus stays.
  await page.keyboard.press("F8");
  await tabTo(page, page.getByRole("button", { name: "Undo", exact: true }));
  await page.keyboard.press("Enter");
  await expect(location).toHaveValue("");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(location).toHaveValue("Pier Nine");

  await page.getByRole("textbox", { name: "Event Description" }).fill("Half a sentence");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "History", level: 2 })).toBeFocused();
  const history = await tableRows(page, "History");
  expect(history.map(([action, details]) => [action, details?.replace(/ (Undo|Redo)$/, "")])).toEqual([
    ["Undid a Change", "Set the location to “Pier Nine”"],
    ["Undid a Change", "Removed the location, “Pier Nine” Undone"],
    ["Updated Event", "Set the location to “Pier Nine” My Event"],
    ["Undid a Change", "Changed the name from “Kay and Lou” to “My Event”"],
    ["Updated Event", "Changed the name from “My Event” to “Kay and Lou” Kay and Lou Undone"],
    ["Created Event", "My Event"],
  ]);
  await page.getByRole("link", { name: "Back to your event" }).click();
  await expect(page.getByRole("textbox", { name: "Event Description" })).toHaveValue("Half a sentence");
});

test("the history says who went where, of one person if wanted, and undoes it also after a reload", async ({
  app,
  phone: page,
  visit,
}) => {
  const id = await startWithGuests(page, app, "Hal");
  await move(page, id, ["Derek Holm"], "9");
  await move(page, id, ["Ana Lindgren", "Ben Miller", "Cy Young", "Derek Holm"], "12");
  const editor = await visit("desktop");
  await join(editor, (await invite(page, id, "Mia Editor", "EDITOR")).url);
  await editor.waitForURL("/help/event");
  await move(editor, id, ["Ben Miller"], "11");
  await page.goto("/customer/event-editor?tab=details&view=history");
  await page.getByText("Moved Derek Holm from 7 to 9").waitFor();
  await page.getByRole("heading", { name: "Today", level: 3 }).waitFor();
  const folded = page.getByText("Moved Cy Young from 8 to 12");
  await expect(folded).toHaveCount(0);
  await page.getByRole("button", { name: "and 3 more", expanded: false }).click();
  await folded.waitFor();
  await inspect(page);

  await page.getByLabel("Person").selectOption("Mia Editor");
  await expect(page.getByText(/^Moved /)).toHaveText(["Moved Ben Miller from 12 to 11"]);
  await page.getByLabel("Kind of change").selectOption("Event and theme");
  await page.getByRole("status").getByText("No changes match").waitFor();
  await page.getByRole("button", { name: "Show all changes" }).click();
  await page.getByText("Moved Derek Holm from 7 to 9").waitFor();
  await page.reload();
  await historyOf(page).getByRole("button", { name: "Undo: Moved Ben Miller from 12 to 11" }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Ben Miller")).toBe("12");
  await historyOf(page).getByRole("button", { name: "Undo: Moved Derek Holm from 9 to 12" }).click();
  await expect.poll(() => tableOf(page, id, "Cy Young")).toBe("8");
  await page.reload();
  await page.getByRole("button", { name: "Redo: Moved Derek Holm from 12 to 9" }).click();
  await page.getByText("Change redone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Cy Young")).toBe("12");
});
