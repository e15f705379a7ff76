import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A request whose body does not come to its end. */
export interface HeldRequest {
  /** What has been answered so far. */
  answered(): string;
  /** Goes away. */
  drop(): void;
}

/**
 * Sends the beginning of a request and holds it there.
 *
 * @param url where the server is
 * @param head its first line and its headers, but for Host
 * @param body the beginning of its body
 */
export async function holdRequest(url: string, head: readonly string[], body: string): Promise<HeldRequest> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let answered = "";
  socket.on("data", (chunk) => {
    answered += String(chunk);
  });
  // A server that hangs up is no matter here.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const [line = "", ...headers] = head;
  socket.write(`${[line, `Host: ${hostname}`, ...headers].join("\r\n")}\r\n\r\n${body}`);
  return { answered: () => answered, drop: () => socket.destroy() };
}
