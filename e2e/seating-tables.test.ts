import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { UpdateGuestDetailsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { BoardTablesDocument } from "../frontend/features/seating/generated/read-board.ts";
import { addGuest, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import {
  card,
  dragByTouch,
  dragInVain,
  guestRow,
  guestsAt,
  openSeating,
  prepareSeating,
  storedSeating,
} from "./support/seating-steps.ts";
import { test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

interface StoredTable {
  id: number;
  label: string;
  capacity: number | null;
}

async function storedTables(page: Page, eventId: number): Promise<StoredTable[]> {
  return (await ask(page, BoardTablesDocument, { eventId })).tables;
}

test("a customer adds tables, changes them, and fills them by what guests have in common", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Tess");
  const event = await myEvent(page);
  await openEditor(page, "guests");
  await addGuest(page, "Anna Berg", "1");
  await addGuest(page, "Ben Conti", "2");
  await page.getByRole("link", { name: "Seat guests" }).click();
  await guestRow(page, "Anna Berg").waitFor();

  await page.getByRole("button", { name: "Add tables" }).click();
  const dialog = page.getByRole("dialog", { name: "Add tables" });
  expect(await dialog.getByLabel("First number or name").or(dialog.getByLabel("Number or name")).inputValue()).toBe(
    "3",
  );
  await dialog.getByLabel("How many").fill("0");
  await dialog.getByText("Enter a number from 1 to 500").waitFor();
  await dialog.getByLabel("How many").fill("3");
  await dialog.getByLabel("Seats").fill("6");
  await inspect(page, "seating-add-tables");
  await dialog.getByRole("button", { name: "Add 3 tables" }).click();
  await card(page, "Table 5").getByText("0 of 6").waitFor();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Seats at every table…" }).click();
  await page.getByRole("dialog").getByLabel("Seats").fill("1");
  await page.getByRole("button", { name: "Change 5 tables" }).click();
  await card(page, "Table 1").getByText("1 of 1").waitFor();

  await card(page, "Table 5").getByRole("button").click();
  const label = page.getByLabel("Number or name");
  await label.fill("Terrace");
  await label.press("Enter");
  await card(page, "Terrace").waitFor();
  await page.getByLabel("With another table").selectOption({ label: "Table 2" });
  await page.getByRole("button", { name: "Swap guests" }).click();
  await card(page, "Terrace").getByRole("option", { name: "Ben Conti" }).waitFor();
  await page.getByLabel("With another table").selectOption({ label: "Table 1" });
  await page.getByRole("button", { name: "Merge into it" }).click();
  await card(page, "Table 1").getByText("2 of 1").waitFor();
  await inspect(page, "seating-customer");

  await page.getByRole("button", { name: "Delete table" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete table" }).click();
  const unseated = page.getByRole("region", { name: "Without a seat" }).getByRole("option", { name: "Anna Berg" });
  await unseated.waitFor();
  const toast = page.getByRole("status").filter({ hasText: "Table 1 deleted." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await card(page, "Table 1").getByText("2 of 1").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await unseated.waitFor();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Renumber tables…" }).click();
  await page.getByLabel("First number").fill("10");
  await page.getByRole("button", { name: "Change 3 tables" }).click();
  await expect
    .poll(async () => (await storedTables(page, event.id)).map(({ label: text }) => text))
    .toEqual(["10", "11", "12"]);
});

test("a board that could not be read is read on another try, and a toast undoes its change, whatever was done since", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 503/);
  const event = await prepareSeating(page, app, "Toast");
  const isTables = (request: Request) => request.postData()?.includes("BoardTables") ?? false;
  await page.route("**/graphql", (route, request) =>
    isTables(request) ? route.fulfill({ status: 503, body: "Not now" }) : route.continue(),
  );
  await openSeating(page, app, event.id);
  await page.getByText("The seating could not be loaded").waitFor();
  await inspect(page, "seating-unread");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await guestRow(page, "Amélie Weber").waitFor();

  await card(page, "Table 2").getByRole("button").click();
  await page.getByRole("button", { name: "Delete table" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete table" }).click();
  await holdToast(page, "Table 2 deleted.");
  const add = `mutation ($id: Int!) { addGuest(eventId: $id, input: { name: "Late Lorenz", tableNumber: "3" }) { id } }`;
  await ask(page, add, { id: event.id });
  const late = card(page, "Table 3").getByRole("option", { name: "Late Lorenz" });
  await late.waitFor();
  await page.getByRole("status").filter({ hasText: "Table 2 deleted." }).getByRole("button", { name: "Undo" }).click();
  await card(page, "Table 2").waitFor();
  await late.waitFor();
});

test("guests are found wherever they sit, and marked with what the seating must know", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareSeating(page, app, "Search");
  await openSeating(page, app, event.id);
  const column = page.getByRole("region", { name: "Without a seat" });
  await page.getByRole("searchbox", { name: "Search guests" }).fill("carla petrov");
  await column.getByRole("option", { name: /Carla Petrov.*Table/ }).click();
  await page.getByRole("option", { name: "Carla Petrov", exact: true }).waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Guest" });
  await untilReady(form);
  await form.getByText("Needs step-free access").click();
  await form.getByRole("button", { name: "Save Changes" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText("Needs step-free access", { exact: true }).waitFor();
  await page.getByLabel("Attendance", { exact: true }).selectOption("Not coming");
  await page.getByText("Carla Petrov is not coming. The seat is free.").first().waitFor();
  await inspect(page, "seating-search");

  await page.getByRole("searchbox", { name: "Search guests" }).fill("");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("combobox", { name: "Column" }).selectOption("Meal");
  await page.getByRole("combobox", { name: "Any Meal" }).selectOption("Fish");
  await column.getByText("2 of 8").waitFor();
  await inspect(page, "seating-filter");
});

for (const device of firstOf(["phone", "desktop"])) {
  test(`who cancels leaves the seat, with the plus-one or without, on a ${device}`, async ({ app, visit }) => {
    const page = await visit(device);
    const event = await prepareSeating(page, app, "Regrets");
    const before = await storedSeating(page, event.id);
    const [amelie, bjorn] = ["Amélie Abara", "Björn Abara"].map((name) => before.find((guest) => guest.name === name));
    if (!amelie || !bjorn) throw new Error("They are not on the list.");
    const input = { guestOfId: amelie.id };
    await ask(page, UpdateGuestDetailsDocument, { eventId: event.id, guestIds: [bjorn.id], input });
    await openSeating(page, app, event.id);
    const seatsOf = async () => (await storedSeating(page, event.id)).map(({ tableNumber }) => tableNumber);
    const left = (names: string[]) => before.map(({ name, tableNumber }) => (names.includes(name) ? "" : tableNumber));
    const question = page.getByRole("dialog", { name: "Amélie Abara is not coming" });

    await cancel(page, "Amélie Abara", device);
    await question.getByText("Is the plus-one, Björn Abara, still coming?").waitFor();
    await inspect(page, `seating-cancel-${device}`);
    await question.getByRole("button", { name: "Not coming either" }).click();
    await expect.poll(seatsOf).toEqual(left(["Amélie Abara", "Björn Abara"]));
    const toast = page.getByRole("status").filter({ hasText: "2 guests are not coming. Their seats are free." });
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect.poll(seatsOf).toEqual(left([]));

    await cancel(page, "Amélie Abara", device);
    await question.getByRole("button", { name: "Still coming" }).click();
    await expect.poll(seatsOf).toEqual(left(["Amélie Abara"]));
    await cancel(page, "Carla Abara", device);
    await expect.poll(seatsOf).toEqual(left(["Amélie Abara", "Carla Abara"]));
  });
}

async function cancel(page: Page, name: string, device: "desktop" | "phone"): Promise<void> {
  await page.getByRole("searchbox", { name: "Search guests" }).fill(name);
  await guestRow(page, new RegExp(`^${name}`))
    .first()
    .click();
  if (device === "desktop") await page.getByLabel("Attendance", { exact: true }).selectOption("Not coming");
  else await page.getByRole("dialog").getByRole("button", { name: "Not coming" }).click();
}

test("a finger that presses long drags a guest, and otherwise scrolls", async ({ app, phone: page }) => {
  const event = await prepareSeating(page, app, "Long press");
  await openSeating(page, app, event.id);
  await page.getByText("Tables", { exact: true }).tap();
  await dragByTouch(page, guestRow(page, "Amélie Anders"), card(page, "Table 3").getByRole("button"));
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(9);
  expect(await storedSeating(page, event.id)).toHaveLength(240);
});

test("what locks keep is not offered, and the board says why before and after", async ({ app, desktop: page }) => {
  const event = await prepareSeating(page, app, "Locked");
  await openSeating(page, app, event.id);
  const locked = guestRow(page, "Amélie Anders");
  await locked.click();
  await page.getByText("Lock this seat").click();
  await locked.getByRole("img", { name: "Seat locked" }).waitFor();
  await card(page, "Table 3").getByRole("button").click();
  await page.getByText("Lock this table").click();
  await card(page, "Table 3").getByRole("img", { name: "Locked" }).waitFor();
  const before = await storedSeating(page, event.id);

  // A locked guest can go nowhere, and nobody to a locked table.
  const why = "The seat of Amélie Anders is locked. Unlock it first.";
  await dragInVain(page, locked, card(page, "Table 4").getByRole("button"), why);
  await page.getByText("This change was not made").waitFor();
  const tableWhy = "Table 3 is locked. Unlock it first.";
  const free = card(page, "Table 4").getByRole("option").first();
  await dragInVain(page, free, card(page, "Table 3").getByRole("button"), tableWhy);

  await locked.click();
  const panel = page.getByRole("region", { name: "Selected" });
  await panel.getByText(why).waitFor();
  expect(await panel.getByRole("button", { name: "Take seat away" }).isDisabled()).toBe(true);
  await locked.press("Delete");
  await page.keyboard.type("3");
  const dialog = page.getByRole("dialog", { name: "Move Amélie Anders to…" });
  await untilReady(dialog);
  await page.keyboard.press("Enter");
  await dialog.getByText(why).waitFor();
  await page.getByRole("status").getByText(why).waitFor();
  await inspect(page, "seating-move-locked");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await dialog.getByText(why).waitFor({ state: "hidden" });
  await dialog.getByRole("combobox").press("Enter");
  await dialog.getByText(tableWhy).waitFor();
  const choice = dialog.getByRole("option", { name: "Table 3 Locked" });
  expect(await choice.getAttribute("aria-disabled")).toBe("true");
  expect(await storedSeating(page, event.id)).toEqual(before);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await choice.waitFor({ state: "hidden" });
  await dialog.getByRole("combobox").press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "3")).toContain("Amélie Anders");
});
