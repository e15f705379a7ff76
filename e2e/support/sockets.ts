import type { Page, WebSocketRoute } from "@playwright/test";

/** Waits until live updates arrive on the next socket. Call it before the page opens the socket. */
export async function untilFollowed(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"type":"next"'));
}

/** Blocks WebSockets, as some networks do: screens get no live updates. */
export async function withoutSockets(page: Page): Promise<void> {
  await page.routeWebSocket("**/graphql", (socket) => socket.close({ code: 1011 }));
}

/** Returns what cuts the page's sockets, as a restart of the server does. Call it before the page opens one. */
export async function cuttableSockets(page: Page): Promise<() => Promise<void>> {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket("**/graphql", (socket) => {
    socket.connectToServer();
    open.push(socket);
  });
  return async () => {
    await Promise.all(open.splice(0).map((socket) => socket.close({ code: 1012 })));
  };
}
