import { setTimeout as delay } from "node:timers/promises";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { UpdateGuestDocument } from "../../frontend/features/guests/generated/update-guest.ts";
import type { Random } from "../lib/random.ts";
import { searchOperation } from "../load/protocol.ts";

interface Write {
  table: string;
  sentAt: number;
  /** Undefined unless it was acknowledged. */
  ackedAt: number | undefined;
}

/** A guest of an event, with every table that was written for it. */
export interface WrittenGuest {
  id: number;
  eventId: number;
  link: string;
  name: string;
  writes: Write[];
  isBeingWritten: boolean;
}

export interface TrafficFindings {
  searches: number;
  failed: number;
  fromMemory: number;
  wrong: number;
  waits: number[];
  acknowledged: number;
  refused: number;
  /** When changes were acknowledged, as of performance.now(). */
  ackedAt: number[];
  failures: Map<string, number>;
}

/** How often, in all. */
export interface Rates {
  searchesPerSecond: number;
  writesPerSecond: number;
}

const tickMs = 20;

/** What a search may find: what was acknowledged last before it began, or anything sent after that. */
function mayBe({ writes }: WrittenGuest, table: string, began: number, ended: number): boolean {
  const lastBefore = writes.findLastIndex(({ ackedAt }) => ackedAt !== undefined && ackedAt < began);
  return writes.slice(lastBefore).some((write) => write.table === table && write.sentAt < ended);
}

interface Asked {
  response: Response;
  isAnswered: boolean;
  /** Undefined when a page asks which of several guests is meant. */
  table?: string | undefined;
}

type Ask = (url: string, guest: WrittenGuest) => Promise<Asked>;

const tableOf = (matches: { id: number; tableNumber: string }[], { id }: WrittenGuest) =>
  matches.find((match) => match.id === id)?.tableNumber;

const searchByRest: Ask = async (url, guest) => {
  const response = await fetch(`${url}/api/events/${guest.eventId}/guests/search?q=${encodeURIComponent(guest.name)}`);
  const text = await response.text();
  const table = response.ok ? tableOf(JSON.parse(text), guest) : undefined;
  return { response, isAnswered: table !== undefined, table };
};

const faces: readonly Ask[] = [
  searchByRest,
  async (url, guest) => {
    const variables = { eventId: guest.eventId, query: guest.name };
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: searchOperation, variables }),
    });
    const { data } = await response.json();
    const table = tableOf(data?.searchGuests ?? [], guest);
    return { response, isAnswered: table !== undefined, table };
  },
  async (url, guest) => {
    const response = await fetch(`${url}/view/seats/${guest.link}?part=answer&q=${encodeURIComponent(guest.name)}`);
    const html = await response.text();
    const table = /data-spoken="[^"]*, table ([^".]+)\./.exec(html)?.[1];
    return { response, isAnswered: response.ok && (table !== undefined || html.includes("which-one")), table };
  },
];

/** Guests who search and organizers who write, at a steady rate, whatever the servers do. */
export class Traffic {
  readonly found: TrafficFindings = {
    searches: 0,
    failed: 0,
    fromMemory: 0,
    wrong: 0,
    waits: [],
    acknowledged: 0,
    refused: 0,
    ackedAt: [],
    failures: new Map(),
  };
  readonly #urls: readonly string[];
  readonly #guests: readonly WrittenGuest[];
  readonly #cookie: string;
  readonly #random: Random;
  readonly #rates: Rates;
  readonly #underWay = new Set<Promise<void>>();
  #isOver = false;
  #count = 0;

  constructor(
    urls: readonly string[],
    guests: readonly WrittenGuest[],
    { cookie, random, rates }: { cookie: string; random: Random; rates: Rates },
  ) {
    this.#rates = rates;
    this.#urls = urls;
    this.#guests = guests;
    this.#cookie = cookie;
    this.#random = random;
  }

  async run(): Promise<void> {
    const began = performance.now();
    const searched = { count: 0, perSecond: this.#rates.searchesPerSecond, send: () => this.#search() };
    const written = { count: 0, perSecond: this.#rates.writesPerSecond, send: () => this.#write() };
    while (!this.#isOver) {
      for (const one of [searched, written]) {
        const due = ((performance.now() - began) / 1000) * one.perSecond;
        for (; one.count < due; one.count += 1) this.#follow(one.send());
      }
      await delay(tickMs);
    }
    await Promise.all(this.#underWay);
  }

  end(): void {
    this.#isOver = true;
  }

  #follow(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  #next<T>(list: readonly T[]): T {
    return this.#random.pick(list);
  }

  #fail(reason: string): void {
    this.found.failures.set(reason, (this.found.failures.get(reason) ?? 0) + 1);
  }

  async #search(): Promise<void> {
    const guest = this.#next(this.#guests);
    this.#count += 1;
    const ask = faces[this.#count % faces.length] ?? searchByRest;
    const began = performance.now();
    this.found.searches += 1;
    try {
      const { response, isAnswered, table } = await ask(this.#next(this.#urls), guest);
      if (!isAnswered) {
        this.found.failed += 1;
        this.#fail(`search: ${response.status}`);
        return;
      }
      if (response.headers.get("Answered-From") === "memory") this.found.fromMemory += 1;
      if (table !== undefined && !mayBe(guest, table, began, performance.now())) this.found.wrong += 1;
    } catch (error) {
      this.found.failed += 1;
      this.#fail(`search: ${String(error)}`);
    } finally {
      this.found.waits.push(performance.now() - began);
    }
  }

  async #write(): Promise<void> {
    const guest = this.#next(this.#guests);
    if (guest.isBeingWritten) return;
    guest.isBeingWritten = true;
    const write: Write = { table: `T${guest.writes.length}`, sentAt: performance.now(), ackedAt: undefined };
    guest.writes.push(write);
    try {
      const client = new ApiClient(this.#next(this.#urls), { Cookie: this.#cookie });
      const input = { name: guest.name, tableNumber: write.table };
      await client.execute(UpdateGuestDocument, { eventId: guest.eventId, id: guest.id, input });
      write.ackedAt = performance.now();
      this.found.acknowledged += 1;
      this.found.ackedAt.push(write.ackedAt);
    } catch (error) {
      this.found.refused += 1;
      this.#fail(`write: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      guest.isBeingWritten = false;
    }
  }
}

/** How many acknowledged changes are not stored, nor followed by a later one. */
export function countLost(guests: readonly WrittenGuest[], stored: ReadonlyMap<number, string>): number {
  return guests.filter(({ id, writes }) => {
    const lastAcked = writes.findLastIndex(({ ackedAt }) => ackedAt !== undefined);
    return !writes.slice(lastAcked).some(({ table }) => table === stored.get(id));
  }).length;
}
