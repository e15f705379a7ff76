import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { BoardTablesDocument, BoardWishesDocument } from "../frontend/features/seating/generated/read-board.ts";
import type { RunningApp } from "./support/app.ts";
import { untilReady } from "./support/dialog.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn } from "./support/keyboard.ts";
import { ask, type Caller, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { card, dragOnto, guestRow, guestsAt, openSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

const names = [
  ["Anna Berg", "Ben Conti", "Carla Dahl", "Derek Eklund", "Elif Fabre", "Femi Gruber"],
  ["Greta Holm", "Hugo Ito", "Ines Jansen", "Jonas Keller", "Kofi Lang", "Lena Moreau"],
  ["Maya Novak", "Nils Olsen", "Olga Petrov", "Paul Quinn", "Rosa Silva", "Sven Tanaka"],
];
const companies = ["Acme", "Initech", ""];
/** Greta is certain, Anna may be either of two, and nobody is called Zbigniew. */
const named: Readonly<Record<string, string>> = {
  "Ben Conti": "Greta Holm",
  "Hugo Ito": "Anna",
  "Lena Moreau": "Zbigniew Wrzos",
};

async function prepareWishes(caller: Caller, app: RunningApp, name: string) {
  const seated = names.flatMap((guests, table) => guests.map((guest) => [guest, String(table + 1)]));
  const unseated = ["Anna Lopez", "Uwe Weber"].map((guest) => [guest, ""]);
  const rows = [...seated, ...unseated].map(([guest = "", table = ""], at) => [
    ...[guest, table, companies[at % 3] ?? "", named[guest] ?? ""],
  ]);
  const event = await prepareEvent(caller, app, { name }, [["Name", "Table Number", "Company", "Sit with"], ...rows]);
  await ask(caller, LoginDocument, { input: app.admin });
  const { tables } = await ask(caller, BoardTablesDocument, { eventId: event.id });
  await ask(
    caller,
    "mutation ($id: Int!, $input: FloorPlanInput!) { changeFloorPlan(eventId: $id, input: $input) { listVersion } }",
    {
      id: event.id,
      input: {
        tables: tables.map(({ id }, at) => ({ id, capacity: 8, x: 300 + at * 400, y: 300 })),
        fixtures: [{ kind: "BAR", label: "", x: 300, y: 60, width: 200, depth: 70, rotation: 0 }],
      },
    },
  );
  return event;
}

async function storedKinds(caller: Caller, eventId: number): Promise<string[]> {
  const { wishes } = await ask(caller, BoardWishesDocument, { eventId });
  return wishes.map(({ kind }) => kind);
}

const panel = (page: Page): Locator => page.getByRole("region", { name: "Wishes", exact: true });
const toast = (page: Page, text: string): Locator => page.getByRole("status").filter({ hasText: text });

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole("radiogroup", { name: "Side panel" }).getByText(name).click();
}

async function add(page: Page, what: string): Promise<void> {
  await panel(page).getByRole("button", { name: "Add a wish" }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

test("wishes for selected guests are met or not as guests move, and can be undone", async ({ app, desktop: page }) => {
  const event = await prepareWishes(page, app, "Wishes");
  await openSeating(page, app, event.id);
  await openPanel(page, "Wishes");
  await page.getByRole("heading", { name: "No wishes yet" }).waitFor();
  await inspect(page, "wishes-empty");

  await openPanel(page, "Selected");
  await guestRow(page, "Anna Berg").click();
  await guestRow(page, "Greta Holm").click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Would like to sit together" }).click();
  await toast(page, "Wish added").waitFor();
  await inspect(page, "wishes-selected");
  await openPanel(page, "Wishes");
  const status = panel(page).getByRole("status");
  await status.getByText("0 of 1 wish met").waitFor();

  await guestRow(page, "Greta Holm").click();
  await dragOnto(page, guestRow(page, "Greta Holm"), card(page, "Table 1").getByRole("button"));
  await status.getByText("1 of 1 wish met").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).click();
  await status.getByText("0 of 1 wish met").waitFor();
  await expect.poll(() => guestsAt(page, event.id, "1")).toHaveLength(6);

  await add(page, "By column…");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Wish").selectOption("Spread out guests with the same value");
  await dialog.getByLabel("Column").selectOption("Company (2 different values)");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page)
    .getByRole("button", { name: "Same Company spread over the tables 12 of 14 so far · Important" })
    .waitFor();
  await add(page, "For certain guests…");
  await dialog.getByLabel("Wish").selectOption("Must sit at certain tables");
  await dialog.getByLabel("For whom").selectOption("Everyone with the same value");
  await dialog.getByLabel("Value").selectOption("Initech (7 guests)");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await dialog.getByText("Choose at least one table.").waitFor();
  await dialog.getByRole("combobox", { name: "Find a table to add" }).fill("2");
  await page.keyboard.press("Enter");
  await dialog.getByRole("combobox", { name: "Find a table to add" }).fill("table 3");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Remove Table 3" }).waitFor();
  await inspect(page, "wishes-tables-form", "[role=dialog]");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page)
    .getByRole("button", { name: /^Company: Initech \(Table 2 and Table 3\) .* · Required/ })
    .waitFor();
  await add(page, "For everyone…");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await add(page, "For everyone…");
  await dialog.getByLabel("Wish").selectOption("Keep seats free at tables");
  await dialog.getByLabel("Seats to keep free at each").fill("3");
  await inspect(page, "wishes-free-form", "[role=dialog]");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page).getByRole("button", { name: "3 seats free at each table Not met · Required" }).waitFor();
  await add(page, "By column…");
  await dialog.getByLabel("Wish").selectOption("Seat guests with the same value at neighboring tables");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page)
    .getByRole("button", { name: "Same Company at neighboring tables 8 of 14 guests · Important" })
    .waitFor();
  await add(page, "For certain guests…");
  await dialog.getByLabel("Wish").selectOption("Near a place");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await dialog.getByText("Choose at least one guest.").waitFor();
  await dialog.getByRole("combobox", { name: "Find a guest to add" }).fill("rosa");
  await dialog.getByRole("option", { name: /Rosa Silva/ }).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByText("Very important").click();
  await inspect(page, "wishes-near-form", "[role=dialog]");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page).getByRole("button", { name: "Rosa Silva near Bar Not met · Very important" }).click();
  await page.getByRole("option", { name: "Rosa Silva", selected: true }).waitFor();
  await inspect(page, "wishes-panel");

  await pressOn(page, panel(page).getByRole("button", { name: "Remove" }));
  expect(await isFocused(panel(page).getByRole("button", { name: /^Everyone knows somebody/ }))).toBe(true);
  await toast(page, "Wish removed").getByRole("button", { name: "Undo" }).click();
  await panel(page)
    .getByRole("button", { name: /Rosa Silva near Bar/ })
    .waitFor();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect
    .poll(() => storedKinds(page, event.id))
    .toEqual(["LIKE", "COLUMN_SPREAD", "AT_TABLES", "COMPANY", "FREE_SEATS", "COLUMN_NEIGHBOR_TABLES"]);
  await panel(page)
    .getByRole("button", { name: /Rosa Silva near Bar/ })
    .waitFor({ state: "detached" });
});

