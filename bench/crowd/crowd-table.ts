import path from "node:path";
import { createDatabase, type Database } from "../../backend/database/client.ts";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { makeHelper } from "../../backend/testing/helper-calls.ts";
import { maxGuestsAtOnce } from "../../common/limits.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import { EnsureMyEventDocument } from "../../frontend/features/events/generated/ensure-my-event.ts";
import { JoinByLinkDocument } from "../../frontend/features/helpers/generated/join-by-link.ts";
import { CreateUserDocument } from "../../frontend/features/users/generated/create-user.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { peakMemory } from "../attacks/attack-table.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { askProcess, load, type MeasuredServer, startProgram } from "../load/processes.ts";
import { fillToTheLimits } from "../pauses/large-event.ts";
import { generateNames } from "../search/names.ts";
import { type CrowdFindings, type CrowdOrder, crowdFindings } from "./protocol.ts";

const customers = 10;
const phones = 1000;
const maxTimesIdle = 3;
const maxTimesSlowest = 2;
const maxBytes = 600 * 2 ** 20;
const size = { name: "of a customer", guests: 20_000, columns: 20, characters: 20 };
const admin = { username: "admin", password: "a password of the benchmark" };

/** Compares searches with and without twenty people doing the heaviest acts at once. Prints a table. */
export async function measureCrowd(
  seed: number,
  { checkout, seconds }: { checkout: string | undefined; seconds: number },
) {
  if (checkout === undefined) await ensureBuilt();
  await withDatabaseServer(async (serverUrl, folder) => {
    const databaseUrl = await newDatabase(serverUrl, "crowd");
    const env = { ADMIN_PASSWORD: admin.password, TRUST_PROXY: "1" };
    const server = await startProgram({ databaseUrl, logFile: path.join(folder, "log"), checkout, env });
    const db = createDatabase(databaseUrl);
    try {
      await measure(server, db, seed, seconds);
    } finally {
      await db.close();
      await server.stop();
    }
  });
}

async function measure(server: MeasuredServer, db: Database, seed: number, seconds: number): Promise<void> {
  const names = generateNames(300, new Random(seed));
  const eventId = await fillWithGuests(db, names);
  const people = await gather(server.url, db);
  const callers = { kind: "phones", count: phones } as const;
  const search = (n: number, during: number) =>
    load({ url: server.url, face: "rest", eventId, names, callers, seconds: during, seed: seed + n });
  await search(0, 5);
  const before = await search(1, Math.min(seconds, 20));
  const order: CrowdOrder = { url: server.url, people, seconds: seconds + 2 };
  const acting = askProcess("../crowd/crowd.ts", order);
  const watching = peakMemory(server.pid, acting);
  const beside = await search(2, seconds);
  const found = crowdFindings.parse(await acting);
  const after = await search(3, Math.min(seconds, 20));
  const idleMs = (before.p99Ms + after.p99Ms) / 2;
  printPeople(found);
  const most = Math.max(...found.map(({ done }) => done));
  const least = Math.min(...found.map(({ done }) => done));
  const memory = await watching;
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const verdict = (isReached: boolean) => (isReached ? "yes" : "no");
  const lines = [
    ["Searches p50 / p99, idle", `${before.medianMs.toFixed(1)} / ${idleMs.toFixed(1)} ms`, ""],
    ["Searches p50 / p99, beside the crowd", `${beside.medianMs.toFixed(1)} / ${beside.p99Ms.toFixed(1)} ms`, ""],
    [
      `At most ${maxTimesIdle} times idle`,
      (beside.p99Ms / idleMs).toFixed(1),
      verdict(beside.p99Ms <= maxTimesIdle * idleMs),
    ],
    ["Searches refused or failed", `${beside.failed} of ${beside.requests}`, verdict(beside.failed === 0)],
    ["Fastest of the people to slowest", `${most} to ${least}`, verdict(most <= maxTimesSlowest * least)],
    ["Memory of the process", megabytes(memory.server), verdict(memory.server <= maxBytes)],
    ["Memory with its children", megabytes(memory.withReaders), ""],
  ];
  console.log(`\n${formatTable(["What", "Measured", "Reached"], lines)}`);
}

function printPeople(found: CrowdFindings): void {
  const rows = found.map(({ name, done, refused, failures, longestMs }) => [
    name,
    String(done),
    String(refused),
    `${(longestMs / 1000).toFixed(1)} s`,
    Object.entries(failures)
      .map(([reason, count]) => `${count} × ${reason}`)
      .join(", "),
  ]);
  console.log(formatTable(["Who", "Done", "Refused", "Waited at most", "Otherwise"], rows));
}

async function gather(url: string, db: Database): Promise<CrowdOrder["people"]> {
  const administrator = new ApiClient(url);
  await administrator.execute(LoginDocument, { input: admin });
  const people: CrowdOrder["people"] = [];
  for (let n = 1; n <= customers; n += 1) {
    const username = `customer-${n}`;
    const account = { username, password: `the password of ${username}` };
    await administrator.execute(CreateUserDocument, {
      input: { ...account, name: username, email: `${username}@example.com`, role: "CUSTOMER" },
    });
    const customer = new ApiClient(url);
    await customer.execute(LoginDocument, { input: account });
    const eventId = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id;
    await fillToTheLimits(db, eventId, size);
    const helper = new ApiClient(url);
    await helper.execute(JoinByLinkDocument, { token: (await makeHelper({ db }, eventId, "editor")).token });
    const guests = await db.prisma.guest.findMany({ where: { eventId }, select: { id: true }, take: maxGuestsAtOnce });
    const guestIds = guests.map(({ id }) => id);
    people.push({ name: `Customer ${n}`, cookie: customer.cookie, eventId, guestIds });
    people.push({ name: `Helper ${n}`, cookie: helper.cookie, eventId, guestIds });
  }
  return people;
}
