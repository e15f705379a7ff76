import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import pg from "pg";
import { Client } from "undici";
import { migrate } from "../../backend/database/migrate.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { type KillableServer, startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import { GuestListDocument } from "../../frontend/features/guests/generated/guest-list.ts";
import { OwnerChoicesDocument } from "../../frontend/features/users/generated/owner-choices.ts";
import { AdminCustomersDocument } from "../../frontend/routes/generated/admin-customers.ts";
import { AdminEventsDocument } from "../../frontend/routes/generated/admin-events.ts";
import { EventHistoryDocument } from "../../frontend/routes/generated/event-history.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { crowdSize, fillDatabase } from "./crowd.ts";

const rounds = 100;
/** A new process still compiles its code; organizers use one that has run for a while. */
const warmUpMs = 15_000;
const maxMs = 200;
const maxTimesFloor = 5;

interface Case {
  name: string;
  question: Question;
  /** The rows of the page, and the total count. */
  floor: readonly [rows: string, count: string];
}

type Question = string;

function question<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Question {
  return JSON.stringify({ query: print(document), variables });
}

/** A client with little overhead of its own: one connection, and responses read as they arrive. */
class Asker {
  readonly #client: Client;
  readonly #headers: Record<string, string>;

  constructor({ admin }: KillableServer) {
    this.#client = new Client(admin.url);
    this.#headers = { "content-type": "application/json", cookie: admin.cookie };
  }