test("names in a column become wishes once an organizer has checked them", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 503/);
  const event = await prepareWishes(page, app, "Names");
  const isWishes = (request: Request) => request.postData()?.includes("BoardWishes") ?? false;
  await page.route("**/graphql", (route, request) =>
    isWishes(request) ? route.fulfill({ status: 503, body: "Not now" }) : route.continue(),
  );
  await openSeating(page, app, event.id);
  await openPanel(page, "Wishes");
  await panel(page).getByText("The wishes could not be loaded").waitFor();
  await inspect(page, "wishes-unread");
  await page.unroute("**/graphql");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await add(page, "From a column of names…");
  const dialog = page.getByRole("dialog", { name: "Wishes from a column of names" });
  expect(await dialog.getByLabel("Column").inputValue()).toBe("Sit with");
  await inspect(page, "wishes-names-column", "[role=dialog]");
  await pressOn(page, dialog.getByRole("button", { name: "Check names" }));
  await dialog.getByText("3 names: 1 found · 1 needs your choice · 1 was not found").waitFor();
  expect(await dialog.getByRole("checkbox", { name: "Greta Holm" }).isChecked()).toBe(true);
  await dialog.getByRole("listitem", { name: "Lena Moreau" }).getByText("Not found").waitFor();
  await dialog.getByRole("button", { name: "Add 1 wish" }).waitFor();
  await dialog.getByLabel("Who is “Anna”?").selectOption("Anna Lopez · No seat");
  await inspect(page, "wishes-names", "[role=dialog]");
  expect(await storedKinds(page, event.id)).toEqual([]);
  await pressOn(page, dialog.getByRole("button", { name: "Add 2 wishes" }));
  await panel(page)
    .getByRole("button", { name: /^Anna Lopez and Hugo Ito|^Hugo Ito and Anna Lopez/ })
    .waitFor();
  await expect.poll(() => isFocused(panel(page).getByRole("button", { name: "Add a wish" }))).toBe(true);
  await toast(page, "2 wishes added").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "No wishes yet" }).waitFor();
  await expect.poll(() => storedKinds(page, event.id)).toEqual([]);
});

test("on a phone, wishes are a view, and a guest has theirs", async ({ app, phone: page }) => {
  const event = await prepareWishes(page, app, "Wishes on a phone");
  await openSeating(page, app, event.id);
  await page.getByRole("searchbox", { name: "Search guests" }).fill("uwe");
  await guestRow(page, "Uwe Weber").tap();
  await page.getByRole("button", { name: "Details" }).tap();
  await page.getByRole("dialog", { name: "Selected" }).getByRole("button", { name: "Add a wish…" }).tap();
  const dialog = page.getByRole("dialog", { name: "Add a wish" });
  await untilReady(dialog);
  await dialog.getByLabel("Wish").selectOption("Keep apart");
  await dialog.getByRole("combobox", { name: "Find a guest to add" }).fill("anna lopez");
  await dialog
    .getByRole("option", { name: /Anna Lopez/ })
    .first()
    .tap();
  await dialog.getByText("Suggested plans always respect this.").waitFor();
  await inspect(page, "wishes-guest-form", "[role=dialog]");
  await dialog.getByRole("button", { name: "Add wish" }).tap();
  const sheet = page.getByRole("dialog", { name: "Selected" });
  await sheet.getByRole("button", { name: "Anna Lopez Not all seated yet · Required" }).tap();
  await inspect(page, "wishes-guest", "[role=dialog]");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("radiogroup", { name: "View" }).getByText("Wishes").tap();
  await page.getByText("0 of 1 wish met").waitFor();
  await page.getByRole("button", { name: "Anna Lopez and Uwe Weber Not all seated yet · Required" }).tap();
  await inspect(page, "wishes-panel");
  await page.getByRole("button", { name: "Remove" }).tap();
  await page.getByRole("heading", { name: "No wishes yet" }).waitFor();

  const change =
    "mutation ($id: Int!, $changes: [WishInput!]!) { changeWishes(eventId: $id, changes: $changes) { listVersion } }";
  await ask(page, change, { id: event.id, changes: [{ kind: "BALANCE", priority: "LOW" }] });
  await page.getByRole("button", { name: "Fill tables evenly Met · Nice to have" }).waitFor();
});
