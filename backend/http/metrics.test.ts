import { expect, it } from "vitest";
import { CurrentUserDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { SearchGuestsDocument } from "../testing/generated/guest-operations.ts";
import { newGuestList } from "../testing/guest-list-calls.ts";
import { callRest } from "../testing/rest-call.ts";
import { metricsToken, ownTestApi } from "../testing/test-api.ts";

const guestName = "Zebulon Quintessence";

const api = await ownTestApi();
const anonymous = api.anonymous();
const admin = await api.signInAsAdmin();
const eventId = await newGuestList(admin, ["Name,Table", `${guestName},Nebula 7`]);

async function metrics(): Promise<string> {
  const answer = await anonymous.fetch("/metrics", { headers: { Authorization: `Bearer ${metricsToken}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
}

const count = (text: string, name: string, labels: string) =>
  Number(new RegExp(`^find_your_table_${name}_count\\{${labels}\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
const seriesOf = (text: string) => text.split("\n").filter((line) => line.startsWith("find_your_table_")).length;
const ask = (query: string) => callRest(anonymous, "POST", "/graphql", { query });

it("are not shown to a caller without the token", async () => {
  for (const Authorization of ["", "Bearer another token"])
    expect((await anonymous.fetch("/metrics", { headers: { Authorization } })).status).toBe(404);
});

it("count requests by kind of address and operations by name, over both APIs", async () => {
  await anonymous.execute(SearchGuestsDocument, { eventId, query: "zeb" });
  await callRest(anonymous, "GET", `/api/events/${eventId}/guests/search?q=zeb`);
  await anonymous.execute(CurrentUserDocument, {});
  await anonymous.refusal(CreateEventDocument, { input: { name: "Not mine" } });
  const text = await metrics();
  const operation = "graphql_operation_duration_seconds";
  expect(count(text, operation, 'operation="searchGuests",outcome="ok"')).toBe(2);
  expect(count(text, operation, 'operation="uploadGuestFile",outcome="ok"')).toBe(1);
  expect(count(text, operation, 'operation="createEvent",outcome="UNAUTHENTICATED"')).toBe(1);
  expect(count(text, "http_request_duration_seconds", 'route="api",status="200"')).toBe(1);
  expect(count(text, "http_request_duration_seconds", 'route="graphql",status="200"')).toBeGreaterThanOrEqual(5);
  expect(text).toMatch(/^find_your_table_database_connections [1-9]/m);
});

it("do not grow with names that a caller invents", async () => {
  const invent = async (i: number) => {
    await ask(`query Name${i} { me { id } }`);
    await ask(`{ alias${i}: me { id } }`);
    await ask(`{ nonsense${i} }`);
    await ask(`{ ...F${i} } fragment F${i} on Query { me { id } sampleEvent { id } }`);
    await callRest(anonymous, "GET", `/api/nothing${i}`);
  };
  await invent(0);
  const before = seriesOf(await metrics());
  for (let i = 1; i < 5; i += 1) await invent(i);
  expect(seriesOf(await metrics())).toBe(before);
});

it("contain no personal data, and neither does the log of slow queries", async () => {
  await api.db.prisma.$queryRaw`SELECT pg_sleep(0.4)::text, ${guestName}::text AS name`;
  await api.db.pool.query("SELECT pg_sleep(0.4), $1::text AS name", [guestName]);
  expect(api.logged()).toMatch(/"sql":"SELECT pg_sleep\(0\.4\), \$1::text AS name","ms":[4-9]\d\d/);
  expect(api.logged().match(/"slow query"/g)?.length).toBeGreaterThanOrEqual(2);
  for (const text of [await metrics(), api.logged()]) {
    for (const word of ["Zebulon", "Quintessence", "Nebula", "zeb"]) expect(text).not.toContain(word);
  }
});
