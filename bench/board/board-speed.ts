import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { findChromium } from "../../scripts/chromium.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { newDatabase } from "../load/databases.ts";
import { startProgram } from "../load/processes.ts";
import { createBoardEvent } from "./board-event.ts";
import { circleAround, measureMoves } from "./frames.ts";
import { hall, hallTables, seatsPerTable, tableCount } from "./hall.ts";
import { buildRivals, openRival, type Rival, rivalScale } from "./rivals.ts";

const windowSize = { width: 1440, height: 900 };
const moves = 120;
const warmUp = 20;
const views = 5;
const maxMs = { frame: 4, firstView: 1_000 };

interface Measured {
  name: string;
  times: readonly number[];
  isOurs: boolean;
}

/** Prints main-thread time per frame while dragging on a 200-table board, beside a canvas and a naive React version. */
export async function measureBoard(seed: number): Promise<void> {
  await ensureBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), "fyt-board-"));
  const database = await startThrowAwayServer();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const admin = { username: "admin", password: "as long as a bench lasts" };
    const databaseUrl = await newDatabase(database.url, "board");
    const env = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
    const program = await startProgram({ databaseUrl, logFile: path.join(folder, "log"), env });
    try {
      const context = await browser.newContext({ viewport: windowSize, baseURL: program.url });
      const eventId = await createBoardEvent(context.request, admin, new Random(seed));
      const board = `/admin/events/${eventId}/seating`;
      const page = await context.newPage();
      const { idle, ours } = await measureOurs(page, `${board}?view=plan`);
      printFrames(idle, [...ours, ...(await measureRivals(browser))]);
      await printFirstViews(browser, context, [
        { name: "tables as cards", address: board, shown: ".card" },
        { name: "floor plan", address: `${board}?view=plan`, shown: ".thing.table" },
      ]);
    } finally {
      await program.stop();
    }
  } finally {
    await browser.close();
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureOurs(page: Page, address: string): Promise<{ idle: number[]; ours: Measured[] }> {
  await page.goto(address);
  const plan = page.getByRole("application");
  await plan
    .locator(".thing.table")
    .nth(tableCount - 1)
    .waitFor();
  const from = await middleOf(plan.locator(".thing.table .top").nth(Math.floor(tableCount / 2)));
  const guest = await middleOf(page.locator("[data-guest]").first());
  const still = Array.from({ length: moves }, () => from);
  return {
    idle: await measureMoves(page, still),
    ours: [
      { name: "ours, a table", times: await dragged(page, from, from), isOurs: true },
      { name: "ours, a guest over the plan", times: await dragged(page, guest, from), isOurs: true },
    ],
  };
}

async function measureRivals(browser: Browser): Promise<Measured[]> {
  const script = await buildRivals();
  const names: Record<Rival, string> = { canvas: "canvas", naive: "React state for each move" };
  const measured: Measured[] = [];
  for (const rival of ["canvas", "naive"] as const) {
    const page = await browser.newPage({ viewport: windowSize });
    await openRival(page, script, rival);
    const scale = rivalScale(windowSize, hall);
    const table = hallTables()[Math.floor(tableCount / 2)];
    const from = { x: (table?.x ?? 0) * scale, y: (table?.y ?? 0) * scale };
    measured.push({ name: names[rival], times: await dragged(page, from, from), isOurs: false });
    await page.close();
  }
  return measured;
}

async function dragged(
  page: Page,
  from: { x: number; y: number },
  around: { x: number; y: number },
): Promise<number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const times = await measureMoves(page, circleAround(around, 120, warmUp + moves));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return times.slice(warmUp);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function printFrames(idle: readonly number[], all: readonly Measured[]): void {
  const measuring = quantile(idle, 0.5);
  const ours = quantile(all.find(({ isOurs }) => isOurs)?.times ?? [], 0.5) - measuring;
  const rows = all.map(({ name, times, isOurs }) => {
    const [median, p95] = [quantile(times, 0.5) - measuring, quantile(times, 0.95) - measuring];
    return [
      name,
      `${median.toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      (median / ours).toFixed(2),
      isOurs ? `≤ ${maxMs.frame} ms: ${p95 <= maxMs.frame ? "yes" : "no"}` : "",
    ];
  });
  console.log(
    `${tableCount} tables × ${seatsPerTable} seats, main thread (processor time) for each of ${moves} frames, without the ${measuring.toFixed(1)} ms of a frame in which nothing moves:\n`,
  );
  console.log(formatTable(["Dragging", "p50", "p95", "p50 / ours, a table", "Target (p95)"], rows));
}

interface FirstView {
  name: string;
  address: string;
  /** Selector of an element that shows that the view is painted. */
  shown: string;
}

async function printFirstViews(browser: Browser, signedIn: BrowserContext, all: readonly FirstView[]): Promise<void> {
  const cookies = await signedIn.storageState();
  for (const { name, address, shown } of all) {
    const times: number[] = [];
    for (let view = 0; view < views; view += 1) {
      const context = await browser.newContext({ viewport: windowSize, storageState: cookies });
      const page = await context.newPage();
      await page.goto(new URL(address, signedIn.pages()[0]?.url()).href, { waitUntil: "commit" });
      times.push(await timeUntil(page, shown));
      await context.close();
    }
    const median = quantile(times, 0.5);
    console.log(
      `\nFirst view of the board (${name}), from navigation to a painted frame, without a cache, median of ${views}: ` +
        `${median.toFixed(0)} ms (< ${maxMs.firstView}: ${median < maxMs.firstView ? "yes" : "no"}).`,
    );
  }
}

/** Milliseconds from navigation to the painted frame with the element. */
async function timeUntil(page: Page, selector: string): Promise<number> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { polling: "raf" });
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
}
