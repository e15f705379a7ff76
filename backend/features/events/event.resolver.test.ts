import { describe, expect, it } from "vitest";
import { CreateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { PublicEventDocument, SampleEventDocument } from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, EventDocument, EventsDocument } from "../../testing/generated/operations.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

describe("createEvent", () => {
  it("creates an event with a link that nobody can guess, and records it in the history", async () => {
    const { createEvent } = await admin.execute(CreateLinkedEventDocument, { input: { name: "  Winter Gala " } });
    expect(createEvent).toMatchObject({ name: "Winter Gala", isPublic: true });
    expect(createEvent.shortLink).toMatch(/^[2-9a-z]{10}$/);
    const { event } = await admin.execute(EventDocument, { id: createEvent.id });
    expect(event).toMatchObject({ showTablemates: true, isSample: false, guestCount: 0, guestColumns: [] });
    expect(event.history.nodes).toEqual([
      { action: "create", details: { name: "Winter Gala" }, user: { username: "admin" } },
    ]);
  });
});

describe("events", () => {
  it("are paged, newest first, and found by a literal part of their name", async () => {
    for (const name of ["Ball 100%", "Ball 1000", "Ball 10_"])
      await admin.execute(CreateEventDocument, { input: { name } });
    const found = async (search: string, offset = 0, limit = 10) => {
      const { events } = await admin.execute(EventsDocument, { search, offset, limit });
      return [events.totalCount, ...events.nodes.map(({ name }) => name)];
    };
    expect(await found("ball")).toEqual([3, "Ball 10_", "Ball 1000", "Ball 100%"]);
    expect(await found("ball", 1, 1)).toEqual([3, "Ball 1000"]);
    expect(await found("100%")).toEqual([1, "Ball 100%"]);
    expect(await found("10_")).toEqual([1, "Ball 10_"]);
  });
});

describe("a public event", () => {
  it("shows what anybody with the link may know", async () => {
    const { sampleEvent } = await api.anonymous().execute(SampleEventDocument, {});
    expect(sampleEvent).toMatchObject({
      showTablemates: true,
      theme: { primaryColor: "#3B82F6", backgroundColor: "#f9fafb", fontFamily: "Inter, sans-serif" },
    });
    const { publicEvent } = await api.anonymous().execute(PublicEventDocument, { shortLink: "sample" });
    expect(publicEvent).toMatchObject({
      id: sampleEvent?.id,
      date: "Saturday, June 12, 2027",
      location: "Rosewood House",
      greeting: "",
      guestLanguages: [],
    });
    expect((await api.anonymous().execute(PublicEventDocument, { shortLink: "nothing" })).publicEvent).toBeNull();
  });

  it("shows the date, the place, the greeting and the languages even to guests who have yet to enter its code", async () => {
    const page = { date: "June 12", location: "Town Hall", greeting: "Welcome!", guestLanguages: ["he", "en"] };
    const input = { name: "Gala", guestCode: "Rose-2027", ...page };
    const { shortLink } = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
    const { publicEvent } = await api.anonymous().execute(PublicEventDocument, { shortLink });
    expect(publicEvent).toMatchObject({ ...page, asksForCode: true });
  });
});
