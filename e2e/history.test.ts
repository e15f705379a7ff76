import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import type { EventHistoryQuery } from "../frontend/routes/generated/event-history.ts";
import { openTab, startWithEvent, tableRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import type { Rows } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { invite, join } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
import { ask, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const list: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Derek Holm", "7", "Fish"],
  ["Ana Lindgren", "7", "Fish"],
  ["Ben Miller", "8", ""],
  ["Cy Young", "8", ""],
];

async function move(page: Page, eventId: number, names: readonly string[], tableLabel: string): Promise<void> {
  const guests = await storedGuests(page, eventId);
  const moves = guests.filter(({ name }) => names.includes(name)).map(({ id }) => ({ guestId: id, tableLabel }));
  await ask(page, SeatGuestsDocument, { eventId, moves });
}

async function tableOf(page: Page, eventId: number, name: string): Promise<string | undefined> {
  return (await storedGuests(page, eventId)).find((guest) => guest.name === name)?.tableNumber;
}

async function startWithList(page: Page, app: RunningApp, firstName: string): Promise<number> {
  await signInAsNewCustomer(page, app, firstName);
  const { id } = await myEvent(page);
  await uploadGuests(page, id, list);
  await openEditor(page, "guests");
  return id;
}

test("a toast undoes what was saved, by the keyboard alone, and does it again", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Undone details");
  const location = page.getByLabel("Location");
  await location.fill("Pier Nine");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  // A toast with the focus stays.
  await page.keyboard.press("F8");
  await inspect(page, "toast-with-undo");
  await tabTo(page, page.getByRole("button", { name: "Undo", exact: true }));
  await page.keyboard.press("Enter");
  await page.getByText("Change undone", { exact: true }).waitFor();
  await expect.poll(() => location.inputValue()).toBe("");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByText("Change redone", { exact: true }).waitFor();
  await expect.poll(() => location.inputValue()).toBe("Pier Nine");

  await openTab(page, "Theme");
  const color = page.getByLabel("Primary Color", { exact: true });
  const before = await color.inputValue();
  await color.fill("#7a1f3d");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  await expect.poll(() => color.inputValue()).toBe(before);

  await openTab(page, "History");
  const history = await tableRows(page, "History");
  expect(history.map(([action, details]) => [action, details?.replace(/ (Undo|Redo)$/, "")])).toEqual([
    ["Undid a Change", "Changed the primary color"],
    ["Updated Event", "Changed the primary color Undone details Undone"],
    ["Undid a Change", "Set the location to “Pier Nine”"],
    ["Undid a Change", "Removed the location, “Pier Nine” Undone"],
    ["Updated Event", "Set the location to “Pier Nine” Undone details"],
    ["Created Event", "Undone details"],
  ]);
  await inspect(page, "history-of-an-event");
});

test("a customer reads on a phone who went where, and undoes it, also after a reload", async ({ app, phone: page }) => {
  const id = await startWithList(page, app, "Hal");
  await move(page, id, ["Derek Holm"], "9");
  await move(page, id, ["Ana Lindgren", "Ben Miller", "Cy Young", "Derek Holm"], "12");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Moved Derek Holm from 9 to 12").waitFor();
  await page.getByText("Moved Derek Holm from 7 to 9").waitFor();
  const folded = page.getByText("Moved Cy Young from 8 to 12");
  expect(await folded.count()).toBe(0);
  await inspect(page, "customer-history");
  const fold = page.getByRole("button", { name: "and 3 more", expanded: false });
  await fold.click();
  await folded.waitFor();
  await inspect(page, "customer-history-unfolded");
  await page.getByRole("button", { name: "and 3 more", expanded: true }).click();
  await folded.waitFor({ state: "detached" });
  await fold.waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Undo: Moved Derek Holm from 9 to 12" }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Cy Young")).toBe("8");
  // Also beside the event's name, now that the change after it is undone.
  await page.getByRole("button", { name: "Undo: Moved Derek Holm from 7 to 9" }).first().click();
  await expect.poll(() => tableOf(page, id, "Derek Holm")).toBe("7");
  await expect.poll(() => page.getByText("Undone", { exact: true }).count()).toBe(2);
  await page.reload();
  await page.getByRole("button", { name: "Redo: Moved Derek Holm from 9 to 7" }).click();
  await page.getByText("Change redone", { exact: true }).waitFor();
  expect(await tableOf(page, id, "Derek Holm")).toBe("9");
  await inspect(page, "customer-history-undone");
  await page.getByRole("link", { name: "Back to your event" }).click();
  await page.getByRole("tab", { name: "Guests" }).waitFor();
  await page.getByRole("link", { name: "History" }).waitFor();
});

test("what was changed again is not undone but passed over if wanted, and the refusal says by whom and when", async ({
  app,
  desktop: page,
  visit,
}) => {
  tolerateProblems(page, /status of 409/);
  const id = await startWithList(page, app, "Ivy");
  await move(page, id, ["Cy Young"], "12");
  await move(page, id, ["Derek Holm"], "9");
  await move(page, id, ["Derek Holm"], "10");
  await page.getByRole("link", { name: "History" }).click();
  // Not the button beside the event's name.
  const history = page.getByRole("region", { name: "History", exact: true });
  await history.getByRole("button", { name: "Undo: Moved Derek Holm from 7 to 9" }).click();
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
  await inspect(page, "seating-pass-over");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await tableOf(page, id, "Cy Young")).toBe("12");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await question.getByRole("button", { name: "Skip and undo" }).click();
  await expect.poll(() => tableOf(page, id, "Cy Young")).toBe("8");
  expect(await tableOf(page, id, "Derek Holm")).toBe("11");
  await page.goto("/customer/event-editor?tab=details&view=history");
  await page.getByText(/^Skipped: Updated Guests, .*; Updated Guests, /).waitFor();
});

