import { describe, expect, it } from "vitest";
import { z } from "zod";
import { message } from "../../common/messages/message.ts";
import { UsersDocument } from "../testing/generated/operations.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();

const answerSchema = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()) })),
});

async function errorsOf(query: string, variables: unknown) {
  const response = await api.anonymous().fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, errors: answerSchema.parse(await response.json()).errors };
}

const badInput = { code: "BAD_INPUT", status: 400 };
const login = "mutation ($input: LoginInput!) { login(input: $input) { id } }";

describe("a time that the database cannot store", () => {
  it.each(["0000-01-01T00:00:00Z", "-000001-01-01T00:00:00Z", "-271821-04-20T00:00:00Z"])(
    "is reported as the caller's mistake: %s",
    async (createdSince) => {
      const admin = await api.signInAsAdmin();
      expect(await admin.refusal(UsersDocument, { createdSince })).toMatchObject(badInput);
    },
  );
});

describe("text that the database cannot store", () => {
  it("is reported as the caller's mistake", async () => {
    const { errors } = await errorsOf(login, { input: { username: "a\0b", password: "x" } });
    expect(errors).toEqual([
      expect.objectContaining({
        message: "Text must not contain the NUL character.",
        extensions: { ...badInput, reasons: [message("refusals.nulCharacter")] },
      }),
    ]);
  });
});

it("answers 503 when the database fails between reading the session and its account", async () => {
  const admin = await api.signInAsAdmin();
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
