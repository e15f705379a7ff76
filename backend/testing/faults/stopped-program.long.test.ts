import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { CreateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { UploadGuestsDocument } from "../generated/operations.ts";
import { csvFile, wholeEvent } from "../guest-lists.ts";
import { lookInto, signInAsAdmin } from "./program-faults.ts";
import { startProgram } from "./start-program.ts";

const stops = randomRuns(8, 8);
const guestsPerList = 20_000;

let folder: string;
let env: { DATA_DIR: string; ADMIN_PASSWORD: string; LOG_LEVEL: string };
let app: RunningApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "find-your-table-stopped-"));
  env = { DATA_DIR: path.join(folder, "data"), ADMIN_PASSWORD: "a table for eight", LOG_LEVEL: "warn" };
  app = await startProgram(env);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const listOf = (word: string) =>
  csvFile(["Name,Table", ...Array.from({ length: guestsPerList }, (_, i) => `${word} ${i},${i % 40}`)]);

it(
  `finishes an upload or leaves nothing of it when told to stop, ${stops} times`,
  async () => {
    const first = await signInAsAdmin(app);
    const eventId = (await first.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
    const started = performance.now();
    await first.execute(UploadGuestsDocument, { eventId, file: listOf("List-first"), mode: "REPLACE" });
    const idleMs = performance.now() - started;
    let current = "List-first";
    let imports = 1;
    for (let i = 0; i < stops; i += 1) {
      const admin = await signInAsAdmin(app);
      const word = `List-${i}`;
      const upload = admin.execute(UploadGuestsDocument, { eventId, file: listOf(word), mode: "REPLACE" }).then(
        () => "acknowledged",
        () => "refused",
      );
      await delay(Math.random() * idleMs);
      // Fails unless the exit code is 0.
      await app.stop();
      const answer = await upload;

      app = await startProgram(env);
      const { guests, files, history } = await lookInto(env.DATA_DIR, (db) => wholeEvent(db, eventId));
      const isNew = guests[0]?.name === `${word} 0`;
      if (answer === "acknowledged") expect(isNew).toBe(true);
      if (isNew) {
        current = word;
        imports += 1;
      }
      expect(guests.filter(({ name }) => name.startsWith(`${current} `))).toHaveLength(guestsPerList);
      expect(guests).toHaveLength(guestsPerList);
      expect(files).toHaveLength(imports);
      expect(history).toHaveLength(imports + 1);
    }
  },
  60_000 + stops * 60_000,
);
