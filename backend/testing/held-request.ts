import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface HeldRequest {
  answered(): string;
  drop(): void;
}

/** `head`: first line and headers except Host. */
export async function holdRequest(url: string, head: readonly string[], body: string): Promise<HeldRequest> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let answered = "";
  socket.on("data", (chunk) => {
    answered += String(chunk);
  });
  // The server may hang up.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const [line = "", ...headers] = head;
  socket.write(`${[line, `Host: ${hostname}`, ...headers].join("\r\n")}\r\n\r\n${body}`);
  return { answered: () => answered, drop: () => socket.destroy() };
}
