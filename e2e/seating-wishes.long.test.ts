import type { Locator, Page } from "@playwright/test";
import { LoginDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { BoardWishesDocument } from "../frontend/organizer/features/seating/generated/read-board.ts";
import type { RunningApp } from "./support/app.ts";
import { inspect } from "./support/inspect.ts";
import { ask, type Caller, prepareEvent } from "./support/prepared-event.ts";
import { card, dragOnto, guestRow, guestsAt, openSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const names = [
  ["Anna Berg", "Ben Conti", "Carla Dahl", "Derek Eklund", "Elif Fabre", "Femi Gruber"],
  ["Greta Holm", "Hugo Ito", "Ines Jansen", "Jonas Keller", "Kofi Lang", "Lena Moreau"],
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
  const rows = [...seated, ["Anna Lopez", ""], ["Uwe Weber", ""]].map(([guest = "", table = ""], at) => [
    ...[guest, table, companies[at % 3] ?? "", named[guest] ?? ""],
  ]);
  const event = await prepareEvent(caller, app, { name }, [["Name", "Table Number", "Company", "Sit with"], ...rows]);
  await ask(caller, LoginDocument, { input: app.admin });
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

test("wishes are met or not as guests move, come from a column of names, and can be undone", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareWishes(page, app, "Wishes");
  await openSeating(page, app, event.id);
  await guestRow(page, "Anna Berg").click();
  await guestRow(page, "Greta Holm").click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Would like to sit together" }).click();
  await toast(page, "Wish added").waitFor();
  await guestRow(page, "Greta Holm").click();
  await openPanel(page, "Wishes");
  const status = panel(page).getByRole("status");
  await status.getByText("0 of 1 wish met").waitFor();
  await dragOnto(page, guestRow(page, "Greta Holm"), card(page, "Table 1").getByRole("button"));
  await status.getByText("1 of 1 wish met").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).click();
  await status.getByText("0 of 1 wish met").waitFor();
  await expect.poll(() => guestsAt(page, event.id, "1")).toHaveLength(6);

  const dialog = page.getByRole("dialog");
  await panel(page).getByRole("button", { name: "Add a wish" }).click();
  await dialog.getByRole("radio", { name: "More" }).check();
  await dialog.getByLabel("Other kinds").selectOption("Spread out guests with the same value");
  await dialog.getByLabel("Column").selectOption("Company (2 different values)");
  await dialog.getByRole("button", { name: "Add wish" }).click();
  await panel(page)
    .getByRole("button", { name: /^Same Company spread over the tables \d+ of \d+ so far · Important/ })
    .waitFor();
  await expect.poll(() => storedKinds(page, event.id)).toEqual(["LIKE", "COLUMN_SPREAD"]);
  await inspect(page);

  await panel(page).getByRole("button", { name: "From a column of names…" }).click();
  await expect(dialog.getByLabel("Column")).toHaveValue("Sit with");
  await dialog.getByText("3 names: 1 found · 1 needs your choice · 1 was not found").waitFor();
  await expect(dialog.getByRole("checkbox", { name: "Greta Holm" })).toBeChecked();
  await dialog.getByRole("listitem", { name: "Lena Moreau" }).getByText("Not found").waitFor();
  await dialog.getByLabel("Who is “Anna”?").selectOption("Anna Lopez · No seat");
  await inspect(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Add 2 wishes" }).click();
  await panel(page)
    .getByRole("button", { name: /^Anna Lopez and Hugo Ito|^Hugo Ito and Anna Lopez/ })
    .waitFor();
  await toast(page, "2 wishes added").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedKinds(page, event.id)).toEqual(["LIKE", "COLUMN_SPREAD"]);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => storedKinds(page, event.id)).toEqual(["LIKE"]);
});
