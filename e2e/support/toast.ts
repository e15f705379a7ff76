import type { Page } from "playwright-core";

/** Waits for a toast with this title and this text below it: both at once, because a toast does not wait. */
export async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await page
    .locator("[data-scope=toast][data-part=root]")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description) })
    .waitFor();
}

/**
 * Lets a toast stay as soon as it appears, which would go after five seconds: it waits while the pointer rests on it. The last one,
 * if several say the same.
 */
export function holdToast(page: Page, text: string): Promise<void> {
  return page.locator("[data-scope=toast][data-part=root]").filter({ hasText: text }).last().hover();
}
