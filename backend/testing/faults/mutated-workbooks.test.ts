import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import { CreateUserDocument } from "../../../frontend/features/users/generated/create-user.ts";
import { readingLimits } from "../../features/guest-import/guest-reading.service.ts";
import { ChildEnded, runChild } from "../../lib/run-child.ts";
import { ApiClient, ApiRefusal } from "../api-client.ts";
import { UploadGuestsDocument } from "../generated/operations.ts";
import { newEvent, previewGuests } from "../guest-list-calls.ts";
import { csvFile } from "../guest-lists.ts";
import { callRest, fileForm } from "../rest-call.ts";
import { sharedTestDatabase } from "../test-database.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";
import { type MutantBatch, mutantReader, type ReadMutant } from "./mutant-reader.ts";
import { type MutatedFile, mutatedFiles } from "./mutated-files.ts";

const seed = Number(process.env.MUTATION_SEED ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env.MUTATION_RUNS ?? randomRuns(500, 8));
const uploads = Math.ceil(runs / 40);
const filesPerBatch = 100;
const lanes = 2;

const { url, db } = await sharedTestDatabase();
let server: KillableServer;
beforeAll(async () => {
  process.stdout.write(`MUTATION_SEED=${seed}\n`);
  server = await startKillableServer(url, { timeoutMs: 10_000 });
});
afterAll(async () => {
  await server.kill();
});

/** Short enough to be compared thousands of times. */
interface State {
  version: number;
  guests: number;
  imports: number;
  files: number;
  list: string;
}

async function stateOf(eventId: number): Promise<State> {
  const [state] = await db.prisma.$queryRaw<State[]>`
    SELECT guest_list_version AS version,
      (SELECT count(*)::int FROM guests WHERE event_id = events.id) AS guests,
      (SELECT count(*)::int FROM history_entries WHERE event_id = events.id) AS imports,
      (SELECT count(*)::int FROM uploaded_files WHERE event_id = events.id) AS files,
      (SELECT md5(string_agg(concat_ws('|', id, position, name, table_number, additional_info), '\n' ORDER BY id))
        FROM guests WHERE event_id = events.id) AS list
    FROM events WHERE id = ${eventId}`;
  if (!state) throw new Error("The event is gone.");
  return state;
}

type Outcome = { imported: number } | { previewed: true } | { refused: string };

/** One account has one file read at a time, so each lane is another customer. */
interface Lane {
  client: ApiClient;
  eventId: number;
}

async function openLane(place: number): Promise<Lane> {
  const account = { username: `lane-${place}`, password: "correct horse" };
  const person = { name: "Lane", email: `lane-${place}@example.com` };
  await server.admin.execute(CreateUserDocument, { input: { ...account, ...person } });
  const client = new ApiClient(server.admin.url);
  await client.execute(LoginDocument, { input: account });
  const lane = { client, eventId: await newEvent(client) };
  await upload(lane, csvFile(["Name,Table", "Anna Berg,1", "Ben Cole,2"]));
  return lane;
}

async function tryFile(lane: Lane, { name, bytes }: MutatedFile, turn: number): Promise<Outcome> {
  const { client, eventId } = lane;
  const file = new File([new Uint8Array(bytes)], name);
  if (turn % 3 === 0) {
    const answer = await callRest(client, "POST", `/api/events/${eventId}/upload`, fileForm(file, name));
    if (answer.status !== 200) return { refused: String(answer.body) };
    return { imported: Object(answer.body).guestCount };
  }
  try {
    if (turn % 3 === 1) return { imported: (await upload(lane, file)).guestCount };
    await previewGuests(client, { eventId, file });
    return { previewed: true };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    expect(error.code).toMatch(/^(UNREADABLE_FILE|UNSUPPORTED_FILE)$/);
    return { refused: error.message };
  }
}

const upload = async ({ client, eventId }: Lane, file: File) =>
  (await client.execute(UploadGuestsDocument, { eventId, file })).uploadGuestFile;

const tally = { imported: 0, previewed: 0, refused: 0 };

