import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { createDatabase } from "../../backend/database/client.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { findChromium } from "../../scripts/chromium.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { slowDown, slownessText } from "../lib/slow-down.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { startProgram } from "../load/processes.ts";
import { generateNames } from "../search/names.ts";
import { startBareApp } from "./bare-app.ts";

const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
const slowness = { kilobitsPerSecond: 1_600, latencyMs: 150, slowdown: 4 };
const guestCount = 240;
const rounds = 5;
const maxMs = 2_500;
const admin = { username: "admin", password: "as long as a bench lasts" };

interface View {
  name: string;
  address: string;
  /** Can be used when this is there. */
  usable: string;
  isSignedIn: boolean;
  /** Whether the browser has its files from a visit before. */
  isAgain: boolean;
}

interface Visit {
  usableMs: number;
  scriptMs: number;
  kilobytes: number;
}

/** Prints how long a phone waits for the organizers' screens, what it receives, and the same of a page of React alone. */
export async function measureApp(seed: number): Promise<void> {
  await ensureBuilt();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const bare = await startBareApp();
  try {
    await withDatabaseServer(async (serverUrl, folder) => {
      const databaseUrl = await newDatabase(serverUrl, "app");
      const env = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
      const program = await startProgram({ databaseUrl, logFile: path.join(folder, "log"), env });
      const db = createDatabase(databaseUrl);
      const eventId = await fillWithGuests(db, generateNames(guestCount, new Random(seed)));
      await db.close();
      const first = { isSignedIn: false, isAgain: false };
      const password = "input[name=password]";
      try {
        await printVisits(browser, program.url, [
          { name: "React alone", address: bare.url, usable: password, ...first },
          { name: "sign-in, first visit", address: `${program.url}/auth`, usable: password, ...first },
          {
            name: `list of ${guestCount}, opened again`,
            address: `${program.url}/admin/events/${eventId}?tab=guests`,
            usable: "tbody [role=row]",
            isSignedIn: true,
            isAgain: true,
          },
        ]);
      } finally {
        await program.stop();
      }
    });
  } finally {
    await bare.stop();
    await browser.close();
  }
}

async function printVisits(browser: Browser, url: string, views: readonly View[]): Promise<void> {
  const visits = new Map<View, Visit[]>(views.map((view) => [view, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [view, found] of visits) found.push(await visit(browser, url, view));
  const median = (found: readonly Visit[], key: keyof Visit) =>
    quantile(
      found.map((one) => one[key]),
      0.5,
    );
  const floor = median([...visits.values()][0] ?? [], "usableMs");
  const rows = [...visits].map(([{ name }, found]) => {
    const usableMs = median(found, "usableMs");
    return [
      name,
      `${usableMs.toFixed(0)} ms`,
      (usableMs / floor).toFixed(1),
      `${median(found, "scriptMs").toFixed(0)} ms`,
      `${median(found, "kilobytes").toFixed(0)} kB`,
      usableMs <= maxMs ? "yes" : "no",
    ];
  });
  const head = ["Page", "Usable after", "/ React alone", "Script", "Received", `≤ ${maxMs} ms`];
  console.log(`${slownessText(slowness)}, median of ${rounds} visits:\n\n${formatTable(head, rows)}`);
}

async function visit(browser: Browser, baseURL: string, view: View): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL });
  try {
    if (view.isSignedIn) await signIn(context);
    const page = await context.newPage();
    if (view.isAgain) await open(page, view);
    await slowDown(page, slowness);
    const received = await countBytes(page);
    const scriptMs = await timeScripts(page);
    const started = performance.now();
    await open(page, view);
    const usableMs = performance.now() - started;
    return { usableMs, scriptMs: await scriptMs(), kilobytes: received() / 1_000 };
  } finally {
    await context.close();
  }
}

async function open(page: Page, { address, usable }: View): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address, { waitUntil: "commit" });
  await page.locator(usable).first().waitFor();
}

async function signIn({ request }: BrowserContext): Promise<void> {
  const query = "mutation ($input: LoginInput!) { login(input: $input) { id } }";
  const response = await request.post("/graphql", { data: { query, variables: { input: admin } } });
  if (!response.ok()) throw new Error(`Signing in was refused: ${await response.text()}`);
}

async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => bytes;
}

/** Counts from now on. */
async function timeScripts(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
  };
}
