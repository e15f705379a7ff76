import pg from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { startTestApi } from "../testing/test-api.ts";

const api = await startTestApi();
afterAll(() => api.close());

async function ready(): Promise<[status: number, text: string]> {
  const answer = await api.anonymous().fetch("/readyz");
  return [answer.status, await answer.text()];
}

it("is ready with a migrated database, even if a newer version has migrated it further", async () => {
  expect(await ready()).toEqual([200, "ready"]);
  await api.db.pool.query("INSERT INTO applied_migrations (name) VALUES ('99991231000000_newer')");
  expect(await ready()).toEqual([200, "ready"]);
  await api.db.pool.query("DELETE FROM applied_migrations WHERE name LIKE '9999%'");
});

async function letIn(isOpen: boolean): Promise<void> {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${isOpen}`);
  if (!isOpen) await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
  await client.end();
}

it("is not ready, but alive, with a database that lacks a migration or is down, and ready again afterwards", async () => {
  const last = "(SELECT max(name) FROM applied_migrations)";
  await api.db.pool.query(`UPDATE applied_migrations SET name = '0' || name WHERE name = ${last}`);
  expect(await ready()).toEqual([503, "not ready: the database is missing migrations"]);
  const alive = await api.anonymous().fetch("/healthz");
  expect([alive.status, await alive.text()]).toEqual([200, expect.stringMatching(/^ok\nversion \d+\.\d+\.\d+\n$/)]);
  await api.db.pool.query("UPDATE applied_migrations SET name = substr(name, 2) WHERE name LIKE '0%'");
  await letIn(false);
  expect(await ready()).toEqual([503, "not ready: the database does not answer"]);
  await letIn(true);
  expect(await ready()).toEqual([200, "ready"]);
});

it("is not ready while stopping, and closes connections after their answers", async () => {
  // Events are read again once the connection that listens is back.
  await expect.poll(async () => (await api.anonymous().fetch("/api/events/sample")).status).toBe(200);
  api.beginToStop();
  expect(await ready()).toEqual([503, "not ready: stopping"]);
  const answer = await api.anonymous().fetch("/healthz");
  expect([answer.status, answer.headers.get("Connection")]).toEqual([200, "close"]);
  const elsewhere = { headers: { "X-Asks-Elsewhere-On-503": "yes", "Content-Type": "application/json" } };
  expect((await api.anonymous().fetch("/api/events/sample")).status).toBe(200);
  expect((await api.anonymous().fetch("/api/events/sample", elsewhere)).status).toBe(503);
  const query = { method: "POST", body: '{"query":"{ me { id } }"}', ...elsewhere };
  expect((await api.anonymous().fetch("/graphql", query)).status).toBe(200);
});
