import type { Locator } from "playwright-core";

/** Whether what is typed now goes to this element. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