test("opening the history keeps what was typed, and shows what somebody else undoes", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Jon");
  const { id } = await myEvent(page);
  await changeEvent(page, id, { name: "Jon and Kim" });
  await page.goto("/customer/event-editor?tab=details");
  await page.getByLabel("Description").fill("Half a sentence");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("to “Jon and Kim”").waitFor();
  expect(await isFocused(page.getByRole("heading", { name: "History", level: 2 }))).toBe(true);
  const history = page.getByRole("region", { name: "History", exact: true });
  await history.getByRole("button", { name: /^Undo: Changed the name/ }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "My Event", level: 1 }).waitFor();
  await inspect(page, "customer-history");
  await page.getByRole("link", { name: "Back to your event" }).click();
  expect(await page.getByLabel("Description").inputValue()).toBe("Half a sentence");
  expect(await page.getByLabel("Event Name").inputValue()).toBe("My Event");
});

/** As if a few changes had been made on each of the last days. */
async function spreadOverDays(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === "/graphql",
    async (route) => {
      if (!route.request().postData()?.includes("query EventHistory")) return route.fallback();
      const response = await route.fetch();
      const { data }: { data: EventHistoryQuery } = await response.json();
      for (const [place, entry] of data.event.history.nodes.entries()) {
        const daysAgo = Math.floor(place / changesPerDay);
        entry.createdAt = new Date(new Date(entry.createdAt).getTime() - daysAgo * msPerDay).toISOString();
      }
      await route.fulfill({ response, json: { data } });
    },
  );
}

const changesPerDay = 4;
const msPerDay = 24 * 60 * 60 * 1000;

test.for(firstOf(["phone", "desktop"]))(
  "on a %s, the history is a log by days, of one person or of one kind if wanted",
  async (device, { app, visit }) => {
    const page = await visit(device);
    const id = await startWithList(page, app, "Lou");
    for (const berth of Array.from({ length: 20 }, (_, index) => index + 1))
      await changeEvent(page, id, { location: `Pier Nine, berth ${berth}` });
    const editor = await visit(device);
    await join(editor, (await invite(page, id, "Mia Editor", "EDITOR")).url);
    await editor.waitForURL("/help/event");
    await move(editor, id, ["Derek Holm"], "9");
    await move(page, id, ["Ana Lindgren", "Ben Miller", "Cy Young"], "12");
    await spreadOverDays(page);
    await page.goto("/customer/event-editor?tab=details&view=history");
    await page.getByRole("heading", { name: "Today", level: 3 }).waitFor();
    await page.getByRole("heading", { name: "Yesterday", level: 3 }).waitFor();
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual(["Action", "Details", "User", "Date"]);
    expect(await page.getByText("Moved Ben Miller from 8 to 12").count()).toBe(0);
    await inspect(page, "history-by-days");
    const rows = () => tableRows(page, "History");
    expect(await rows()).toHaveLength(20);

    const [person, kind] = [page.getByLabel("Person"), page.getByLabel("Kind of change")];
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.poll(async () => (await rows()).at(-1)?.[0]).toBe("Created Event");
    await person.selectOption("Mia Editor");
    await expect.poll(rows).toHaveLength(1);
    const [moved] = await rows();
    expect(moved?.slice(0, 3)).toEqual(["Updated Guests", "Moved Derek Holm from 7 to 9 1 guest Undo", "Mia Editor"]);
    await kind.selectOption("Event and theme");
    await page.getByRole("status").getByText("No changes match").waitFor();
    await inspect(page, "history-no-matches");
    await page.reload();
    await page.getByRole("button", { name: "Show all changes" }).click();
    await expect.poll(rows).toHaveLength(20);
    expect(await isFocused(page.getByRole("group", { name: "Filter" }))).toBe(true);

    await kind.selectOption("Event and theme");
    await expect.poll(async () => (await rows())[0]?.[0]).toBe("Updated Event");
    await page.getByText("Showing 1–20 of 21").waitFor();
    await page.getByRole("link", { name: "Back to your event" }).click();
    await page.getByRole("tab", { name: "Guests" }).waitFor();
    expect(new URL(page.url()).search).toBe("?tab=details");
  },
);

test("a dialog asks before it drops what was typed, and closes at once otherwise", async ({ app, desktop: page }) => {
  await startWithList(page, app, "Kay");
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  const open = async () => {
    await page.getByRole("button", { name: "Add Guest" }).click();
    await untilReady(dialog);
  };
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  const clickOutside = () => page.mouse.click(5, 300);

  for (const close of [() => page.keyboard.press("Escape"), clickOutside]) {
    await open();
    await close();
    await dialog.waitFor({ state: "detached" });
  }
  await open();
  await dialog.getByLabel("Name").fill("Half a name");
  const ways = [
    () => page.keyboard.press("Escape"),
    clickOutside,
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of ways) {
    await close();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Half a name");
  }
  await page.keyboard.press("Escape");
  await question.waitFor();
  await inspect(page, "discard-question", "[role=alertdialog]");
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  await open();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("");
});

test.for(firstOf(["phone", "desktop"]))(
  "on a %s, what stands beside Undo stays where it is once the last change is known, and undone",
  async (device, { app, visit }) => {
    const page = await visit(device);
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
  },
);
