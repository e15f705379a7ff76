import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, it, vi } from "vitest";
import { builtPages } from "../testing/compiled-programs.ts";
import { addGuest, newEvent } from "../testing/guest-list-calls.ts";
import { getPage } from "../testing/html-page.ts";
import { startTestApi } from "../testing/test-api.ts";
import { startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

const dataDir = await mkdtemp(join(tmpdir(), "fyt-test-killed-server-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it("guests are answered from memory while a killed server recovers, others 503, then everything continues, including announcements", async () => {
  const server = await startEmbeddedServer({ dataDir, logger: pino({ enabled: false }), pauses: [1_000] });
  await migrate(server.url);
  const given = { database: { url: server.url, drop: async () => undefined }, built: builtPages() };
  const api = await startTestApi({}, false, given);
  const admin = await api.signInAsAdmin();
  const eventId = await newEvent(admin);
  const { id: sampleId } = await (await api.anonymous().fetch("/api/events/sample")).json();
  const name = /first names such as (\w+)/.exec((await getPage(api.anonymous(), "/")).html)?.[1] ?? "";
  const askGuests = () =>
    Promise.all(
      [`/api/events/${sampleId}/guests/search?q=${name}`, `/?q=${name}`].map(async (path) => {
        const { status, headers, html } = await getPage(api.anonymous(), path);
        return `${status} ${html.includes(name)} ${headers.get("Answered-From")}`;
      }),
    );
  const answers = new Set(await askGuests());
  const tell = vi.fn();
  const endWatch = api.db.changes.watch(eventId, tell);
  await addGuest(admin, eventId, { name: "Anna" });
  await expect.poll(() => tell.mock.calls.length).toBeGreaterThan(0);

  process.kill(Number.parseInt(await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10), "SIGKILL");
  const paths = [`/api/events/${eventId}/guests/search?q=anna`, `/api/events/${eventId}`, "/readyz", "/healthz"];
  const seen = paths.map(() => new Set<number>());
  await expect
    .poll(async () => {
      for (const answer of await askGuests()) answers.add(answer);
      const statuses = await Promise.all(paths.map(async (path) => (await admin.fetch(path)).status));
      for (const [index, status] of statuses.entries()) seen[index]?.add(status);
      return seen[0]?.has(503) && statuses.every((status) => status === 200);
    })
    .toBe(true);
  const comesBack = new Set([200, 503]);
  expect(seen).toEqual([comesBack, comesBack, new Set([200]), new Set([200])]);
  expect(answers).toEqual(new Set(["200 true null", "200 true memory"]));

  tell.mockClear();
  await addGuest(admin, eventId, { name: "Ben" });
  await expect.poll(() => tell.mock.calls.length).toBeGreaterThan(0);
  endWatch();
  await api.close();
  await server.stop();
});
