import type { Page } from "@playwright/test";
import { guestRows } from "./support/admin-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { card, guestRow, guestsAt } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search this event" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await untilReady(palette(page));
}

test("an organizer searches an event by keys alone, and reads the list of keys", async ({ app, desktop: page }) => {
  const { id } = await prepareEvent(page, app, { name: "By keys" }, [
    ["Name", "Table Number"],
    ["Derek Holm", "7"],
    ["Ana Miller", "Head Table"],
    ["Theo Young", ""],
  ]);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByRole("cell", { name: "Derek Holm", exact: true }).waitFor();
  const search = page.getByRole("searchbox", { name: /Search/ });
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("?/");
  await expect(search).toHaveValue("?/");
  await search.fill("");

  // Also from a field, which has the focus again afterwards.
  await openByKey(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await expect(search).toBeFocused();
  await openByKey(page);
  await page.keyboard.type("derek hlom");
  await page.keyboard.press("Enter");
  await palette(page).waitFor({ state: "detached" });
  await expect(search).toHaveValue("Derek Holm");
  await expect.poll(async () => (await guestRows(page)).length).toBe(1);
  await openByKey(page);
  await page.keyboard.type("head");
  await option(page, "Head Table").waitFor();
  await inspect(page, "[role=dialog]");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/events/${id}/seating`);
  await card(page, "Head Table").getByRole("button", { pressed: true }).waitFor();

  await openByKey(page);
  await page.keyboard.type("theo");
  await option(page, "Theo Young").waitFor();
  await page.keyboard.press("Enter");
  await palette(page).waitFor({ state: "detached" });
  await expect(guestRow(page, "Theo Young")).toBeFocused();
  await page.keyboard.press("7");
  await untilReady(page.getByRole("dialog", { name: "Move Theo Young to…" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => guestsAt(page, id, "7")).toContain("Theo Young");

  await page.keyboard.press("?");
  await untilReady(keys(page));
  await keys(page).getByText("just type a table’s number or name").waitFor();
  await inspect(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await keys(page).waitFor({ state: "detached" });
});
