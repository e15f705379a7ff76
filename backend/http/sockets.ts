import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Request, RequestHandler } from "express";
import { handleProtocols, type WebSocket as Line } from "graphql-ws";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { Share } from "../lib/limiters.ts";
import { requireOwnSite } from "../lib/own-site.ts";
import { type ShareRow, shares } from "../limits.ts";
import { clientAddress, logOf } from "./every-request.ts";

const maxMessageBytes = 32 * 1024;
/** A client that reads nothing is cut off. */
const maxWaitingBytes = 1024 * 1024;
const heartbeatMs = 15_000;
const farewellMs = 1_000;
const goingAway = 1001;
/** Clients reconnect after this close code. */
const tryAgainLater = 1013;
/** Clients reconnect after this one, too, with the session that they have then, if any. */
const sessionEnded = 4440;

export interface SocketDeps {
  logger: Logger;
  isStopping(): boolean;
  /** The request is the one that was upgraded, with its session. The result tells that the socket has closed. */
  converse(line: Line, request: Request): (code: number, reason: string) => Promise<void>;
  /** Calls back when the request's session has ended. The result stops watching. */
  watchSession(request: Request, onEnd: () => void): () => void;
  /** By default, as in production. */
  limit?: ShareRow;
}

interface Raised {
  socket: Socket;
  head: Buffer;
}

/** The WebSockets of one server. */
export function createSockets(deps: SocketDeps) {
  const { logger, isStopping, converse, limit = shares.sockets } = deps;
  const raised = new WeakMap<IncomingMessage, Raised>();
  const places = new Share(limit);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => handleProtocols(offered),
  });

  function open(socket: WebSocket, request: Request): void {
    const started = performance.now();
    const log = logOf(logger, request);
    const end = converse(lineOf(socket, log), request);
    const stopHeartbeat = startHeartbeat(socket);
    const stopWatching = deps.watchSession(request, () => void hangUp(socket, sessionEnded, "The session has ended."));
    // Messages that are too large or malformed. The socket closes by itself.
    socket.on("error", (error) => log.debug({ err: error }, "socket error"));
    socket.on("close", (code, reason) => {
      stopHeartbeat();
      stopWatching();
      log.info({ ms: Math.round(performance.now() - started), code }, "socket");
      void end(code, String(reason)).catch((error: unknown) => log.warn({ err: error }, "socket end failed"));
    });
  }

  /** Must come after the session has been read. */
  const accept: RequestHandler = (request, response, next) => {
    const found = raised.get(request);
    if (!found) return next();
    if (isStopping()) throw new DomainError("UNAVAILABLE", message("refusals.restarting"));
    requireOwnSite(request);
    // Gone while their session was read: nothing would give the place back.
    if (found.socket.closed) return;
    // Given back however the connection ends, even before it is upgraded.
    found.socket.once("close", places.take(clientAddress(request.ip)));
    response.detachSocket(found.socket);
    server.handleUpgrade(request, found.socket, found.head, (socket) => open(socket, request));
  };

  return {
    accept,
    /** Sends upgrade requests through the usual handlers, so that they pass the same checks. */
    attach(httpServer: Server, listener: RequestListener): void {
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
    /** Asks every client to reconnect elsewhere, and closes. */
    async close(): Promise<void> {
      await Promise.all(
        [...server.clients].map((socket) => hangUp(socket, goingAway, "The server is being restarted.")),
      );
    },
  };
}

function lineOf(socket: WebSocket, log: Logger): Line {
  return {
    protocol: socket.protocol,
    send(text) {
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      return new Promise((resolve) => {
        // The end of the socket reports what could not be sent.
        if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
        else resolve();
      });
    },
    close: (code, reason) => socket.close(code, reason),
    onMessage(listener) {
      socket.on("message", (data) => {
        listener(String(data)).catch((error: unknown) => {
          log.warn({ err: error }, "socket failed");
          socket.close(tryAgainLater, "Please try again.");
        });
      });
    },
  };
}

/** Closes it whether its client answers or not. */
async function hangUp(socket: WebSocket, code: number, reason: string): Promise<void> {
  if (socket.readyState === socket.CLOSED) return;
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), farewellMs);
  await closed;
  clearTimeout(timer);
}

/** Keeps proxies from closing an idle connection, and detects clients that vanished. */
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
