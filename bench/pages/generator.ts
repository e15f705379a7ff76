import { setTimeout as delay } from "node:timers/promises";
import { Pool } from "undici";
import { Random } from "../../common/testing/random.ts";
import { quantile } from "../lib/quantile.ts";
import { type Findings, type Order, order, prefixesOf, searchOperation } from "./protocol.ts";

// The load generator's process: receives an order, and replies with its measurements.

/** Milliseconds after which a guest gives up. */
const headersTimeout = 10_000;

type CookieJar = Map<string, string>;

function cookieHeader(jar: CookieJar): { cookie?: string } {
  return jar.size === 0 ? {} : { cookie: [...jar].map((pair) => pair.join("=")).join("; ") };
}

function keepCookie(jar: CookieJar, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  jar.set(name, value);
}

interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

class Load {
  readonly #order: Order;
  readonly #pool: Pool;
  readonly #times: number[] = [];
  #failed = 0;

  constructor(given: Order) {
    this.#order = given;
    this.#pool = new Pool(given.url, {
      connections: given.callers.count,
      pipelining: 1,
      connectTimeout: 60_000,
      headersTimeout,
    });
  }

  async #search(query: string, jar: CookieJar): Promise<void> {
    const started = performance.now();
    const isAnswered = await this.#ask(query, jar).catch(() => false);
    this.#times.push(performance.now() - started);
    if (!isAnswered) this.#failed += 1;
  }

  async #ask(query: string, jar: CookieJar): Promise<boolean> {
    const request = this.#requestFor(query);
    const { statusCode, headers, body } = await this.#pool.request({
      ...request,
      headers: { ...request.headers, ...cookieHeader(jar) },
    });
    for (const line of [headers["set-cookie"] ?? []].flat()) keepCookie(jar, line);
    await body.dump({ limit: 2 ** 24 });
    return statusCode === 200;
  }

  #requestFor(query: string): LoadRequest {
    const { face, path = "", eventId } = this.#order;
    if (face === "page") return { method: "GET", path, headers: { "accept-encoding": "gzip" }, body: null };
    if (face === "answer") {
      const search = `${path}?part=answer&q=${encodeURIComponent(query)}`;
      return { method: "GET", path: search, headers: { "accept-encoding": "gzip" }, body: null };
    }
    if (face === "rest") {
      const search = `/api/events/${eventId}/guests/search?q=${encodeURIComponent(query)}`;
      return { method: "GET", path: search, headers: {}, body: null };
    }
    const body = JSON.stringify({ query: searchOperation, variables: { eventId, query } });
    return { method: "POST", path: "/graphql", headers: { "content-type": "application/json" }, body };
  }

  async #callGreedily(random: Random, until: number): Promise<void> {
    const jar: CookieJar = new Map();
    while (performance.now() < until) {
      for (const prefix of prefixesOf(random.pick(this.#order.names))) await this.#search(prefix, jar);
    }
  }

  /** Types a name, reads the answer for a while, then the next guest uses the phone. */
  async #typeSlowly(random: Random, until: number): Promise<void> {
    await delay(random.between(0, 3000));
    while (performance.now() < until) {
      const jar: CookieJar = new Map();
      for (const prefix of prefixesOf(random.pick(this.#order.names))) {
        await this.#search(prefix, jar);
        await delay(random.between(300, 900));
      }
      await delay(random.between(2000, 8000));
    }
  }

  async run(): Promise<Findings> {
    const { callers, seconds, seed } = this.#order;
    const started = performance.now();
    const until = started + seconds * 1000;
    const one = (_: unknown, i: number) => {
      const random = new Random(seed + i);
      return callers.kind === "greedy" ? this.#callGreedily(random, until) : this.#typeSlowly(random, until);
    };
    await Promise.all(Array.from({ length: callers.count }, one));
    const took = (performance.now() - started) / 1000;
    await this.#pool.close();
    const times = this.#times;
    return {
      requests: times.length,
      failed: this.#failed,
      perSecond: times.length / took,
      medianMs: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
    };
  }
}

process.on("message", async (message) => process.send?.(await new Load(order.parse(message)).run()));
process.on("disconnect", () => process.exit());
