import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { print } from "graphql";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { CreateEventDocument } from "../../../frontend/features/events/generated/create-event.ts";
import type { ApiClient } from "../api-client.ts";
import { UploadGuestsDocument } from "../generated/operations.ts";
import { csvFile, wholeEvent } from "../guest-lists.ts";
import { fileForm } from "../rest-call.ts";
import { startTestApi, type TestApi } from "../test-api.ts";

const cuts = randomRuns(100, 12);

let folder: string;
let api: TestApi;
let admin: ApiClient;
let eventId: number;
beforeAll(async () => {
  // A temp folder of its own: others upload at the same time.
  folder = await mkdtemp(path.join(tmpdir(), "fyt-cut-off-"));
  vi.stubEnv("TMPDIR", folder);
  api = await startTestApi();
  admin = await api.signInAsAdmin();
  eventId = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
});
afterAll(async () => {
  await api.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const lines = ["Name,Table", ...Array.from({ length: 20_000 }, (_, i) => `Guest ${i},${i % 40}`)];

function graphqlForm(): FormData {
  const form = new FormData();
  const variables = { eventId, file: null };
  form.set("operations", JSON.stringify({ query: print(UploadGuestsDocument), variables }));
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  form.set("0", csvFile(lines));
  return form;
}

async function sendPart(address: string, form: FormData, share: number): Promise<void> {
  const whole = new Response(form);
  const type = whole.headers.get("Content-Type") ?? "";
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const cut = new AbortController();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length * share)));
      await delay(Math.random() * 30);
      cut.abort();
    },
  });
  const headers = { "Content-Type": type, "Apollo-Require-Preflight": "true" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, signal: cut.signal, duplex: "half" };
  await expect(admin.fetch(address, init)).rejects.toThrow();
}

async function temporaryFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== "node-compile-cache");
}

it(
  `leaves no row and no temporary file of an upload that is cut off, ${cuts} times each way`,
  async () => {
    await admin.execute(UploadGuestsDocument, { eventId, file: csvFile(["Name,Table", "Anna Berg,1"]) });
    const before = await wholeEvent(api.db, eventId);
    for (let i = 0; i < cuts; i += 1) {
      await sendPart("/graphql", graphqlForm(), Math.random() * 0.99);
      await sendPart(`/api/events/${eventId}/upload`, fileForm(lines.join("\n")), Math.random() * 0.99);
    }
    await expect.poll(temporaryFiles, { timeout: 15_000 }).toEqual([]);
    expect(await wholeEvent(api.db, eventId)).toEqual(before);
    const { uploadGuestFile } = await admin.execute(UploadGuestsDocument, { eventId, file: csvFile(lines) });
    expect(uploadGuestFile.guestCount).toBe(20_000);
    await expect.poll(temporaryFiles, { timeout: 15_000 }).toEqual([]);
  },
  60_000 + cuts * 2_000,
);
