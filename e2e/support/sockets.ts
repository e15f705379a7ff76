import type { Page } from "playwright-core";

/** A network that lets no WebSocket through, as some do: the page's screens do not learn what others change. */
export async function withoutSockets(page: Page): Promise<void> {
  await page.routeWebSocket("**/graphql", (socket) => socket.close({ code: 1011 }));
}