  async ask(body: Question): Promise<void> {
    const answer = await this.#client.request({ method: "POST", path: "/graphql", headers: this.#headers, body });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(`The server answered ${text}`);
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** Times the table requests of organizers' screens against the same in plain SQL. Prints median and 99th percentile. */
export async function measureTables(): Promise<void> {
  const database = await startThrowAwayServer();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate(database.url);
    const server = await startKillableServer(database.url);
    await client.connect();
    const eventId = await fillDatabase(client);
    const asker = new Asker(server);
    const all = cases(eventId);
    await warmUp(asker, all);
    const rows: string[][] = [];
    for (const measured of all) rows.push(await measureCase(asker, client, measured));
    await asker.close();
    await server.kill();
    const { customers, events, guests } = crowdSize;
    console.log(`${events} events, ${customers} customers, an event of ${guests} guests; ${rounds} rounds each.\n`);
    console.log(formatTable(["table", "median", "p99", "plain SQL", "ratio", `≤ ${maxMs} ms`, "≤ 5 ×"], rows));
  } finally {
    await client.end();
    await database.stop();
  }
}

async function warmUp(asker: Asker, all: readonly Case[]): Promise<void> {
  const until = performance.now() + warmUpMs;
  while (performance.now() < until) {
    for (const { question: body } of all) await asker.ask(body);
  }
}

async function measureCase(asker: Asker, client: pg.Client, { name, question: body, floor }: Case): Promise<string[]> {
  const [rowsSql, countSql] = floor;
  const asked: number[] = [];
  const plain: number[] = [];
  // Alternating, so that both run under the same conditions.
  for (let round = 0; round < rounds; round++) {
    asked.push(await time(() => asker.ask(body)));
    plain.push(
      await time(async () => {
        await client.query(rowsSql);
        await client.query(countSql);
      }),
    );
  }
  const [median, p99, least] = [quantile(asked, 0.5), quantile(asked, 0.99), quantile(plain, 0.5)];
  const ratio = median / least;
  const figures = [median, p99, least, ratio].map((figure) => figure.toFixed(1));
  return [name, ...figures, p99 <= maxMs ? "yes" : "no", ratio <= maxTimesFloor ? "yes" : "no"];
}

function cases(eventId: number): Case[] {
  const events = { search: "", hasOwner: false, offset: 0, limit: 10 } as const;
  const customers = { search: "", offset: 0, limit: 10, monthStart: new Date(0).toISOString() };
  const guests = { eventId, search: "", offset: 0, limit: 20 };
  return [
    {
      name: "events, first page",
      question: question(AdminEventsDocument, events),
      floor: eventFloor("true", "e.created_at DESC, e.id DESC", 0),
    },
    {
      name: "events, last page",
      question: question(AdminEventsDocument, { ...events, offset: 9_990 }),
      floor: eventFloor("true", "e.created_at DESC, e.id DESC", 9_990),
    },
    {
      name: "events, search",
      question: question(AdminEventsDocument, { ...events, search: "müller" }),
      floor: eventFloor("e.name ILIKE '%müller%'", "e.created_at DESC, e.id DESC", 0),
    },
    {
      name: "events by owner, middle page",
      question: question(AdminEventsDocument, {
        ...events,
        sort: { by: "OWNER", direction: "ASCENDING" },
        offset: 5_000,
      }),
      floor: eventFloor("true", "u.name COLLATE natural_order, e.id DESC", 5_000),
    },
    {
      name: "customers, first page and figures",
      question: question(AdminCustomersDocument, customers),
      floor: customerFloor("true", "created_at DESC, id DESC"),
    },
    {
      name: "customers by name, search",
      question: question(AdminCustomersDocument, {
        ...customers,
        search: "anna",
        sort: { by: "NAME", direction: "ASCENDING" },
      }),
      floor: customerFloor(anyColumn("anna", ["name", "username", "email"]), "name COLLATE natural_order, id DESC"),
    },
    {
      name: "owners to choose from",
      question: question(OwnerChoicesDocument, { search: "anna" }),
      floor: [
        `SELECT id, name, email FROM users u WHERE role = 'customer' AND ${anyColumn("anna", ["name", "username", "email"])}
         AND NOT EXISTS (SELECT FROM events e WHERE e.customer_id = u.id) ORDER BY created_at DESC LIMIT 20`,
        "SELECT 1",
      ],
    },
    ...guestCases(eventId, guests),
    {
      name: "history, last page",
      question: question(EventHistoryDocument, { eventId, offset: 1_980, limit: 20 }),
      floor: [
        `SELECT h.*, u.name, u.role FROM history_entries h LEFT JOIN users u ON u.id = h.user_id
         WHERE event_id = ${eventId} ORDER BY h.id DESC LIMIT 20 OFFSET 1980`,
        `SELECT count(*) FROM history_entries WHERE event_id = ${eventId}`,
      ],
    },
  ];
}

function guestCases(
  eventId: number,
  guests: { eventId: number; search: string; offset: number; limit: number },
): Case[] {
  return [
    {
      name: "guests, first page",
      question: question(GuestListDocument, guests),
      floor: guestFloor(eventId, "true", "position", 0),
    },
    {
      name: "guests, last page",
      question: question(GuestListDocument, { ...guests, offset: 49_980 }),
      floor: guestFloor(eventId, "true", "position", 49_980),
    },
    {
      name: "guests, search",
      question: question(GuestListDocument, { ...guests, search: "abc" }),
      floor: guestFloor(eventId, anyColumn("abc", ["name", "table_number"]), "position", 0),
    },
    {
      name: "guests by table, middle page",
      question: question(GuestListDocument, {
        ...guests,
        sort: { by: "TABLE", direction: "ASCENDING" },
        offset: 25_000,
      }),
      floor: guestFloor(eventId, "true", "table_number COLLATE natural_order, position", 25_000),
    },
  ];
}

function anyColumn(text: string, columns: readonly string[]): string {
  return `(${columns.map((column) => `${column} ILIKE '%${text}%'`).join(" OR ")})`;
}

function eventFloor(where: string, order: string, offset: number): [string, string] {
  const from = `FROM events e JOIN users u ON u.id = e.owner_id WHERE ${where}`;
  return [
    `SELECT e.*, u.id, u.name, u.email ${from} ORDER BY ${order} LIMIT 10 OFFSET ${offset}`,
    `SELECT count(*) FROM events e WHERE ${where}`,
  ];
}

function customerFloor(where: string, order: string): [string, string] {
  return [
    `SELECT * FROM users WHERE role = 'customer' AND ${where} ORDER BY ${order} LIMIT 10`,
    `SELECT count(*), count(*) FILTER (WHERE created_at >= 'epoch'), count(*) FILTER (WHERE ${where})
     FROM users WHERE role = 'customer'`,
  ];
}

function guestFloor(eventId: number, where: string, order: string, offset: number): [string, string] {
  const from = `FROM guests WHERE event_id = ${eventId} AND ${where}`;
  return [`SELECT * ${from} ORDER BY ${order} LIMIT 20 OFFSET ${offset}`, `SELECT count(*) ${from}`];
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
