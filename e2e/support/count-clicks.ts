import type { Page } from "@playwright/test";

const counter = "clicks";

/** Counts mouse and finger presses from the next page on, across pages. Keys do not count. */
export async function countClicks(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const count = () => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    addEventListener("pointerdown", count, { capture: true });
  }, counter);
}

export async function clicksFor(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await read(page);
  await work();
  return (await read(page)) - before;
}

const read = (page: Page) => page.evaluate((name) => Number(sessionStorage.getItem(name)), counter);
