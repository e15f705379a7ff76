import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import { RestoreGuestListDocument } from "../../testing/generated/operations.ts";
import { newEvent, previewGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: ApiClient;
let blocker: pg.Client;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signInAsAdmin();
  blocker = new pg.Client(api.databaseUrl);
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await api.close();
});

const list = ["Name,Table", "Anna Berg,1"];

/** Lets whoever changes an event's list wait. @returns lets them go on */
async function blockList(eventId: number): Promise<() => Promise<unknown>> {
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM events WHERE id = $1 FOR UPDATE", [eventId]);
  return () => blocker.query("COMMIT");
}

async function isWaited(): Promise<boolean> {
  const { rows } = await api.db.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

it("does one thing of an account at a time, with few waiting, and others do theirs", async () => {
  const [blocked, otherId] = [await newEvent(admin), await newEvent(admin)];
  const { historyEntryId } = await uploadGuests(admin, otherId, list);
  const customer = await api.signInAsNewCustomer("other");
  const ownId = await newEvent(customer);
  const letGo = await blockList(blocked);
  const first = uploadGuests(admin, blocked, list);
  await expect.poll(isWaited).toBe(true);

  let done = 0;
  const isDone = <T>(answer: T) => {
    done += 1;
    return answer;
  };
  const waiting = [
    previewGuests(admin, { eventId: otherId, file: csvFile(list) }),
    uploadGuests(admin, otherId, ["Name,Table", "Ben Cole,1"]),
    admin.execute(RestoreGuestListDocument, { eventId: otherId, historyEntryId }),
  ].map((answer) => answer.then(isDone));
  const downloads = [1, 2, 3].map(() => admin.fetch(`/api/events/${otherId}/guests.csv`));
  const turnedAway = await Promise.race([...waiting, ...downloads]);
  expect(turnedAway).toBeInstanceOf(Response);
  expect(turnedAway).toMatchObject({ status: 429 });
  if (!(turnedAway instanceof Response)) return;
  expect(turnedAway.headers.get("Retry-After")).toBe("10");
  expect(await turnedAway.text()).toBe("You have several guest lists under way. Please wait until they are done.");
  expect((await uploadGuests(customer, ownId, list)).guestCount).toBe(1);
  expect((await customer.fetch(`/api/events/${ownId}/guests.xlsx`)).status).toBe(200);
  expect(done).toBe(0);

  await letGo();
  await first;
  await Promise.all(waiting);
  const statuses = (await Promise.all(downloads)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 429]);
});
