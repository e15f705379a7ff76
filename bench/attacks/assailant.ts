import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher } from "undici";
import type { AttackFindings, AttackOrder } from "./protocol.ts";

export interface Shot {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const maxInFlight = 500;
/** Wait for the last responses after the attack. */
const graceMs = 5_000;

/** Not one of the phones that search: it has its own address. */
export const attackerAddress = "127.0.0.2";

export class Assailant {
  readonly order: AttackOrder;
  readonly until: number;
  readonly #agent: Agent;
  readonly #findings: AttackFindings = { sent: 0, statuses: {}, bytes: 0 };
  #inFlight = 0;
  #cookie = "";

  constructor(order: AttackOrder) {
    this.order = order;
    this.until = performance.now() + order.seconds * 1000;
    this.#agent = new Agent({ connections: maxInFlight, connect: { localAddress: attackerAddress } });
  }

  get isOver(): boolean {
    return performance.now() >= this.until;
  }

  get findings(): AttackFindings {
    return this.#findings;
  }

  get cookie(): string {
    return this.#cookie;
  }

  note(status: number, bytes = 0): void {
    const { statuses } = this.#findings;
    statuses[status] = (statuses[status] ?? 0) + 1;
    this.#findings.bytes += bytes;
  }

  async signIn(): Promise<void> {
    const { headers } = await this.#request({
      method: "POST",
      path: "/api/login",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(this.order.account),
    });
    this.#cookie = [headers["set-cookie"] ?? []]
      .flat()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  async send(shot: Shot): Promise<void> {
    this.#findings.sent += 1;
    this.#inFlight += 1;
    try {
      const { statusCode, body } = await this.#request(shot);
      const { byteLength } = await body.arrayBuffer();
      this.note(statusCode, byteLength);
    } catch {
      this.note(0);
    } finally {
      this.#inFlight -= 1;
    }
  }

  async sendSteadily(perSecond: number, shotOf: (i: number) => Shot): Promise<void> {
    const started = performance.now();
    for (let i = 0; !this.isOver; i += 1) {
      const due = started + (i * 1000) / perSecond - performance.now();
      if (due > 1) await delay(due);
      if (this.#inFlight < maxInFlight) void this.send(shotOf(i));
    }
  }

  async sendTogether(count: number, shotOf: (i: number) => Shot): Promise<void> {
    let next = 0;
    const one = async () => {
      while (!this.isOver) {
        next += 1;
        await this.send(shotOf(next));
      }
    };
    await Promise.all(Array.from({ length: count }, one));
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #request({ method, path, headers = {}, body }: Shot): Promise<Dispatcher.ResponseData> {
    const cookie = this.#cookie === "" ? {} : { cookie: this.#cookie };
    return this.#agent.request({
      origin: this.order.url,
      method,
      path,
      headers: { ...cookie, ...headers },
      body: body ?? null,
      headersTimeout: 30_000,
      // A download can go on for minutes.
      signal: AbortSignal.timeout(Math.ceil(Math.max(0, this.until - performance.now())) + graceMs),
    });
  }
}
