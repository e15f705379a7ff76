import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createDatabase, type Database } from "../../database/client.ts";
import { kindOfFile } from "../../features/guests/import/file-kind.ts";
import { parseGuestFile } from "../../features/guests/import/parse-guest-list.ts";
import { ApiRefusal } from "../api-client.ts";
import { CreateEventDocument, PreviewGuestFileDocument, UploadGuestFileDocument } from "../generated/operations.ts";
import { csvFile } from "../guest-lists.ts";
import { callRest, fileForm } from "../rest-call.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";
import { type MutatedFile, mutatedFiles } from "./mutated-files.ts";
import { prototypeKeys } from "./prototype-keys.ts";

const seed = Number(process.env.MUTATION_SEED ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env.MUTATION_RUNS ?? 2_000);
const filesPerBatch = 250;
const lanes = 4;

let database: TestDatabase;
let db: Database;
let server: KillableServer;
let mutants: fc.Arbitrary<MutatedFile>;
beforeAll(async () => {
  process.stdout.write(`MUTATION_SEED=${seed}\n`);
  database = await createTestDatabase();
  db = createDatabase(database.url);
  // A process for each file would take most of the time. What hangs is to hang for less long.
  server = await startKillableServer(database.url, { filesPerProcess: filesPerBatch, timeoutMs: 5_000 });
  mutants = await mutatedFiles();
});
afterAll(async () => {
  await server.kill();
  await db.close();
  await database.drop();
});

/** What the database holds of an event, short enough to be compared thousands of times. */
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

/** How an upload ended: the guests that were imported; nothing for a preview; or the message of the refusal. */
type Outcome = { imported: number } | { previewed: true } | { refused: string };

async function tryFile(eventId: number, { name, bytes }: MutatedFile, turn: number): Promise<Outcome> {
  const file = new File([new Uint8Array(bytes)], name);
  if (turn % 3 === 0) {
    const answer = await callRest(server.admin, "POST", `/api/events/${eventId}/upload`, fileForm(file, name));
    if (answer.status !== 200) return { refused: String(answer.body) };
    return { imported: Object(answer.body).guestCount };
  }
  try {
    if (turn % 3 === 1) return { imported: (await upload(eventId, file)).guestCount };
    await server.admin.execute(PreviewGuestFileDocument, { eventId, file });
    return { previewed: true };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    expect(error.code).toMatch(/^(UNREADABLE_FILE|UNSUPPORTED_FILE)$/);
    return { refused: error.message };
  }
}

const upload = async (eventId: number, file: File) =>
  (await server.admin.execute(UploadGuestFileDocument, { eventId, file })).uploadGuestFile;

const tally = { imported: 0, previewed: 0, refused: 0 };
const soonRead: MutatedFile[] = [];

async function expectHarmless(eventId: number, file: MutatedFile, turn: number): Promise<void> {
  const before = await stateOf(eventId);
  const outcome = await tryFile(eventId, file, turn);
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
    expect(outcome.refused).toMatch(/^[A-Z"][^\n]*\.$/);
    expect(outcome.refused).not.toMatch(/error:|exception|undefined|\bNaN\b|node_modules|\.ts\b|\.js\b/i);
  }
  const isSlow = "refused" in outcome && /too long|too much memory/.test(outcome.refused);
  if (!isSlow && turn % 40 === 0) soonRead.push(file);
}

it(
  `survives ${runs.toLocaleString("en-US")} mutated workbooks, and so does the list`,
  async () => {
    const prototypes = await server.prototypes();
    const events = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const { createEvent } = await server.admin.execute(CreateEventDocument, { input: { name: "Gala" } });
        await upload(createEvent.id, csvFile(["Name,Table", "Anna Berg,1", "Ben Cole,2"]));
        return createEvent.id;
      }),
    );
    for (let start = 0; start < runs; start += filesPerBatch) {
      const numRuns = Math.min(filesPerBatch, runs - start);
      const files = fc.sample(mutants, { seed: seed + start, numRuns });
      const lane = async (eventId: number, first: number) => {
        for (let i = first; i < files.length; i += lanes) {
          const file = files[i];
          if (!file) return;
          await expectHarmless(eventId, file, start + i).catch((error: unknown) => {
            throw new Error(`Mutant ${start + i} of MUTATION_SEED=${seed}`, { cause: error });
          });
        }
      };
      await Promise.all(events.map(lane));
    }
    expect(server.isRunning()).toBe(true);
    expect(await server.prototypes()).toBe(prototypes);
    process.stdout.write(`mutated workbooks: ${JSON.stringify(tally)}\n`);
  },
  120_000 + runs * 200,
);

it("does nothing to the objects of the process that reads them", async () => {
  // The reader of .xls says aloud what it does not know.
  vi.spyOn(console, "error").mockReturnValue();
  const before = prototypeKeys();
  const readHere = async ({ name, bytes }: MutatedFile) => parseGuestFile(bytes, kindOfFile(bytes, name, ""));
  // Whether it can be read is no matter here.
  for (const file of soonRead) await readHere(file).catch(() => undefined);
  expect(prototypeKeys()).toBe(before);
});
