import { describe, expect, it } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  DeleteEventDocument,
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { CleanUpFilesDocument } from "../../../frontend/organizer/features/uploads/generated/clean-up-files.ts";
import type { UpdateEventInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { ApiClient } from "../../testing/api-client.ts";
import { PublicEventDocument } from "../../testing/generated/guest-operations.ts";
import {
  CreateLinkedEventDocument,
  EventDocument,
  EventsDocument,
  RegisterDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newEvent, newGuestList, readEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const oneEvent = "Customers are limited to one event. Please edit your existing event.";

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

it("shows the date, the place, the greeting and the languages even to guests who have yet to enter its code", async () => {
  const page = { date: "June 12", location: "Town Hall", greeting: "Welcome!", guestLanguages: ["he", "en"] };
  const input = { name: "Gala", guestCode: "Rose-2027", ...page };
  const { shortLink } = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
  const { publicEvent } = await api.anonymous().execute(PublicEventDocument, { shortLink });
  expect(publicEvent).toMatchObject({ ...page, asksForCode: true });
});

const dayOf = async (id: number) => (await admin.execute(LatestEventDocument, { id })).event.day;
const edit = (id: number, input: UpdateEventInput) => admin.execute(UpdateEventDocument, { id, input });

it("reads the day of an event from its date, and follows it, unless the day is given", async () => {
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "2027-06-13" }))).toBe("2027-06-13");
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "" }))).toBeNull();
  await expect(newEvent(admin, { day: "2027-02-29" })).rejects.toThrow("Please choose a valid date");
  const id = await newEvent(admin, { date: "June 12–14, 2027" });
  expect(await dayOf(id)).toBe("2027-06-14");
  for (const [input, day] of [
    [{ date: "26. Juni 2027" }, "2027-06-26"],
    [{ date: "Our big day", day: "2027-07-03" }, "2027-07-03"],
    // The same date with another field, as REST clients send it.
    [{ date: "Our big day", location: "Rosewood House" }, "2027-07-03"],
    [{ date: "Our great day" }, null],
    [{ day: "2027-07-04" }, "2027-07-04"],
  ] as const) {
    await edit(id, input);
    expect(await dayOf(id)).toBe(day);
  }
  await expect(edit(id, { day: "July 4" })).rejects.toThrow("Please choose a valid date");
});

describe("updateEvent", () => {
  it("changes the given fields and parts of the theme, leaves the rest, and records it in the history", async () => {
    const id = await newEvent(admin, { description: "Black tie", theme: { backgroundColor: "#102030" } });
    const theme = { primaryColor: "#ABCDEF", fontFamily: "'great vibes', x} body{" };
    const input = { name: "Summer Gala", location: "Town Hall", showTablemates: false, date: null };
    const { updateEvent } = await admin.execute(UpdateEventDocument, { id, input: { ...input, theme } });
    expect(updateEvent).toMatchObject({
      ...input,
      date: "",
      description: "Black tie",
      greeting: "",
      guestLanguages: [],
    });
    const event = await readEvent(admin, id);
    expect(event.theme).toEqual({
      primaryColor: "#ABCDEF",
      secondaryColor: "#9333EA",
      backgroundColor: "#102030",
      fontFamily: "Great Vibes, cursive",
    });
    expect(event.isPublic).toBe(true);
    expect(event.history.nodes[0]).toMatchObject({ action: "update", details: { name: "Summer Gala" } });
    const invalid = { name: "Winter Gala", theme: { primaryColor: "red; background: url(x)" } };
    expect(await admin.refusal(UpdateEventDocument, { id, input: invalid })).toMatchObject({ code: "BAD_INPUT" });
    expect(await readEvent(admin, id)).toEqual(event);
  });

  it("refuses an update based on an older state of the event, whatever became of its guests", async () => {
    const id = await newEvent(admin);
    const { updatedAt } = (await admin.execute(UpdateEventDocument, { id, input: { name: "First" } })).updateEvent;
    await addGuest(admin, id, { name: "Anna" });
    await admin.execute(UpdateEventDocument, { id, input: { name: "Second", updatedAt } });
    const late = { id, input: { name: "Third", updatedAt } };
    expect(await admin.refusal(UpdateEventDocument, late)).toMatchObject({ code: "CONFLICT" });
    expect((await readEvent(admin, id)).name).toBe("Second");
  });
});

describe("a customer's one event", () => {
  it("is created once, even when requested many times at once, in the language of its customer", async () => {
    const customer = new ApiClient(api.url, { "Accept-Language": "de" });
    const account = { username: "eager", password: "correct horse", name: "Eager", email: "eager@example.com" };
    await customer.execute(RegisterDocument, { input: account });
    const made = await Promise.all(Array.from({ length: 8 }, () => customer.execute(EnsureMyEventDocument, {})));
    const { totalCount, nodes } = (await customer.execute(EventsDocument, {})).events;
    expect(new Set(made.map(({ ensureMyEvent }) => ensureMyEvent.id))).toEqual(new Set(nodes.map(({ id }) => id)));
    expect(totalCount).toBe(1);
    expect((await readEvent(customer, nodes[0]?.id ?? 0)).description).toMatch(/^Finden Sie Ihren Tisch/);
  });

  it("is the only one, even when several are created at once", async () => {
    const customer = await api.signInAsNewCustomer("greedy");
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => newEvent(customer)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(newEvent(customer)).rejects.toThrow(oneEvent);
  });

  it("can be created for them by an administrator, once", async () => {
    const customer = await api.signInAsNewCustomer("served");
    const ownerId = (await customer.execute(CurrentUserDocument, {})).me?.id ?? 0;
    const id = await newEvent(admin, { ownerId });
    expect((await admin.execute(EventsDocument, { ownerId })).events.nodes).toMatchObject([
      { id, owner: { username: "served" } },
    ]);
    await expect(newEvent(admin, { ownerId })).rejects.toThrow(oneEvent);
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(id);
  });
});

it("deletes an event with all its data", async () => {
  const eventId = await newEvent(admin);
  await addGuest(admin, eventId, { name: "Anna" });
  await admin.execute(DeleteEventDocument, { id: eventId });
  expect(await admin.refusal(EventDocument, { id: eventId })).toMatchObject({ code: "NOT_FOUND" });
  expect(await api.db.prisma.guest.count({ where: { eventId } })).toBe(0);
});

it("keeps the newest file of each event and reports what it removed", async () => {
  await admin.execute(CleanUpFilesDocument, {});
  const replaced = await newGuestList(admin, ["Name,Table", "A A,1"]);
  for (const guest of ["A B,1", "A C,1"]) await uploadGuests(admin, replaced, ["Name,Table", guest]);
  await newGuestList(admin, ["Name,Table", "B A,1"]);
  const { cleanUpFiles } = await admin.execute(CleanUpFilesDocument, {});
  expect(cleanUpFiles).toEqual({ message: "Removed 2 files (34 bytes)." });
  const kept = await api.db.prisma.uploadedFile.findMany({ orderBy: { id: "asc" } });
  const texts = kept.map(({ content }) => Buffer.from(content).toString());
  expect(texts).toEqual(["Name,Table\nA C,1\n", "Name,Table\nB A,1\n"]);
});
