import type { CDPSession, Page } from "playwright-core";

interface Point {
  x: number;
  y: number;
}

/** Milliseconds of main-thread processor time for each move of the pointer, up to the end of the frame. */
export async function measureMoves(page: Page, moves: readonly Point[]): Promise<number[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  const times: number[] = [];
  for (const { x, y } of moves) {
    const before = await taskMs(protocol);
    await page.mouse.move(x, y);
    await nextFrame(page);
    times.push((await taskMs(protocol)) - before);
  }
  await protocol.detach();
  return times;
}

export function circleAround({ x, y }: Point, radius: number, steps: number): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / 40) * 2 * Math.PI;
    return { x: x + radius * Math.sin(angle), y: y + radius * (1 - Math.cos(angle)) };
  });
}

async function taskMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Waits until the last event's frame is painted: timers run after it. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
