import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../test-results/screenshots/", import.meta.url));
const widestPhone = 600;

/** Waits until fonts are there and nothing on the page moves any more, but for what moves for ever, such as a spinner. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && Number.isFinite(end);
    });
    // A cancelled animation has come to an end, too.
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * Takes a picture of the whole page, under a name that says on which device and in which colours:
 * test-results/screenshots/{name}-{phone|desktop}-{light|dark}.png. Not in a whole run, where nobody looks at them.
 *
 * @param name for example "guest-page-match"
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== "0") await takePicture(page, name);
}

/** As {@link screenshot}, always. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await settle(page);
  const device = (page.viewportSize()?.width ?? 0) < widestPhone ? "phone" : "desktop";
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const file = path.join(folder, `${name}-${device}-${isDark ? "dark" : "light"}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}