async function expectHarmless(lane: Lane, file: MutatedFile, turn: number): Promise<void> {
  const { eventId } = lane;
  const before = await stateOf(eventId);
  const outcome = await tryFile(lane, file, turn);
  const after = await stateOf(eventId);
  if ("imported" in outcome) {
    tally.imported += 1;
    expect(after.guests).toBe(outcome.imported);
    const isRepeated = after.version === before.version;
    const more = isRepeated ? 0 : 1;
    expect([after.version, after.imports, after.files]).toEqual(
      [before.version, before.imports, before.files].map((count) => count + more),
    );
    return;
  }
  expect(after).toEqual(before);
  if ("previewed" in outcome) tally.previewed += 1;
  else {
    tally.refused += 1;
    expectSentence(outcome.refused);
  }
}

function expectSentence(refusal: string): void {
  expect(refusal).toMatch(/^[A-Z"][^\n]*\.$/);
  expect(refusal).not.toMatch(/error:|exception|undefined|\bNaN\b|node_modules|\.ts\b|\.js\b/i);
}

it(
  `survives ${uploads.toLocaleString("en-US")} uploads of mutated workbooks, and so does the list`,
  async () => {
    const prototypes = await server.prototypes();
    const files = fc.sample(await mutatedFiles(), { seed, numRuns: uploads });
    const open = await Promise.all(Array.from({ length: lanes }, (_, place) => openLane(place)));
    const work = async (lane: Lane, first: number) => {
      for (let i = first; i < files.length; i += lanes) {
        const file = files[i];
        if (!file) return;
        await expectHarmless(lane, file, i).catch((error: unknown) => {
          throw new Error(`Mutant ${i} of MUTATION_SEED=${seed}`, { cause: error });
        });
      }
    };
    await Promise.all(open.map(work));
    expect(server.isRunning()).toBe(true);
    expect(await server.prototypes()).toBe(prototypes);
    process.stdout.write(`uploaded mutants: ${JSON.stringify(tally)}\n`);
  },
  120_000 + uploads * 8_000,
);

// Some mutants hang until the process that reads them is ended.
const limits = { ...readingLimits, timeoutMs: 10_000 };

/** Goes on after a mutant that ends the process which reads it: that is the purpose of the process. */
async function readBatch(batch: Omit<MutantBatch, "first">): Promise<{ read: ReadMutant[]; ended: number }> {
  const read: ReadMutant[] = [];
  let ended = 0;
  for (let first = 0; first < batch.count; ) {
    const onProgress = (one: ReadMutant) => {
      read.push(one);
      first = one.place + 1;
    };
    const task = { ...batch, first };
    await runChild(mutantReader, { task, bytes: new Uint8Array(), limits, onProgress }).catch((error: unknown) => {
      if (!(error instanceof ChildEnded) || error.failure === "failed") {
        throw new Error(`Mutant ${first} of MUTATION_SEED=${batch.seed}`, { cause: error });
      }
      ended += 1;
      first += 1;
    });
  }
  return { read, ended };
}

it(
  `reads or refuses ${runs.toLocaleString("en-US")} mutated workbooks, and leaves the process as it was`,
  async () => {
    const outcomes = { read: 0, refused: 0, ended: 0 };
    for (let start = 0; start < runs; start += filesPerBatch) {
      const { read, ended } = await readBatch({ seed: seed + start, count: Math.min(filesPerBatch, runs - start) });
      for (const { place, isRead, isRefusal, isPolluted, message } of read) {
        const mutant = `Mutant ${place} of MUTATION_SEED=${seed + start}`;
        expect(isPolluted, mutant).toBe(false);
        expect(isRead || isRefusal, `${mutant}: ${message}`).toBe(true);
        if (isRefusal) expectSentence(message);
      }
      outcomes.read += read.filter(({ isRead }) => isRead).length;
      outcomes.refused += read.filter(({ isRefusal }) => isRefusal).length;
      outcomes.ended += ended;
    }
    process.stdout.write(`mutated workbooks: ${JSON.stringify(outcomes)}\n`);
    expect(outcomes.read + outcomes.refused + outcomes.ended).toBe(runs);
    // A few may be too large or too slow to read; most cannot be.
    expect(outcomes.ended).toBeLessThanOrEqual(Math.ceil(runs / 20));
  },
  120_000 + runs * 200,
);
