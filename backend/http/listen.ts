import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
} from "node:http";
import { Server as NetServer } from "node:net";
import type { Express } from "express";
import { noteArrival } from "../lib/other-work.ts";

/** For requests in flight to finish before their connections are cut. */
const graceMs = 10_000;
const sweepMs = 50;

/** Timeouts for clients, in milliseconds. */
const patience = {
  headersTimeout: 20_000,
  /** Enough for a 5 MB upload over a bad phone connection. */
  requestTimeout: 180_000,
  /** Between two bytes, including an answer that nobody reads; longer than any request takes to process. */
  idleTimeout: 120_000,
  /** Longer than the minute of most proxies: closing first could meet a request on its way. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Creates the HTTP server, which slow clients cannot hold up. */
export function createHttpServer(
  listener: RequestListener,
  { idleTimeout, ...timeouts } = patience,
  classes: MessageClasses = {},
): Server {
  const server = createServer({ ...timeouts, ...classes }, listener);
  server.setTimeout(idleTimeout);
  server.on("connection", noteArrival).on("request", noteArrival);
  return server;
}

/** The server of an Express app. */
export function createAppServer(app: Express): Server {
  return createHttpServer(app, patience, expressMessages(app));
}

/** Returns the port, chosen by the system for 0. @throws Error with a sentence when the port is not available */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Error(`Cannot listen on ${host}:${port}: ${error.message}.`, { cause: error })),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Lets requests in flight finish, then closes. Idle connections stay `lingerMs`: a request may be on its way. */
export function stopServing(server: Server, lingerMs = 0): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs + lingerMs);
    // A kept-alive connection becomes idle when its request ends.
    let sweep: NodeJS.Timeout | undefined;
    const linger = setTimeout(() => {
      server.closeIdleConnections();
      sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    }, lingerMs);
    server.once("close", () => {
      clearTimeout(timer);
      clearTimeout(linger);
      clearInterval(sweep);
      resolve();
    });
    // Not the HTTP server's own close, which closes connections that have not sent their request yet.
    NetServer.prototype.close.call(server);
  });
}

type MessageClasses = Pick<ServerOptions, "IncomingMessage" | "ServerResponse">;

/**
 * Classes for the server of an Express app. Their instances have the app's prototypes from the start. Express gives them
 * to each message otherwise, and engines run code slowly for objects whose prototype changes.
 */
function expressMessages(app: Express): MessageClasses {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
