import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase, type Database } from "../../backend/database/client.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { largest, type Memory, memoryOf } from "../import/watch-server.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { askProcess, load, type MeasuredServer, startProgram } from "../load/processes.ts";
import type { Findings } from "../load/protocol.ts";
import { generateNames } from "../search/names.ts";
import { type Attack, attacks } from "./attacks.ts";
import { attackFindings } from "./protocol.ts";

const guestCount = 300;
const events = {
  long: { guests: 200_000, columns: 0 },
  wide: { guests: 20_000, columns: 50 },
  none: { guests: 1, columns: 0 },
} as const;
const phones = 100;
/** How many times longer searches may take during an attack. */
const maxTimesIdle = 3;
const account = { username: "admin", password: "a password of the benchmark" };

export interface AttackOptions {
  /** Folder of another built checkout; undefined for this one. */
  checkout: string | undefined;
  seconds: number;
  only: string;
}

interface Target {
  server: MeasuredServer;
  eventId: number;
  large: { eventId: number; guestId: number };
  names: string[];
}

/** Compares the searches of a hundred phones with and without each attack, and prints a table. */
export async function measureAttacks(seed: number, { checkout, seconds, only }: AttackOptions): Promise<void> {
  if (checkout === undefined) await ensureBuilt();
  const names = generateNames(guestCount, new Random(seed));
  const rows: string[][] = [];
  console.log(`${phones} phones search, ${seconds} s each. Program: ${checkout ?? "this one"}.\n`);
  await withDatabaseServer(async (serverUrl, folder) => {
    for (const [i, attack] of attacks.filter(({ name }) => name.includes(only)).entries()) {
      // A program and database for each, so that no attack affects the next.
      const databaseUrl = await newDatabase(serverUrl, `attack_${i}`);
      const env = { ADMIN_PASSWORD: account.password, SEARCH_RATE_LIMIT: "6000" };
      const server = await startProgram({ databaseUrl, logFile: path.join(folder, `${i}.log`), checkout, env });
      try {
        const target = { server, names, ...(await fill(databaseUrl, names, attack)) };
        rows.push(await measure(attack, target, seed, seconds));
        console.log(rows.at(-1)?.join(" | "));
      } finally {
        await server.stop();
      }
    }
    console.log(`\n${formatTable(head, rows)}`);
  });
}

const head = [
  "Attack",
  "Rate",
  "Idle p50 / p99",
  "Attacked p50 / p99",
  "Times idle p99",
  `≤ ${maxTimesIdle}, none failed`,
  "Failed",
  "Attacker's answers",
  "Sent back",
  "Memory",
];

async function fill(
  databaseUrl: string,
  names: string[],
  { event }: Attack,
): Promise<Pick<Target, "eventId" | "large">> {
  const db = createDatabase(databaseUrl);
  try {
    const eventId = await fillWithGuests(db, names);
    return { eventId, large: await addEventOf(db, events[event ?? "none"]) };
  } finally {
    await db.close();
  }
}

async function addEventOf(
  { pool }: Database,
  { guests, columns }: (typeof events)[keyof typeof events],
): Promise<Target["large"]> {
  const { rows } = await pool.query<{ eventId: number; guestId: number }>(
    `
    WITH event AS (
      INSERT INTO events (owner_id, name, short_link, guest_list_version)
      SELECT min(id), 'large', 'large', 1 FROM users RETURNING id
    ), list AS (
      INSERT INTO guests (event_id, position, name, table_number, additional_info)
      SELECT event.id, n, substr(md5(n::text), 1, 6) || ' ' || substr(md5((n % 20000)::text), 1, 8), (n % 2000)::text,
        coalesce((SELECT json_object_agg('Column ' || c, md5((n * c)::text)) FROM generate_series(0, $2 - 1) AS c), '{}')
      FROM event, generate_series(1, $1) AS n RETURNING id
    )
    SELECT (SELECT id FROM event) AS "eventId", min(id) AS "guestId" FROM list`,
    [guests, columns],
  );
  const [made] = rows;
  if (!made) throw new Error("The large event was not made.");
  // As after five check-in sheets with all columns.
  await pool.query(
    `INSERT INTO prints (event_id, kind, list_version, guest_count, parts, fingerprints)
     SELECT $1, 'check-in', 1, $2, jsonb_build_object('unit', 'guest', 'hasName', true, 'hasTable', true, 'hasSeat', true,
         'hasHousehold', true, 'nameForm', 'full',
         'columns', (SELECT coalesce(jsonb_agg('Column ' || c), '[]') FROM generate_series(0, $3 - 1) AS c)),
       (SELECT jsonb_object_agg(id, substr(md5(id::text), 1, 10)) FROM (SELECT id FROM guests WHERE event_id = $1 LIMIT 20000) AS few)
     FROM generate_series(1, 5)`,
    [made.eventId, guests, columns],
  );
  await pool.query("ANALYZE");
  return made;
}

async function measure(attack: Attack, target: Target, seed: number, seconds: number): Promise<string[]> {
  const { server, eventId, large } = target;
  await search(target, seed, 3);
  const before = await search(target, seed + 1, seconds);
  const { setUpSeconds = 0 } = attack;
  const duration = setUpSeconds + seconds + 2;
  const order = { attack: attack.name, url: server.url, eventId, large, account, seconds: duration };
  const attacking = askProcess("../attacks/attacker.ts", order);
  const watching = peakMemory(server.pid, attacking);
  await delay(setUpSeconds * 1000);
  const attacked = await search(target, seed + 2, seconds);
  const { statuses, bytes } = attackFindings.parse(await attacking);
  // Idle both before and after: the speed of a shared machine varies.
  const idle = meanOf(before, await search(target, seed + 3, seconds));
  const ratio = attacked.p99Ms / idle.p99Ms;
  return [
    attack.name,
    attack.rate,
    millis(idle),
    millis(attacked),
    ratio.toFixed(1),
    ratio <= maxTimesIdle && attacked.failed === 0 ? "yes" : "no",
    `${attacked.failed} of ${attacked.requests}`,
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
    `${(bytes / 1e6).toFixed(1)} MB`,
    `${((await watching).withReaders / 2 ** 20).toFixed(0)} MB`,
  ];
}

function search({ server, eventId, names }: Target, seed: number, seconds: number): Promise<Findings> {
  const callers = { kind: "phones", count: phones } as const;
  return load({ url: server.url, face: "rest", eventId, names, callers, seconds, seed });
}

function meanOf(one: Findings, other: Findings): Pick<Findings, "medianMs" | "p99Ms"> {
  return { medianMs: (one.medianMs + other.medianMs) / 2, p99Ms: (one.p99Ms + other.p99Ms) / 2 };
}

const millis = ({ medianMs, p99Ms }: Pick<Findings, "medianMs" | "p99Ms">) =>
  `${medianMs.toFixed(1)} / ${p99Ms.toFixed(1)} ms`;

export async function peakMemory(pid: number, until: Promise<unknown>): Promise<Memory> {
  let peak: Memory = { server: 0, withReaders: 0 };
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    peak = largest(peak, await memoryOf(pid)) ?? peak;
    await delay(200);
  }
  return peak;
}
