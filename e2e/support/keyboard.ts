import type { Locator, Page } from "playwright-core";
import { isFocused } from "./focus.ts";

const longestWay = 80;

/** On to what follows, or back. */
type TabKey = "Tab" | "Shift+Tab";

/**
 * Goes to an element as somebody without a mouse does, by the Tab key.
 *
 * @throws Error when the focus does not come to it
 */
export async function tabTo(page: Page, target: Locator, key: TabKey = "Tab"): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < longestWay; step++) {
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

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
