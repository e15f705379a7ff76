import type { Page } from "playwright-core";

/** Waits for a toast with this title and this text below it. */
export async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await page.getByText(title, { exact: true }).waitFor();
  await page.getByText(description).waitFor();
}
