import axe, { type Result, type RunOnly } from "axe-core";
import type { Page } from "playwright-core";
import { settle } from "./screenshot.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const colourRules: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Checks the page as it is now by the rules of WCAG 2.2 A and AA and by axe's best practices.
 *
 * @param within CSS selector of the part to check, for what lies over the rest; the whole page unless given
 * @throws Error that names each broken rule and the elements that break it
 */
export function expectAccessible(page: Page, within?: string): Promise<void> {
  return expectUnbroken(page, everyRule, within);
}

/** As {@link expectAccessible}, by the rules about colors alone: nothing else depends on the color scheme. */
export function expectReadable(page: Page, within?: string): Promise<void> {
  return expectUnbroken(page, colourRules, within);
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

// Nothing here is in a frame, so axe is asked itself. What is not broken it need not list, which takes it most of its time.
async function brokenRules(page: Page, rules: RunOnly, within: string): Promise<Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, runOnly }) => {
      // Style sheets and media are what other rules look into.
      const { violations } = await window.axe.run(selector, { runOnly, resultTypes: ["violations"], preload: false });
      return violations;
    },
    { selector: within, runOnly: rules },
  );
}
