import { describe, expect, it } from "vitest";
import {
  CreateEventDocument,
  DeleteEventDocument,
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { CleanUpFilesDocument } from "../../../frontend/organizer/features/uploads/generated/clean-up-files.ts";
import { CreateUserDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { ApiClient } from "../../testing/api-client.ts";
import { EventDocument, EventsDocument, RegisterDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  newEvent,
  newGuestList,
  readEvent,
  sampleEventId,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const oneEvent = "Customers are limited to one event. Please edit your existing event.";

describe("updateEvent", () => {
  it("changes the given fields, leaves the rest, and records it in the history", async () => {
    const id = await newEvent(admin, { description: "Black tie" });
    const { updateEvent } = await admin.execute(UpdateEventDocument, {
      id,
      input: { name: "Summer Gala", location: "Town Hall", showTablemates: false, date: null },
    });
    expect(updateEvent).toMatchObject({
      name: "Summer Gala",
      description: "Black tie",
      date: "",
      location: "Town Hall",
      showTablemates: false,
      greeting: "",
      guestLanguages: [],
      theme: { primaryColor: "#3B82F6" },
    });
    const event = await readEvent(admin, id);
    expect(event.isPublic).toBe(true);
    expect(event.history.nodes[0]).toMatchObject({ action: "update", details: { name: "Summer Gala" } });
  });

  it("changes part of the theme and stores the known name of a font", async () => {
    const id = await newEvent(admin, { theme: { backgroundColor: "#102030" } });
    await admin.execute(UpdateEventDocument, {
      id,
      input: { theme: { primaryColor: "#ABCDEF", fontFamily: "'great vibes', x} body{" } },
    });
    expect((await readEvent(admin, id)).theme).toEqual({
      primaryColor: "#ABCDEF",
      secondaryColor: "#9333EA",
      backgroundColor: "#102030",
      fontFamily: "Great Vibes, cursive",
    });
  });

  it.each([
    ["a name that is too short", { name: "ab" }],
    ["a description that is too long", { description: "x".repeat(5001) }],
    ["an invalid color", { theme: { primaryColor: "red; background: url(x)" } }],
  ])("refuses %s and changes nothing", async (_, input) => {
    const id = await newEvent(admin);
    const before = await readEvent(admin, id);
    expect(await admin.refusal(UpdateEventDocument, { id, input })).toMatchObject({ code: "BAD_INPUT" });
    expect(await readEvent(admin, id)).toEqual(before);
  });

  it("refuses an update based on an older state", async () => {
    const id = await newEvent(admin);
    const { updatedAt } = (await admin.execute(UpdateEventDocument, { id, input: { name: "First" } })).updateEvent;
    await addGuest(admin, id, { name: "Anna" });
    await admin.execute(UpdateEventDocument, { id, input: { name: "Second", updatedAt } });
    expect(await admin.refusal(UpdateEventDocument, { id, input: { name: "Third", updatedAt } })).toEqual({
      code: "CONFLICT",
      status: 409,
      message: "Someone else changed this event in the meantime. Please review it and try again.",
    });
    expect((await readEvent(admin, id)).name).toBe("Second");
  });
});

describe("a customer's one event", () => {
  it("is created once, even when requested many times at once", async () => {
    const customer = await api.signInAsNewCustomer("eager");
    const made = await Promise.all(Array.from({ length: 8 }, () => customer.execute(EnsureMyEventDocument, {})));
    expect(new Set(made.map(({ ensureMyEvent }) => ensureMyEvent.id)).size).toBe(1);
    expect((await customer.execute(EventsDocument, {})).events.totalCount).toBe(1);
  });

  it("is described in the language of its customer", async () => {
    const customer = new ApiClient(api.url, { "Accept-Language": "de" });
    const account = { username: "described", password: "correct horse", name: "Described" };
    await customer.execute(RegisterDocument, { input: { ...account, email: "described@example.com" } });
    const { id } = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent;
    expect((await readEvent(customer, id)).description).toMatch(/^Finden Sie Ihren Tisch/);
  });

  it("is the only one, even when several are created at once", async () => {
    const customer = await api.signInAsNewCustomer("greedy");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => customer.execute(CreateEventDocument, { input: { name: "Mine" } })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await customer.refusal(CreateEventDocument, { input: { name: "Another" } })).toEqual({
      code: "CONFLICT",
      status: 409,
      message: oneEvent,
    });
  });

  it("can be created for them by an administrator, once", async () => {
    const account = { username: "served", password: "a good one", name: "Served", email: "served@example.com" };
    const { createUser } = await admin.execute(CreateUserDocument, { input: account });
    const input = { name: "Their Wedding", ownerId: createUser.id };
    const { createEvent } = await admin.execute(CreateEventDocument, { input });
    expect((await admin.execute(EventsDocument, { ownerId: createUser.id })).events.nodes).toMatchObject([
      { id: createEvent.id, owner: { username: "served" } },
    ]);
    expect(await admin.refusal(CreateEventDocument, { input })).toMatchObject({ code: "CONFLICT", message: oneEvent });
    const customer = await api.signIn("served", "a good one");
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(createEvent.id);
  });

  it("cannot be created in somebody else's name", async () => {
    const customer = await api.signInAsNewCustomer("pretender");
    expect(await customer.refusal(CreateEventDocument, { input: { name: "Theirs", ownerId: 1 } })).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("deleteEvent", () => {
  it("deletes an event with all its data, but never the sample", async () => {
    const eventId = await newEvent(admin);
    await addGuest(admin, eventId, { name: "Anna" });
    await admin.execute(DeleteEventDocument, { id: eventId });
    expect(await admin.refusal(EventDocument, { id: eventId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await api.db.prisma.guest.count({ where: { eventId } })).toBe(0);
    expect(await admin.refusal(DeleteEventDocument, { id: await sampleEventId(admin) })).toMatchObject({
      status: 403,
      message: "Sample events cannot be modified.",
    });
  });
});

describe("cleanUpFiles", () => {
  it("keeps the newest file of each event and reports what it removed", async () => {
    await admin.execute(CleanUpFilesDocument, {});
    const replaced = await newGuestList(admin, ["Name,Table", "A A,1"]);
    for (const guest of ["A B,1", "A C,1"]) await uploadGuests(admin, replaced, ["Name,Table", guest]);
    await newGuestList(admin, ["Name,Table", "B A,1"]);
    const { cleanUpFiles } = await admin.execute(CleanUpFilesDocument, {});
    expect(cleanUpFiles).toEqual({ message: "Removed 2 files (34 bytes)." });
    const kept = await api.db.prisma.uploadedFile.findMany({ orderBy: { id: "asc" } });
    expect(kept.map(({ content }) => Buffer.from(content).toString())).toEqual([
      "Name,Table\nA C,1\n",
      "Name,Table\nB A,1\n",
    ]);
  });
});
