import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { quantile } from "../lib/quantile.ts";
import { slowDown, slownessText } from "../lib/slow-down.ts";

const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
/** Slow 3G, and a phone four times slower than this machine. */
const slowness = { kilobitsPerSecond: 400, latencyMs: 400, slowdown: 4 };
const rounds = 5;
const maxMs = { usable: 1_500, answer: 1_000 };

/** Prints how long a phone on slow 3G waits for the search box, and for the answer after the last letter. */
export async function measureSlowPhone(address: string, names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const visits: Visit[] = [];
    for (const name of names.slice(0, rounds)) visits.push(await visit(browser, address, name));
    const usable = quantile(
      visits.map(({ usableMs }) => usableMs),
      0.5,
    );
    const answer = quantile(
      visits.map(({ answerMs }) => answerMs),
      0.5,
    );
    console.log(
      `\n${slownessText(slowness)}, median of ${rounds} first visits: ` +
        `search box usable after ${usable.toFixed(0)} ms (< ${maxMs.usable}: ${usable < maxMs.usable ? "yes" : "no"}), ` +
        `answer ${answer.toFixed(0)} ms after the last letter (< ${maxMs.answer}: ${answer < maxMs.answer ? "yes" : "no"}).`,
    );
  } finally {
    await browser.close();
  }
}

interface Visit {
  usableMs: number;
  answerMs: number;
}

async function visit(browser: Browser, address: string, name: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(page, slowness);
    const started = Date.now();
    await page.goto(address, { waitUntil: "commit" });
    const box = page.locator("#name");
    await box.waitFor();
    await box.fill("x");
    const usableMs = Date.now() - started;
    await box.fill("");
    // The script has arrived: from now on the page searches while somebody types.
    await page.waitForLoadState("load");
    return { usableMs, answerMs: await timeToAnswer(page, name) };
  } finally {
    await context.close();
  }
}

async function timeToAnswer(page: Page, name: string): Promise<number> {
  await page.locator("#name").pressSequentially(name, { delay: 50 });
  const typed = Date.now();
  await page.locator("#answer .found, #answer .choices").first().waitFor();
  return Date.now() - typed;
}
