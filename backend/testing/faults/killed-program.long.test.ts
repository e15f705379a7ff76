import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import type { RunningApp } from "../../../e2e/support/app.ts";
import {
  CreateEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument, UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { type ApiClient, ApiRefusal } from "../api-client.ts";
import { DeleteGuestDocument, UploadGuestsDocument } from "../generated/operations.ts";
import { csvFile, wholeEvent } from "../guest-lists.ts";
import { killDatabase, lookInto, signInAsAdmin } from "./program-faults.ts";
import { startProgram } from "./start-program.ts";

const kills = randomRuns(12, 6);
const guestsPerList = 400;

type WholeEvent = Awaited<ReturnType<typeof wholeEvent>>;

interface Writer {
  eventId: number;
  /** Changes that were acknowledged or, after a kill, found done. */
  done: number;
  change(client: ApiClient): Promise<void>;
  /** Compares what is stored with what was acknowledged; returns whether the interrupted change is there. */
  check(found: WholeEvent): boolean;
}

function guestWriter(eventId: number): Writer {
  let known = new Map<number, string>();
  let cutOff: { id: number | undefined; name: string | undefined } = { id: undefined, name: undefined };
  return {
    eventId,
    done: 0,
    async change(client) {
      const name = `Guest ${this.done}`;
      const ids = [...known.keys()];
      const id = ids[Math.floor(Math.random() * ids.length)];
      const input = { name, tableNumber: "1" };
      if (id === undefined || this.done % 3 === 0) {
        cutOff = { id: undefined, name };
        known.set((await client.execute(AddGuestDocument, { eventId, input })).addGuest.id, name);
      } else if (this.done % 3 === 1) {
        cutOff = { id, name };
        await client.execute(UpdateGuestDocument, { eventId, id, input });
        known.set(id, name);
      } else {
        cutOff = { id, name: undefined };
        await client.execute(DeleteGuestDocument, { eventId, id });
        known.delete(id);
      }
    },
    check({ guests, event, history }) {
      const found = new Map(guests.map(({ id, name }) => [id, name]));
      const { id, name } = cutOff;
      const after = new Map(known);
      const newId = id ?? [...found.keys()].find((candidate) => !known.has(candidate));
      if (newId !== undefined && name !== undefined) after.set(newId, name);
      if (newId !== undefined && name === undefined) after.delete(newId);
      const asList = (map: Map<number, string>) => [...map].sort(([one], [other]) => one - other);
      const isDone = history.length > this.done + 1;
      expect(asList(found)).toEqual(asList(isDone ? after : known));
      expect(event.guestListVersion).toBe(history.length - 1);
      known = found;
      return isDone;
    },
  };
}

function detailsWriter(eventId: number): Writer {
  return {
    eventId,
    done: 0,
    async change(client) {
      await client.execute(UpdateEventDocument, { id: eventId, input: { description: `Change ${this.done + 1}` } });
    },
    check({ event, history }) {
      const isDone = history.length > this.done + 1;
      const changes = this.done + (isDone ? 1 : 0);
      expect(event.description).toBe(changes === 0 ? "" : `Change ${changes}`);
      return isDone;
    },
  };
}

function listWriter(eventId: number): Writer {
  const listOf = (number: number) =>
    csvFile(["Name,Table", ...Array.from({ length: guestsPerList }, (_, i) => `List-${number} ${i},${i % 40}`)]);
  return {
    eventId,
    done: 0,
    async change(client) {
      await client.execute(UploadGuestsDocument, { eventId, file: listOf(this.done + 1), mode: "REPLACE" });
    },
    check({ guests, history, files, changes, event }) {
      const isDone = history.length > this.done + 1;
      const lists = this.done + (isDone ? 1 : 0);
      expect(guests.filter(({ name }) => name.startsWith(`List-${lists} `))).toHaveLength(lists ? guestsPerList : 0);
      expect(guests).toHaveLength(lists ? guestsPerList : 0);
      expect(files).toHaveLength(lists);
      const versions = new Set(changes.map(({ listVersion }) => listVersion));
      expect([...versions]).toEqual(history.slice(1).map((_, index) => index + 1));
      expect(event.guestListVersion).toBe(lists);
      return isDone;
    },
  };
}

let folder: string;
let env: { DATA_DIR: string; ADMIN_PASSWORD: string; LOG_LEVEL: string };
let app: RunningApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "find-your-table-killed-"));
  env = { DATA_DIR: path.join(folder, "data"), ADMIN_PASSWORD: "a table for eight", LOG_LEVEL: "warn" };
  app = await startProgram(env);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

async function work(writer: Writer, client: ApiClient): Promise<void> {
  for (;;) {
    try {
      await writer.change(client);
    } catch {
      return;
    }
    writer.done += 1;
  }
}

it(
  `keeps all that was acknowledged and nothing half done when program and database are killed, ${kills} times`,
  async () => {
    const admin = await signInAsAdmin(app);
    const newEvent = async () => (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
    const writers = [guestWriter(await newEvent()), detailsWriter(await newEvent()), listWriter(await newEvent())];
    for (let i = 0; i < kills; i += 1) {
      const client = await signInAsAdmin(app);
      const working = Promise.all(writers.map((writer) => work(writer, client)));
      await delay(100 + Math.random() * 1500);
      await Promise.all(
        i % 2 === 0 ? [app.kill(), killDatabase(env.DATA_DIR)] : [killDatabase(env.DATA_DIR), app.kill()],
      );
      await working;

      app = await startProgram(env);
      for (const writer of writers) {
        const found = await lookInto(env.DATA_DIR, (db) => wholeEvent(db, writer.eventId));
        const isDone = writer.check(found);
        writer.done += isDone ? 1 : 0;
        // One entry for each change, and one for the event itself.
        expect(found.history).toHaveLength(writer.done + 1);
      }
    }
  },
  60_000 + kills * 40_000,
);

it("goes on by itself, in the same process, when its database alone is killed", async () => {
  const admin = await signInAsAdmin(app);
  const eventId = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
  await killDatabase(env.DATA_DIR);
  const add = () =>
    admin.execute(AddGuestDocument, { eventId, input: { name: "Late", tableNumber: "1" } }).then(
      () => "ok",
      (error: unknown) => (error instanceof ApiRefusal ? error.code : String(error)),
    );
  const outcomes = new Set<string>();
  await expect.poll(async () => [...outcomes.add(await add())]).toContain("ok");
  expect([...outcomes].filter((outcome) => outcome !== "ok" && outcome !== "UNAVAILABLE")).toEqual([]);
  expect(app.output()).toContain("The database server stopped by itself; restarting it");
  expect((await admin.fetch("/readyz")).status).toBe(200);
});
