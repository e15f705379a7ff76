import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { requireOwnSite } from "../lib/own-site.ts";
import { clientAddress } from "./client-address.ts";
import { logOf } from "./request-log.ts";

/** How many sockets may be open at a time. */
interface SocketLimits {
  /** Behind one address there may be a venue with all its guests. */
  ofAddress: number;
  inAll: number;
}

const usualLimits: SocketLimits = { ofAddress: 2_000, inAll: 10_000 };
/** Bytes of one message: an operation with its variables. */
const maxMessageBytes = 32 * 1024;
/** Bytes that may wait to be sent; a client that fetches nothing is cut off. */
const maxWaitingBytes = 1024 * 1024;
const heartbeatMs = 15_000;
const farewellMs = 1_000;
const goingAway = 1001;
/** Clients come back after it. */
const tryAgainLater = 1013;

/** Speaks with one socket. */
interface Conversation {
  /** @param text one message; answers to it go by `send`, also later. */
  receive(text: string): Promise<void>;
  /** The socket is closed. */
  end(code: number, reason: string): Promise<void>;
}

/** What a conversation may do with its socket. */
interface Line {
  /** Protocol that both sides have agreed on. */
  protocol: string;
  /** Settles once the message has left. */
  send(text: string): Promise<void>;
  close(code: number, reason: string): void;
}

export interface SocketDeps {
  logger: Logger;
  protocols: readonly string[];
  isStopping(): boolean;
  /** Begins to speak; the request is the one that became the socket, with its session. */
  converse(line: Line, request: Request): Conversation;
  /** 2,000 of one address and 10,000 in all unless given. */
  limits?: SocketLimits;
}

/** WebSockets beside the requests of one server. */
export interface Sockets {
  /** Makes a socket of a request that asks for one; where it stands, a session has been read. */
  accept: RequestHandler;
  /** Lets requests that ask for another protocol take the way of all others, so that they meet the same checks. */
  attach(server: Server, listener: RequestListener): void;
  /** Sockets that are open. */
  count(): number;
  /** Asks every client to connect again, elsewhere, and closes. */
  close(): Promise<void>;
}

interface Raised {
  socket: Socket;
  head: Buffer;
}

export function createSockets({ logger, protocols, isStopping, converse, limits = usualLimits }: SocketDeps): Sockets {
  const raised = new WeakMap<IncomingMessage, Raised>();
  const counts = new Map<string, number>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocols.find((protocol) => offered.has(protocol)) ?? false,
  });

  function refuse(request: Request, address: string): void {
    if (isStopping()) throw new DomainError("UNAVAILABLE", message("refusals.restarting"));
    requireOwnSite(request);
    if (server.clients.size >= limits.inAll || (counts.get(address) ?? 0) >= limits.ofAddress) {
      throw new DomainError("RATE_LIMITED", message("refusals.tooManyConnections"));
    }
  }

  function count(address: string, change: 1 | -1): void {
    const left = (counts.get(address) ?? 0) + change;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  }

  function open(socket: WebSocket, request: Request, address: string): void {
    count(address, 1);
    const started = performance.now();
    const log = logOf(logger, request);
    const conversation = converse(lineOf(socket), request);
    const stopHeartbeat = startHeartbeat(socket);
    socket.on("message", (data) => {
      conversation.receive(String(data)).catch((error: unknown) => {
        log.warn({ err: error }, "socket failed");
        socket.close(tryAgainLater, "Please try again.");
      });
    });
    // Messages that are too large or no messages at all; the socket closes by itself.
    socket.on("error", (error) => log.debug({ err: error }, "socket error"));
    socket.on("close", (code, reason) => {
      count(address, -1);
      stopHeartbeat();
      log.info({ ms: Math.round(performance.now() - started), code }, "socket");
      void conversation
        .end(code, String(reason))
        .catch((error: unknown) => log.warn({ err: error }, "socket end failed"));
    });
  }

  return {
    accept(request, response, next) {
      const found = raised.get(request);
      if (!found) return next();
      const address = clientAddress(request.ip);
      refuse(request, address);
      response.detachSocket(found.socket);
      server.handleUpgrade(request, found.socket, found.head, (socket) => open(socket, request, address));
    },
    attach(httpServer, listener) {
      httpServer.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (!(socket instanceof Socket)) return socket.destroy();
        socket.on("error", () => socket.destroy());
        raised.set(request, { socket, head });
        const response = new ServerResponse(request);
        response.shouldKeepAlive = false;
        response.assignSocket(socket);
        response.on("finish", () => socket.end());
        listener(request, response);
      });
    },
    count: () => server.clients.size,
    async close() {
      const all = [...server.clients];
      for (const socket of all) socket.close(goingAway, "The server is being restarted.");
      const timer = setTimeout(() => all.map((socket) => socket.terminate()), farewellMs);
      await Promise.all(all.map(closed));
      clearTimeout(timer);
    },
  };
}

function lineOf(socket: WebSocket): Line {
  return {
    protocol: socket.protocol,
    send(text) {
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      return new Promise((resolve) => {
        // The socket's end reports what cannot be sent.
        if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
        else resolve();
      });
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

function closed(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return Promise.resolve();
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

/** Keeps proxies from taking the line for idle, and notices those who are gone without a word. */
function startHeartbeat(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on("pong", () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, heartbeatMs);
  return () => clearInterval(timer);
}
