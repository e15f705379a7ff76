import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { CreateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { AdminAuditDocument } from "../../../frontend/organizer/routes/generated/admin.ts";
import { EventDocument, UploadGuestsDocument } from "../generated/operations.ts";
import { csvFile } from "../guest-lists.ts";
import { signInAsAdmin } from "./program-faults.ts";
import { program, startProgram } from "./start-program.ts";

let folder: string;
let env: { DATA_DIR: string; ADMIN_PASSWORD: string; BACKUP_PASSPHRASE?: string | undefined };
let app: RunningApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "find-your-table-backup-"));
  env = { DATA_DIR: path.join(folder, "data"), ADMIN_PASSWORD: "a table for eight" };
  app = await startProgram(env);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

function run(name: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const variables = { ...process.env, DATABASE_URL: "", ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [program(name), ...args], { env: variables }, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: `${stdout}${stderr}` });
    });
  });
}

it("backs up while the program runs and while it does not, and restores only while it does not", async () => {
  const file = path.join(folder, "one.backup");
  const admin = await signInAsAdmin(app);
  const { id } = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent;
  await admin.execute(UploadGuestsDocument, { eventId: id, file: csvFile(["Name,Table", "Anna Berg,1"]) });
  const before = await admin.execute(EventDocument, { id });
  const made = await run("back-up", file);
  expect(made.output).toMatch(
    /^Backed up 1 account, 2 events, \d+ guests, 1 uploaded file into .*one\.backup \(.* bytes\)/,
  );
  await admin.execute(AddGuestDocument, { eventId: id, input: { name: "Too Late", tableNumber: "9" } });

  expect(await run("restore", file, "--yes")).toMatchObject({
    ok: false,
    output: expect.stringContaining("already in use"),
  });
  await app.stop();
  expect(await run("restore", file)).toMatchObject({ ok: false, output: expect.stringContaining("--yes") });
  env = { ...env, BACKUP_PASSPHRASE: "a passphrase for eight" };
  expect(await run("back-up", path.join(folder, "two.backup"))).toMatchObject({
    ok: true,
    output: expect.stringContaining("bytes, encrypted)"),
  });
  expect(await run("restore", file, "--yes")).toMatchObject({
    ok: true,
    output: expect.stringContaining("Restored 1 account"),
  });

  app = await startProgram(env);
  const again = await signInAsAdmin(app);
  expect(await again.execute(EventDocument, { id })).toEqual(before);
  const { auditEntries } = await again.execute(AdminAuditDocument, { search: "", offset: 0, limit: 10 });
  expect(auditEntries.nodes).toContainEqual(
    expect.objectContaining({ kind: "backup-restored", details: { madeAt: expect.stringMatching(/^20.*Z$/) } }),
  );
  await again.execute(AddGuestDocument, { eventId: id, input: { name: "In Time", tableNumber: "1" } });

  await app.stop();
  env = { ...env, DATA_DIR: path.join(folder, "elsewhere") };
  expect(await run("restore", path.join(folder, "two.backup"))).toMatchObject({ ok: true });
  app = await startProgram(env);
  const elsewhere = await signInAsAdmin(app);
  expect((await elsewhere.execute(EventDocument, { id })).event).toMatchObject({ name: "Gala" });
}, 240_000);
