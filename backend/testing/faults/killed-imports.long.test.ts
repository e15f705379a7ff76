import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { CreateEventDocument } from "../../../frontend/features/events/generated/create-event.ts";
import { UploadGuestsDocument } from "../generated/operations.ts";
import { csvFile, wholeEvent } from "../guest-lists.ts";
import { sharedTestDatabase } from "../test-database.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";

const kills = randomRuns(24, 8);
const guestsPerList = 3000;

const { url, db } = await sharedTestDatabase();
let server: KillableServer;
let eventId: number;
beforeAll(async () => {
  server = await startKillableServer(url);
  eventId = (await server.admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
});
afterAll(async () => {
  await server.kill();
});

const sheetSchema = z.object({ guests: z.array(z.object({ id: z.number() })) });

const listOf = (word: string) =>
  csvFile(["Name,Table,Meal", ...Array.from({ length: guestsPerList }, (_, i) => `${word} ${i},${i % 40},Fish`)], word);

const modes = ["REPLACE", "UPDATE", "MERGE"] as const;

const upload = (word: string, mode: (typeof modes)[number]) =>
  server.admin.execute(UploadGuestsDocument, {
    eventId,
    mode,
    file: new File([listOf(word)], `${word}.csv`, { type: "text/csv" }),
  });

/** Waits until the database has ended the killed server's statements. */
async function settle(): Promise<void> {
  await db.prisma.$queryRaw`SELECT id FROM events WHERE id = ${eventId} FOR UPDATE`;
}

async function guestsByWord(): Promise<Record<string, number>> {
  const { guests } = await wholeEvent(db, eventId);
  const counts: Record<string, number> = {};
  for (const { name } of guests) {
    const [word = ""] = name.split(" ");
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

async function expectTrueHistory(): Promise<void> {
  const { event, history, files, changes, guests, sheet } = await wholeEvent(db, eventId);
  const imports = history.filter(({ action }) => action === "upload_file");
  expect(files).toHaveLength(imports.length);
  expect(changes.map(({ historyEntryId }) => historyEntryId)).toEqual(imports.map(({ id }) => id));
  expect(changes.map(({ listVersion }) => listVersion)).toEqual(imports.map((_, index) => index + 1));
  expect(event.guestListVersion).toBe(imports.length);
  expect(guests.map(({ position }) => position)).toEqual(guests.map((_, index) => index));
  // Nobody was added or deleted by hand.
  const known = sheetSchema.parse(sheet?.guests).guests.map(({ id }) => id);
  expect(new Set(known)).toEqual(new Set(guests.map(({ id }) => id)));
}

it(
  `leaves the old list or the new one when the server is killed during an import, ${kills} times`,
  async () => {
    const started = performance.now();
    await upload("First", "REPLACE");
    let idleMs = performance.now() - started;
    for (let i = 0; i < kills; i += 1) {
      const before = await guestsByWord();
      const word = `List-${i}`;
      const mode = modes[i % modes.length] ?? "REPLACE";
      const cutOff = upload(word, mode).catch((error: unknown) => error);
      await delay(Math.random() * idleMs * 1.2);
      await server.kill();
      await cutOff;
      await settle();

      const after = await guestsByWord();
      const isNew = word in after;
      const imported = { ...(mode === "MERGE" ? before : {}), [word]: guestsPerList };
      expect(after).toEqual(isNew ? imported : before);
      await expectTrueHistory();

      server = await startKillableServer(url);
      const restarted = performance.now();
      await upload("First", "REPLACE");
      idleMs = performance.now() - restarted;
      expect(await guestsByWord()).toEqual({ First: guestsPerList });
    }
  },
  120_000 + kills * 30_000,
);
