import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer } from "node:net";

/** Milliseconds that requests in flight are given to end before their connections are cut. */
const graceMs = 10_000;
const sweepMs = 50;

/** Milliseconds that a client may take before it is cut off. */
export interface Patience {
  headersTimeout: number;
  /** For the whole request; an upload of 5 MB over a phone's bad connection fits in. */
  requestTimeout: number;
  /** Between two bytes, also of an answer that nobody fetches; longer than any request takes to be worked on. */
  idleTimeout: number;
  /**
   * Between two requests. Longer than the minute for which proxies keep theirs: a server that hangs up first may do so while
   * the next request is on its way.
   */
  keepAliveTimeout: number;
  /** How often the first two are looked after. */
  connectionsCheckingInterval: number;
}

const patience: Patience = {
  headersTimeout: 20_000,
  requestTimeout: 180_000,
  idleTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** The HTTP server, which is not held up by clients that send or fetch a byte at a time. */
export function createHttpServer(listener: RequestListener, { idleTimeout, ...timeouts }: Patience = patience): Server {
  const server = createServer(timeouts, listener);
  server.setTimeout(idleTimeout);
  return server;
}

/**
 * Starts to listen.
 *
 * @returns the port, which the system chose if 0 was asked for.
 * @throws Error with a sentence for the person who started the program when the port cannot be had.
 */
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

/**
 * Takes no more connections, lets requests in flight end, and closes every connection.
 *
 * @param lingerMs how long connections are left alone on which nothing runs: on a new one the request may be on its way.
 */
export function stopServing(server: Server, lingerMs = 0): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs + lingerMs);
    // A connection that is kept alive falls idle whenever its request has ended.
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
    // Not the HTTP server's own close, which hangs up on connections that have not sent their request yet.
    NetServer.prototype.close.call(server);
  });
}
