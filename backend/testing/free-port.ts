import { once } from "node:events";
import { createServer } from "node:net";

/** A port of 127.0.0.1 that nothing listened on just now, for programs that cannot choose one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A server over TCP has a port.");
  return address.port;
}
