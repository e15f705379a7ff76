import { type BrowserContext, expect, type Page } from "@playwright/test";

/** A place where content jumped, in shares of the screen, and what was there. */
interface Jump {
  size: number;
  what: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    /** Undefined in documents from before {@link noteLayoutShifts}. */
    layoutShifts?: () => Jump[];
  }
}

/** Share of the screen: what Web Vitals call good. */
const maxShift = 0.1;

/** Notes what jumps in each document until somebody touches it: from then on, things may move. */
export async function noteLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    const jumps: Jump[] = [];
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const { value, sources } of entries.filter(isShift)) {
        const what = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.trim().slice(0, 40)}`);
        jumps.push({ size: value, what });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const end = () => {
      note(observer.takeRecords());
      observer.disconnect();
      return jumps;
    };
    const touches = ["pointerdown", "keydown", "input", "popstate"];
    for (const kind of touches) addEventListener(kind, end, { capture: true, once: true });
    window.layoutShifts = end;
  });
}

/**
 * On organizers' screens, while they loaded, unless somebody touched them. Afterwards, nothing more is noted. On guests' pages
 * the event's font may come late, and takes its own width. @throws with what jumped
 */
export async function expectNoJumps(page: Page): Promise<void> {
  const isForGuests = (await page.locator("#root").count()) === 0;
  // A warning stands above all else, and is rare.
  if (isForGuests || (await page.getByRole("note").count()) > 0) return;
  const jumps = await page.evaluate(() => window.layoutShifts?.() ?? []);
  const total = jumps.reduce((sum, { size }) => sum + size, 0);
  expect(total, `${page.url()} jumps:\n${JSON.stringify(jumps, null, 2)}`).toBeLessThanOrEqual(maxShift);
}
