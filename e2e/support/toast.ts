import type { Page } from "@playwright/test";

/** Title and text at once, because a toast does not wait. */
export async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await page
    .locator("[data-scope=toast][data-part=root]")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description) })
    .waitFor();
}

/** Hovers over the last toast with this text, which keeps it beyond its five seconds. */
export function holdToast(page: Page, text: string): Promise<void> {
  return page.locator("[data-scope=toast][data-part=root]").filter({ hasText: text }).last().hover();
}
