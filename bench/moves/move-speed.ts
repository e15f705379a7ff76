import pg from "pg";
import { migrate } from "../../backend/database/migrate.ts";
import type { ApiClient } from "../../backend/testing/api-client.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { type KillableServer, startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import { newEvent } from "../../backend/testing/guest-list-calls.ts";
import { UpdateGuestDocument } from "../../frontend/features/guests/generated/update-guest.ts";
import { SeatGuestsDocument } from "../../frontend/features/seating/generated/board-acts.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";

const rounds = 40;
/** A new process still compiles its code; organizers use one that has run for a while. */
const warmUpRounds = 60;
const many = 1000;
const maxTimesOne = 10;
const guestsPerTable = 10;

interface List {
  eventId: number;
  ids: number[];
}

/** Times moves of one and 1,000 of 2,000 guests, and edits on a list of 20,000. Prints median and 99th percentile. */
export async function measureMoves(): Promise<void> {
  const database = await startThrowAwayServer();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate(database.url);
    const server = await startKillableServer(database.url);
    await client.connect();
    await timeMoves(server, client);
    await timeEdits(server, client);
    await server.kill();
  } finally {
    await client.end();
    await database.stop();
  }
}

async function makeList(admin: ApiClient, client: pg.Client, guests: number): Promise<List> {
  const eventId = await newEvent(admin);
  await client.query(
    `INSERT INTO guests (event_id, position, name, table_number, additional_info)
     SELECT $1, n, 'Guest ' || md5(n::text), (1 + n / $3)::text, json_build_object('Meal', 'Fish', 'Notes', 'Row ' || n)
     FROM generate_series(0, $2::int - 1) n`,
    [eventId, guests, guestsPerTable],
  );
  await client.query(
    `INSERT INTO tables (event_id, position, label)
     SELECT $1, n, (1 + n)::text FROM generate_series(0, $2::int - 1) n`,
    [eventId, guests / guestsPerTable],
  );
  await client.query("ANALYZE");
  const { rows } = await client.query<{ id: number }>("SELECT id FROM guests WHERE event_id = $1 ORDER BY position", [
    eventId,
  ]);
  return { eventId, ids: rows.map(({ id }) => id) };
}

async function timeMoves({ admin }: KillableServer, client: pg.Client): Promise<void> {
  const { eventId, ids } = await makeList(admin, client, 2000);
  // Every guest moves to the next table in each round.
  const move = (count: number, round: number) =>
    admin.execute(SeatGuestsDocument, {
      eventId,
      moves: ids.slice(0, count).map((guestId, place) => ({
        ...{ guestId, tableLabel: String(1 + ((Math.floor(place / guestsPerTable) + round) % 200)) },
      })),
    });
  for (let round = 0; round < warmUpRounds; round += 1) await move(round % 2 ? 1 : many, round);
  const [one, all]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await time(() => move(1, 2 * round)));
    all.push(await time(() => move(many, 2 * round + 1)));
  }
  const ratio = quantile(all, 0.5) / quantile(one, 0.5);
  const row = (name: string, times: number[]) => [name, ...[0.5, 0.99].map((part) => quantile(times, part).toFixed(1))];
  console.log(`2,000 guests at 200 tables; ${rounds} rounds.\n`);
  console.log(
    formatTable(
      ["operation", "median", "p99", "× one", `≤ ${maxTimesOne} ×`],
      [
        [...row("one move", one), "", ""],
        [...row(`${many} moves`, all), ratio.toFixed(1), ratio <= maxTimesOne ? "yes" : "no"],
      ],
    ),
  );
}

async function timeEdits({ admin }: KillableServer, client: pg.Client): Promise<void> {
  const { eventId, ids } = await makeList(admin, client, 20_000);
  const edit = (round: number) =>
    admin.execute(UpdateGuestDocument, {
      ...{ eventId, id: ids[(round * 97) % ids.length] ?? 0 },
      input: { name: `Guest ${round}`, tableNumber: String(1 + (round % 2000)) },
    });
  const plain = (round: number) =>
    client.query("UPDATE guests SET name = $2, table_number = $3, updated_at = now() WHERE id = $1", [
      ...[ids[(round * 89) % ids.length] ?? 0, `Guest ${round}`, String(1 + (round % 2000))],
    ]);
  for (let round = 0; round < warmUpRounds; round += 1) await edit(round);
  const [edits, updates]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    edits.push(await time(() => edit(warmUpRounds + round)));
    updates.push(await time(() => plain(round)));
  }
  console.log(`\n20,000 guests at 2,000 tables; ${rounds} rounds.\n`);
  const row = (name: string, times: number[]) => [name, ...[0.5, 0.99].map((part) => quantile(times, part).toFixed(1))];
  console.log(
    formatTable(["operation", "median", "p99"], [row("edit of one guest", edits), row("plain SQL update", updates)]),
  );
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
