import type { Page } from "@playwright/test";

interface Slowness {
  kilobitsPerSecond: number;
  latencyMs: number;
  /** How many times slower than this machine's processor. */
  slowdown: number;
}

/** Makes a page's network and processor as slow as a phone's. */
export async function slowDown(page: Page, { kilobitsPerSecond, latencyMs, slowdown }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  const conditions = {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", conditions);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

export const slownessText = ({ kilobitsPerSecond, latencyMs, slowdown }: Slowness): string =>
  `${kilobitsPerSecond} kbps, ${latencyMs} ms, processor ÷ ${slowdown}`;
