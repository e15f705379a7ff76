import type { Page } from "playwright-core";

/**
 * Waits until the page follows what others change: its next socket has brought the answer as it is now. Call it before the page opens
 * the socket.
 */
export async function untilFollowed(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"type":"next"'));
}

/** A network that lets no WebSocket through, as some do: the page's screens do not learn what others change. */
export async function withoutSockets(page: Page): Promise<void> {
  await page.routeWebSocket("**/graphql", (socket) => socket.close({ code: 1011 }));
}
