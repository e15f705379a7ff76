import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { isFocused } from "./focus.ts";
import { nextFrame } from "./next-frame.ts";

const maxWay = 80;

/** On to what follows, or back. */
type TabKey = "Tab" | "Shift+Tab";

/**
 * Goes to an element as somebody without a mouse does, by the Tab key.
 *
 * @throws Error when the focus does not come to it
 */
export async function tabTo(page: Page, target: Locator, key: TabKey = "Tab"): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxWay; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Goes to a button or link and presses Enter. */
export async function pressOn(page: Page, target: Locator, key?: TabKey): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/**
 * Opens a menu or a list by its button and chooses an item, all by keys. The opened list takes the focus in the
 * frame after it opens and after each arrow key, and keys pressed before that go elsewhere. People are slower than
 * a frame, tests are not.
 */
export async function chooseByKeys(page: Page, button: Locator, name: string, key?: TabKey): Promise<void> {
  const items = page.locator('[role="menuitem"], [role="option"]').filter({ visible: true });
  const highlighted = page.locator("[data-highlighted]").filter({ visible: true });
  await pressOn(page, button, key);
  await items.first().waitFor();
  await nextFrame(page);
  for (let left = await items.count(); left > 0 && (await highlighted.allInnerTexts())[0] !== name; left--) {
    await page.keyboard.press("ArrowDown");
    await nextFrame(page);
  }
  expect(await highlighted.allInnerTexts()).toEqual([name]);
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(button)).toBe(true);
}

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
