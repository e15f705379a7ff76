import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../test-results/screenshots/", import.meta.url));
const widestPhone = 600;

/** Waits for fonts and for finite animations to end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && Number.isFinite(end);
    });
    // A canceled animation has ended, too.
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** Writes test-results/screenshots/{name}-{phone|desktop}-{light|dark}.png, unless SCREENSHOTS=0. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== "0") await takePicture(page, name);
}

export async function takePicture(page: Page, name: string): Promise<void> {
  await settle(page);
  const device = (page.viewportSize()?.width ?? 0) < widestPhone ? "phone" : "desktop";
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const file = path.join(folder, `${name}-${device}-${isDark ? "dark" : "light"}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}
