import type { Page } from "@playwright/test";
import axe, { type Result, type RunOnly } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const colorRules: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** WCAG 2.2 A and AA, and axe's best practices. `within`: CSS selector. @throws Error with the broken rules */
export function expectAccessible(page: Page, within?: string): Promise<void> {
  return expectUnbroken(page, everyRule, within);
}

/** Colors alone: nothing else depends on the color scheme. */
export function expectReadable(page: Page, within?: string): Promise<void> {
  return expectUnbroken(page, colorRules, within);
}

/** Waits for fonts and for finite animations to end. */
async function settle(page: Page): Promise<void> {
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

async function expectUnbroken(page: Page, rules: RunOnly, within = "html"): Promise<void> {
  await settle(page);
  const violations = await brokenRules(page, rules, within);
  if (violations.length === 0) return;
  const report = violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}\n    ${failureSummary ?? ""}`);
    return [`${id}: ${help}`, ...elements].join("\n");
  });
  throw new Error(`${page.url()} is not accessible to everyone:\n${report.join("\n")}`);
}

// Nothing is in a frame, so axe runs directly. Listing violations alone saves most of its time.
async function brokenRules(page: Page, rules: RunOnly, within: string): Promise<Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, runOnly }) => {
      // Only rules that are not run need preloaded style sheets and media.
      const { violations } = await window.axe.run(selector, { runOnly, resultTypes: ["violations"], preload: false });
      return violations;
    },
    { selector: within, runOnly: rules },
  );
}
