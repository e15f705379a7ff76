import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, ApiRefusal } from "../../backend/testing/api-client.ts";
import { SearchGuestsDocument } from "../../backend/testing/generated/guest-operations.ts";
import { UploadGuestsDocument } from "../../backend/testing/generated/operations.ts";
import { csvFile, wholeEvent } from "../../backend/testing/guest-lists.ts";
import { CreateEventDocument } from "../../frontend/features/events/generated/create-event.ts";
import { AddGuestDocument } from "../../frontend/features/guests/generated/add-guest.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { isLongRun, lookInto, report, signInAsAdmin, tally } from "../support/faults.ts";

const diskSize = "160m";
const guestsPerList = 5_000;
const maxUploads = 80;
const maxAdditions = 2_000;
const wordy = {
  tableNumber: "1",
  additionalInfo: Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`Column ${i}`, randomBytes(499).toString("hex")]),
  ),
};

let folder: string;
let disk: string | undefined;
let env: { DATA_DIR: string; ADMIN_PASSWORD: string; LOG_LEVEL: string };
let app: RunningApp;

function mountDisk(at: string): string | undefined {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize}`, "tmpfs", at], { stdio: "pipe" });
    return at;
  } catch {
    return undefined;
  }
}

beforeAll(async () => {
  if (!isLongRun) return;
  folder = await mkdtemp(path.join(tmpdir(), "find-your-table-full-"));
  const at = path.join(folder, "disk");
  await mkdir(at);
  disk = mountDisk(at);
  env = { DATA_DIR: path.join(at, "data"), ADMIN_PASSWORD: "a table for eight", LOG_LEVEL: "warn" };
  if (disk) app = await startApp(env);
});
afterAll(async () => {
  if (!isLongRun) return;
  if (disk) {
    await app.stop();
    execFileSync("umount", [disk]);
  }
  await rm(folder, { recursive: true });
});

/** Fills the disk; the returned function frees it. */
function fill(at: string): () => void {
  const ballast = path.join(at, "ballast");
  const file = openSync(ballast, "w");
  for (const size of [2 ** 20, 2 ** 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // No space left, as intended.
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
}

const noSpace = "The server has run out of disk space, so nothing was saved. Please contact an administrator.";
const away = "The server cannot reach its data right now. Please try again.";

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "ok";
  } catch (error) {
    if (!(error instanceof ApiRefusal)) return "no answer";
    if (error.code === "UNAVAILABLE" && error.message === noSpace) return "503 no space";
    return error.code === "UNAVAILABLE" && error.message === away ? "503 away" : `${error.code}: ${error.message}`;
  }
}

const listOf = (word: string) =>
  csvFile(["Name,Table", ...Array.from({ length: guestsPerList }, (_, i) => `${word} ${i},${i % 40}`)]);

it.runIf(isLongRun)(
  "says that the disk is full, keeps what was acknowledged, and goes on once there is space",
  async ({ skip }) => {
    if (!disk) return skip("a disk can be mounted by root alone");
    const admin = await signInAsAdmin(app);
    const eventId = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
    const upload = (client: ApiClient, word: string) =>
      outcomeOf(client.execute(UploadGuestsDocument, { eventId, file: listOf(word), mode: "REPLACE" }));
    expect(await upload(admin, "List-first")).toBe("ok");
    let current = "List-first";

    const free = fill(disk);
    const outcomes: string[] = [];
    const failures = () => outcomes.filter((outcome) => outcome !== "ok").length;
    while (outcomes.length < maxUploads && failures() < 3) {
      const word = `List-${outcomes.length}`;
      outcomes.push(await upload(admin, word));
      if (outcomes.at(-1) === "ok") current = word;
    }
    const imports = 1 + outcomes.length - failures();
    // Small changes succeed until the write-ahead log needs a new file.
    const known = outcomes.length;
    while (outcomes.length - known < maxAdditions && failures() < 6) {
      const name = `Guest ${outcomes.length}`;
      outcomes.push(await outcomeOf(admin.execute(AddGuestDocument, { eventId, input: { name, ...wordy } })));
    }
    const added = outcomes.slice(known).filter((outcome) => outcome === "ok").length;
    const search = await outcomeOf(admin.execute(SearchGuestsDocument, { eventId, query: "list" }));
    report(`disk full: changes ${tally(outcomes)}; search ${search}`);
    expect(outcomes.filter((outcome) => outcome !== "ok" && !outcome.startsWith("503"))).toEqual([]);
    expect(outcomes).toContain("503 no space");

    free();
    const add = () =>
      outcomeOf(admin.execute(AddGuestDocument, { eventId, input: { name: "Late", tableNumber: "1" } }));
    await expect.poll(add, { timeout: 60_000, interval: 1_000 }).toBe("ok");
    const { guests, files, history } = await lookInto(env.DATA_DIR, (db) => wholeEvent(db, eventId));
    expect(guests.filter(({ name }) => name.startsWith(`${current} `))).toHaveLength(guestsPerList);
    expect(guests).toHaveLength(guestsPerList + added + 1);
    expect(files).toHaveLength(imports);
    expect(history).toHaveLength(imports + added + 2);
    expect(await upload(admin, "List-last")).toBe("ok");
    report("disk full: goes on once there is space, with what was acknowledged and no more");
  },
  300_000,
);
