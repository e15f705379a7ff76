import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { SeatGuestsDocument } from "../../../frontend/features/seating/generated/board-acts.ts";
import { type ApiClient, ApiRefusal } from "../api-client.ts";
import { newEvent } from "../guest-list-calls.ts";
import { insertGuests } from "../guest-lists.ts";
import { seat, versionOf } from "../seating-calls.ts";
import { sharedTestDatabase } from "../test-database.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";

const kills = randomRuns(24, 8);
const guestCount = 3000;

const { url, db } = await sharedTestDatabase();
let first: KillableServer;
let second: KillableServer;
beforeAll(async () => {
  first = await startKillableServer(url);
  second = await startKillableServer(url);
});
afterAll(async () => {
  await Promise.all([first.kill(), second.kill()]);
});

async function eventWith(count: number): Promise<{ eventId: number; ids: number[] }> {
  const eventId = await newEvent(first.admin);
  return { eventId, ids: await insertGuests(db, eventId, count) };
}

/** Labels of guests and tables, and the history; throws when they do not match. */
async function readState(eventId: number) {
  // Waits until the database has ended the killed server's statements.
  const [event] = await db.prisma.$queryRaw<{ version: number }[]>`
    SELECT guest_list_version AS version FROM events WHERE id = ${eventId} FOR UPDATE`;
  const guests = await db.prisma.guest.findMany({ where: { eventId }, orderBy: { id: "asc" } });
  const tables = await db.prisma.table.findMany({ where: { eventId } });
  const entries = await db.prisma.historyEntry.findMany({
    where: { eventId, listVersion: { not: null } },
    orderBy: { id: "asc" },
  });
  const records = await db.prisma.rowChange.findMany({ where: { eventId, listVersion: { gt: 0 } } });
  const versions = entries.map(({ listVersion }) => listVersion);
  expect(versions).toEqual(versions.map((_, i) => i + 1));
  expect(event?.version).toBe(versions.length);
  expect(records.filter(({ listVersion }) => !versions.includes(listVersion))).toEqual([]);
  const labels = [...new Set(guests.map(({ tableNumber }) => tableNumber))].filter((label) => label !== "");
  expect(tables.map(({ label }) => label).toSorted()).toEqual(labels.toSorted());
  return { guests, version: versions.length };
}

const movesTo = (ids: readonly number[], word: string) =>
  ids.map((guestId, i) => ({ guestId, tableLabel: `${word} ${i % 150}`, seatNumber: Math.floor(i / 150) + 1 }));

it(
  `moves all guests or nobody when the server is killed meanwhile, ${kills} times`,
  async () => {
    const { eventId, ids } = await eventWith(guestCount);
    const started = performance.now();
    await seat(first.admin, eventId, movesTo(ids, "Start"));
    let idleMs = performance.now() - started;
    let word = "Start";
    for (let i = 0; i < kills; i += 1) {
      const { version } = await readState(eventId);
      const next = `Kill-${i}`;
      const answer = seat(first.admin, eventId, movesTo(ids, next), version).then(
        () => true,
        () => false,
      );
      await delay(Math.random() * idleMs * 1.3);
      await first.kill();
      const isAcknowledged = await answer;
      const state = await readState(eventId);
      const hasMoved = state.version === version + 1;
      expect(isAcknowledged && !hasMoved).toBe(false);
      word = hasMoved ? next : word;
      expect(state.guests.map(({ tableNumber }) => tableNumber)).toEqual(
        movesTo(ids, word).map(({ tableLabel }) => tableLabel),
      );
      first = await startKillableServer(url);
      const restarted = performance.now();
      word = `Next-${i}`;
      await seat(first.admin, eventId, movesTo(ids, word));
      idleMs = performance.now() - restarted;
    }
  },
  120_000 + kills * 30_000,
);

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => (error instanceof ApiRefusal ? `${error.code} ${error.message}` : String(error)),
  );

it("lets exactly one of two processes move the same guests, and tells the other who did it and where they are", async () => {
  const { eventId, ids } = await eventWith(40);
  const admins = [first.admin, second.admin] as const;
  for (let round = 0; round < 15; round += 1) {
    const listVersion = await versionOf(first.admin, eventId);
    const names = ["Here", "There"] as const;
    const race = (client: ApiClient, name: string) => {
      const moves = movesTo(ids.slice(0, 20), `${name} ${round}`);
      return outcomeOf(client.execute(SeatGuestsDocument, { eventId, moves, listVersion }));
    };
    const outcomes = await Promise.all(admins.map((client, i) => race(client, names[i] ?? "")));
    const winner = names[outcomes.indexOf("ok")] ?? "";
    const loser = outcomes.find((outcome) => outcome !== "ok");
    expect(loser).toMatch(
      new RegExp(
        `^CONFLICT Administrator changed Guest \\d+ in the meantime \\(.* ago\\): ${winner} ${round} \\d+\\. Your change was not saved`,
      ),
    );
    const { guests, version } = await readState(eventId);
    expect(guests.slice(0, 20).map(({ tableNumber }) => tableNumber)).toEqual(
      movesTo(ids.slice(0, 20), `${winner} ${round}`).map(({ tableLabel }) => tableLabel),
    );
    expect(version).toBe(round + 1);
  }
});

it("lets two processes move other guests at once, each with a history entry", async () => {
  const { eventId, ids } = await eventWith(40);
  const listVersion = await versionOf(first.admin, eventId);
  const halves = [ids.slice(0, 20), ids.slice(20)] as const;
  const move = (client: ApiClient, guestId: number, round: number) =>
    outcomeOf(
      client.execute(SeatGuestsDocument, {
        ...{ eventId, listVersion, moves: [{ guestId, tableLabel: `Round ${round % 3}` }] },
      }),
    );
  const outcomes = await Promise.all(
    [first.admin, second.admin].flatMap((client, half) => (halves[half] ?? []).map((id, i) => move(client, id, i))),
  );
  expect(outcomes).toEqual(outcomes.map(() => "ok"));
  const { guests, version } = await readState(eventId);
  expect(version).toBe(40);
  expect(guests.filter(({ tableNumber }) => tableNumber === "")).toEqual([]);
  const entries = await db.prisma.historyEntry.findMany({ where: { eventId, action: "update_guests" } });
  expect(entries.map(({ details }) => details)).toEqual(entries.map(() => ({ count: 1 })));
});
