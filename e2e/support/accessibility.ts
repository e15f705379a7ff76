import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { settle } from "./screenshot.ts";

/**
 * Checks the page as it is now by the rules of WCAG 2.2 A and AA and by axe's best practices.
 *
 * @param within CSS selector of the part to check, for what lies over the rest; the whole page unless given
 * @throws Error that names each broken rule and the elements that break it
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    // Nothing here is in a frame from elsewhere; without this each check opens a page more.
    .setLegacyMode()
    .include(within)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  if (violations.length === 0) return;
  const report = violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}\n    ${failureSummary ?? ""}`);
    return [`${id}: ${help}`, ...elements].join("\n");
  });
  throw new Error(`${page.url()} is not accessible to everyone:\n${report.join("\n")}`);
}
