import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 390, height: 664 },
];
const columns = ["Meal", "Diet", "Side", "Hotel", "Arrival", "Present"];
const twice = ["Anna Berg", "Ben Miller", "Cara Holm", "Dora Eich", "Emil Frost", "Finn Gray"];

test.for(windows)(
  "dialogs with much in them fit a window of $width × $height, and end with their buttons",
  async (size, { app, desktop: page }) => {
    const { id } = await prepareEvent(page, app, { name: "Tall dialogs" }, [
      ["Name", "Table Number", ...columns],
      ...twice.flatMap((name) =>
        ["4", "7"].map((table) => [name, table, ...columns.map((column) => `${column} ${table}`)]),
      ),
    ]);
    await page.setViewportSize(size);
    await signInAsAdmin(page, app);
    await page.goto(`/admin/events/${id}?tab=guests`);

    await page.getByRole("button", { name: "Review" }).click();
    const review = page.getByRole("dialog", { name: "Same person?" });
    await untilReady(review);
    await expectInside(page, review, [review.getByRole("heading", { name: "Same person?" })]);
    const last = page
      .getByRole("region", { name: twice.at(-1) ?? "" })
      .getByRole("button", { name: "Different people" });
    await last.scrollIntoViewIfNeeded();
    await expectInside(page, review, [last, review.getByRole("button", { name: "Close" })]);
    await inspect(page, `dialog-review-${size.height}`, "[role=dialog]");
    await page.keyboard.press("Escape");
    await review.waitFor({ state: "detached" });

    await page
      .getByRole("button", { name: /^Edit Anna Berg/ })
      .first()
      .click();
    const edit = page.getByRole("dialog", { name: "Edit Guest" });
    await untilReady(edit);
    const save = edit.getByRole("button", { name: "Save" });
    await expectInside(page, edit, [edit.getByRole("heading", { name: "Edit Guest" }), save]);
    const present = edit.getByLabel("Present");
    await present.focus();
    await expectInside(page, edit, [present, save, edit.getByRole("button", { name: "Close" })]);
    await expectAbove(present, save);
    await inspect(page, `dialog-guest-${size.height}`, "[role=dialog]");
  },
);

/** Checks that a dialog, and these parts of it, are inside of the window. */
async function expectInside(page: Page, dialog: Locator, parts: readonly Locator[]): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const part of [dialog, ...parts]) {
    await expect
      .poll(
        async () => {
          const box = await part.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= height;
        },
        { message: `${part} is inside of the window` },
      )
      .toBe(true);
  }
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}
