import { expect, it } from "vitest";
import { PublicEventDocument } from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, EventDocument, EventsDocument } from "../../testing/generated/operations.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("creates an event with a link and a number that nobody can guess, and records it in the history", async () => {
  const create = async () =>
    (await admin.execute(CreateLinkedEventDocument, { input: { name: "  Winter Gala " } })).createEvent;
  const events = [await create(), await create(), await create()];
  for (const { id, shortLink, ...event } of events) {
    expect(event).toMatchObject({ name: "Winter Gala", isPublic: true });
    expect(shortLink).toMatch(/^[2-9a-z]{10}$/);
    expect(id).toBeGreaterThanOrEqual(100_000_000);
    expect(events.filter((other) => Math.abs(other.id - id) <= 10)).toHaveLength(1);
  }
  const { event } = await admin.execute(EventDocument, { id: events[0]?.id ?? 0 });
  expect(event).toMatchObject({ showTablemates: true, isSample: false, guestCount: 0, guestColumns: [] });
  expect(event.history.nodes).toEqual([
    { action: "create", details: { name: "Winter Gala" }, user: { username: "admin" } },
  ]);
});

it("pages events, newest first, and finds them by a literal part of their name", async () => {
  for (const name of ["Ball 100%", "Ball 1000", "Ball 10_"]) await newEvent(admin, { name });
  const found = async (search: string, offset = 0, limit = 10) => {
    const { events } = await admin.execute(EventsDocument, { search, offset, limit });
    return [events.totalCount, ...events.nodes.map(({ name }) => name)];
  };
  expect(await found("ball")).toEqual([3, "Ball 10_", "Ball 1000", "Ball 100%"]);
  expect(await found("ball", 1, 1)).toEqual([3, "Ball 1000"]);
  expect(await found("100%")).toEqual([1, "Ball 100%"]);
  expect(await found("10_")).toEqual([1, "Ball 10_"]);
});

it("shows the date, the place, the greeting and the languages even to guests who have yet to enter its code", async () => {
  const page = { date: "June 12", location: "Town Hall", greeting: "Welcome!", guestLanguages: ["he", "en"] };
  const input = { name: "Gala", guestCode: "Rose-2027", ...page };
  const { shortLink } = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
  const { publicEvent } = await api.anonymous().execute(PublicEventDocument, { shortLink });
  expect(publicEvent).toMatchObject({ ...page, asksForCode: true });
});
