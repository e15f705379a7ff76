import type { Browser, BrowserContext, Page } from "playwright-core";
import { openContext, openPage, openPageIn, type View } from "./browser.ts";

interface Kept {
  context: BrowserContext;
  view: string;
  baseURL: string;
  /** Stays open, so that the process does. */
  keeper: Page;
}

/** Above what tests open at once on both devices. */
const maxIdle = 4;
const siteData = "local_storage,indexeddb,cache_storage,service_workers";

const inUse = new Map<BrowserContext, Kept>();
let idle: Kept[] = [];

/**
 * A first visitor's page, in a context that earlier visits used if there is one: it has files and compiled scripts at hand.
 */
export async function enter(browser: Browser, view: View): Promise<Page> {
  if (!isUsual(view)) return openPage(browser, view);
  const found = idle.find((kept) => kept.view === nameOf(view));
  idle = idle.filter((kept) => kept !== found);
  const kept = found ?? (await keep(browser, view));
  inUse.set(kept.context, kept);
  return openPageIn(kept.context);
}

/** After a test that failed, nobody knows what is left in the context. */
export async function leave(page: Page, isReusable: boolean): Promise<void> {
  const kept = inUse.get(page.context());
  if (!kept) return page.context().close();
  inUse.delete(kept.context);
  if (!isReusable || !(await restore(kept))) return kept.context.close();
  idle.push(kept);
  await Promise.all(idle.splice(0, idle.length - maxIdle).map(({ context }) => context.close()));
}

/** What a service worker, or a page without JavaScript, leaves is not known; languages seldom return. */
const isUsual = ({ javaScript, locale, serviceWorker, emptyCache }: View): boolean =>
  [javaScript, locale, serviceWorker, emptyCache].every((choice) => choice === undefined);

const nameOf = ({ device, baseURL }: View): string => `${device} ${baseURL}`;

async function keep(browser: Browser, view: View): Promise<Kept> {
  const context = await openContext(browser, view);
  const keeper = await context.newPage();
  await keeper.goto("/robots.txt");
  return { context, keeper, view: nameOf(view), baseURL: view.baseURL };
}

/** As for a first visitor. False for a context whose clock a test has set, or that is broken in another way. */
async function restore({ context, keeper, baseURL }: Kept): Promise<boolean> {
  if (keeper.isClosed()) return false;
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const protocol = await context.newCDPSession(keeper);
  await protocol.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: siteData });
  await protocol.detach();
  return keeper.evaluate(() => String(Date).includes("[native code]")).catch(() => false);
}
