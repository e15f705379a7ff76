import { expect, it } from "vitest";
import { UsersDocument } from "../testing/generated/operations.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();

const admin = await api.signInAsAdmin();

it("reports a time or text that the database cannot store as the caller's mistake", async () => {
  for (const variables of [{ createdSince: "-000001-01-01T00:00:00Z" }, { search: "a\0b" }])
    expect(await admin.refusal(UsersDocument, variables)).toMatchObject({ code: "BAD_INPUT", status: 400 });
});

it("answers 503 when the database fails between reading the session and its account", async () => {
  const { pool } = api.db;
  await pool.query("ALTER TABLE users RENAME TO lost_users");
  // The replacement is as slow as a database that does not answer.
  await pool.query("CREATE VIEW users AS SELECT lost_users.* FROM lost_users, pg_sleep(60)");
  const answer = admin.fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ me { id } }" }),
  });
  // Other tests have databases on the same server, and may sleep, too.
  const cancel =
    "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
  await expect.poll(async () => (await pool.query(cancel)).rowCount).toBe(1);
  expect((await answer).status).toBe(503);
  expect(await (await answer).json()).toMatchObject({ errors: [{ extensions: { code: "UNAVAILABLE", status: 503 } }] });
  await pool.query("DROP VIEW users; ALTER TABLE lost_users RENAME TO users");
});
