import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrame } from "./next-frame.ts";

const maxWay = 80;

type TabKey = "Tab" | "Shift+Tab";

/** Presses Tab until the element has the focus. @throws Error when it never has */
export async function tabTo(page: Page, target: Locator, key: TabKey = "Tab"): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxWay; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

export async function pressOn(page: Page, target: Locator, key?: TabKey): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** The list takes the focus a frame after it opens and after each arrow key; keys pressed earlier go elsewhere. */
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
  await expect(button).toBeFocused();
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
