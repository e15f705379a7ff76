import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** An address that stays while its target comes and goes. */
export interface Relay {
  port: number;
  /** A local port; undefined refuses connections and ends those that exist. */
  leadTo(port: number | undefined): Promise<void>;
  close(): Promise<void>;
}

async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

export async function startRelay(): Promise<Relay> {
  let target = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  };
  const server = createServer((socket) => {
    const onward = connect(target, "127.0.0.1");
    keep(socket);
    keep(onward);
    socket.pipe(onward).pipe(socket);
    socket.on("close", () => onward.destroy());
    onward.on("close", () => socket.destroy());
  });
  const port = await listenOn(server, 0);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  return {
    port,
    close,
    async leadTo(next) {
      if (next === undefined) return close();
      target = next;
      if (!server.listening) await listenOn(server, port);
    },
  };
}
