import { expect, it } from "vitest";
import { UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { SearchGuestsDocument } from "../testing/generated/guest-operations.ts";
import { newGuestList, searchGuests } from "../testing/guest-list-calls.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi, startTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await newGuestList(admin, ["Name,Table,Meal", "Anna Berg,1,Fish", "Annika Ölçer,2,Soup"]);

const search = (client: ApiClient, query: string, id = eventId) =>
  callRest(client, "GET", `/api/events/${id}/guests/search?q=${encodeURIComponent(query)}`);
const found = async (query: string) => (await search(api.anonymous(), query)).body;

it("returns what GraphQL returns, and reflects each change when its answer was cached", async () => {
  const matches = await searchGuests(api.anonymous(), eventId, "ann");
  const expected = matches.map(({ tablemates: _, ...match }) => match);
  for (const _ of ["read", "cached"]) expect(await found("ann")).toEqual(expected);
  expect(await found("anna")).toMatchObject([{ tableNumber: "1", additionalInfo: { Meal: "Fish" } }]);
  const input = { name: "Anna Berg", tableNumber: "9" };
  await callRest(admin, "PUT", `/api/events/${eventId}/guests/${expected[0]?.id}`, input);
  expect(await found("anna")).toMatchObject([{ tableNumber: "9", additionalInfo: { Meal: "Fish" } }]);
  await admin.execute(UpdateEventDocument, { id: eventId, input: { hiddenColumns: ["Meal"] } });
  expect(await found("anna")).toMatchObject([{ tableNumber: "9", additionalInfo: {} }]);
  await admin.execute(UpdateEventDocument, { id: eventId, input: { isPublic: false } });
  expect((await search(api.anonymous(), "anna")).status).toBe(404);
  expect((await search(admin, "anna")).status).toBe(200);
});

it("counts searches over both APIs together, and logs rate limits", async () => {
  const limited = await startTestApi({ rates: { searches: 2 } });
  const client = limited.anonymous();
  const variables = { eventId: 999_999, query: "anna" };
  await client.refusal(SearchGuestsDocument, variables);
  expect((await search(client, "anna", 999_999)).status).toBe(404);
  const tooMany = await client.refusal(SearchGuestsDocument, variables);
  const refused = await search(client, "anna", 999_999);
  expect(refused).toMatchObject({ status: 429, body: tooMany.message });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(limited.logged().match(/"asked":\["searchGuests"\],"refused":\["RATE_LIMITED"\]/g)).toHaveLength(2);
  await limited.close();
});
