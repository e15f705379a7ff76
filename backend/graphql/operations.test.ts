import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { CurrentUserDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import {
  ColumnExamplesDocument,
  UpdateEventDocument,
} from "../../frontend/organizer/features/events/generated/events.ts";
import { EndSessionsOfDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import { ApiRefusal } from "../testing/api-client.ts";
import { newEvent } from "../testing/guest-list-calls.ts";
import { sharedTestApi, startTestApi } from "../testing/test-api.ts";

it("runs one operation of an account at a time, lets few wait, and asks again who they are", async () => {
  const api = await startTestApi();
  const blocker = new pg.Client(api.databaseUrl);
  await blocker.connect();
  onTestFinished(async () => {
    await blocker.end();
    await api.close();
  });
  const [admin, busy, other] = [
    await api.signInAsAdmin(),
    await api.signInAsNewCustomer("busy"),
    await api.signInAsNewCustomer("other"),
  ];
  const [id, eventId] = [await newEvent(busy), await newEvent(other)];
  const { me } = await busy.execute(CurrentUserDocument, {});
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM events WHERE id = $1 FOR UPDATE", [id]);
  const change = busy.execute(UpdateEventDocument, { id, input: { name: "Renamed" } });
  await expect
    .poll(async () => {
      const { rows } = await api.db.pool.query("SELECT FROM pg_locks WHERE NOT granted");
      return rows.length;
    })
    .toBeGreaterThan(0);

  const readGuests = () =>
    busy.execute(ColumnExamplesDocument, { id }).then(
      () => "answered",
      (error: unknown) => (error instanceof ApiRefusal ? `${error.code}: ${error.message}` : String(error)),
    );
  const waiting = Array.from({ length: 51 }, readGuests);
  const refusal = "RATE_LIMITED: Several of your requests are still in progress. Please wait until they are done.";
  expect(await Promise.race(waiting)).toBe(refusal);
  expect((await busy.execute(CurrentUserDocument, {})).me?.username).toBe("busy");
  expect((await other.execute(ColumnExamplesDocument, { id: eventId })).event.guests.nodes).toEqual([]);

  await admin.execute(EndSessionsOfDocument, { userId: me?.id ?? 0 });
  await blocker.query("COMMIT");
  expect((await change).updateEvent.name).toBe("Renamed");
  const signedOut = Array.from({ length: 50 }, () => "UNAUTHENTICATED: Please sign in.");
  expect((await Promise.all(waiting)).toSorted()).toEqual([refusal, ...signedOut]);
});

const limited = await sharedTestApi({ rates: { ofAccounts: 5 } });

it("limits all requests of an account, over either API, and those of nobody else", async () => {
  const [admin, other] = [await limited.signInAsAdmin(), await limited.signInAsNewCustomer("other")];
  for (let i = 0; i < 3; i += 1) await admin.execute(CurrentUserDocument, {});
  for (let i = 0; i < 3; i += 1) await admin.fetch("/api/events");
  expect(await admin.refusal(CurrentUserDocument, {})).toMatchObject({ code: "RATE_LIMITED", status: 429 });
  expect((await admin.fetch("/api/events")).status).toBe(429);
  expect((await other.execute(CurrentUserDocument, {})).me?.username).toBe("other");
});

it("answers errors at either spelling of its address as GraphQL does", async () => {
  for (const path of ["/graphql", "/graphql/"]) {
    const answer = await limited.anonymous().fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{",
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ extensions: { status: 400 } }] }]);
  }
});
