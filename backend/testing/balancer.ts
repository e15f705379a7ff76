import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { listen } from "../http/listen.ts";

const pollMs = 50;

export interface Balancer {
  /** http://…, without a trailing slash. */
  url: string;
  /** Joins once `/readyz` succeeds. */
  add(processUrl: string): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  url: URL;
  isReady: boolean;
}

/** Polls `/readyz`. After a refused connection it tries the next process; any other failure becomes 502. */
export async function startBalancer(): Promise<Balancer> {
  const targets: Target[] = [];
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const ready = targets.filter(({ isReady }) => isReady);
    return ready.map((_, index) => ready[(turn + index) % ready.length]).flatMap((target) => target ?? []);
  };

  const polling = setInterval(() => void Promise.all(targets.map(look)), pollMs);

  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming).catch(() => undefined);
    if (body) await hand(incoming, answer, body, inTurn());
  });
  const tunnels = new Set<Duplex>();
  server.on("upgrade", (incoming, socket: Socket, head) => {
    const [target] = inTurn();
    if (!target) return socket.destroy();
    tunnel(incoming, socket, head, target.url);
    tunnels.add(socket);
    socket.on("close", () => tunnels.delete(socket));
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });

  return {
    url: `http://127.0.0.1:${port}`,
    async add(processUrl) {
      const target = { url: new URL(processUrl), isReady: false };
      targets.push(target);
      while (!target.isReady) await look(target);
    },
    async close() {
      clearInterval(polling);
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function look(target: Target): Promise<void> {
  try {
    target.isReady = (await fetch(new URL("/readyz", target.url), { headers: { Connection: "close" } })).ok;
  } catch {
    target.isReady = false;
  }
}

function forwarded({ headers, socket }: IncomingMessage) {
  return { ...headers, "x-forwarded-for": socket.remoteAddress ?? "", "x-forwarded-proto": "http" };
}

async function hand(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, targets: Target[]): Promise<void> {
  for (const { url } of targets) {
    const socket = await open(url);
    if (!socket) continue;
    return send(incoming, answer, body, socket);
  }
  answer.writeHead(502).end("no process takes the request");
}

function open(url: URL): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  });
}

function send(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const { method, url } = incoming;
    const headers = { ...forwarded(incoming), connection: "close" };
    const outgoing = request({ method, path: url, headers, createConnection: () => socket }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer).on("close", resolve);
    });
    outgoing.on("error", (error) => {
      if (!answer.headersSent) answer.writeHead(502).end(error.message);
      resolve();
    });
    outgoing.end(body);
  });
}

function tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void {
  const upstream = connect(Number(url.port), url.hostname, () => {
    const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${value}`);
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on("error", () => socket.destroy());
  upstream.on("close", () => socket.destroy());
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
}
