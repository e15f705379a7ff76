import { describe, expect, it } from "vitest";
import { CreateEventDocument } from "../../../frontend/features/events/generated/create-event.ts";
import { DeleteEventDocument } from "../../../frontend/features/events/generated/delete-event.ts";
import { EnsureMyEventDocument } from "../../../frontend/features/events/generated/ensure-my-event.ts";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { AddGuestDocument } from "../../../frontend/features/guests/generated/add-guest.ts";
import { CleanUpFilesDocument } from "../../../frontend/features/uploads/generated/clean-up-files.ts";
import { CreateUserDocument } from "../../../frontend/features/users/generated/create-user.ts";
import type { UpdateEventInput } from "../../../frontend/generated/schema-types.ts";
import { ApiClient } from "../../testing/api-client.ts";
import { SampleEventDocument } from "../../testing/generated/guest-operations.ts";
import {
  EventDocument,
  EventsDocument,
  RegisterDocument,
  UploadGuestsDocument,
} from "../../testing/generated/operations.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

const oneEvent = "Customers are limited to one event. Please edit your existing event.";

describe("updateEvent", () => {
  it("changes the given fields, leaves the rest, and records it in the history", async () => {
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, {
      input: { name: "Gala", description: "Black tie" },
    });
    const { updateEvent } = await admin.execute(UpdateEventDocument, {
      id: createEvent.id,
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
    const { event } = await admin.execute(EventDocument, { id: createEvent.id });
    expect(event.isPublic).toBe(true);
    expect(event.history.nodes[0]).toMatchObject({ action: "update", details: { name: "Summer Gala" } });
  });

  it("changes what guests' pages say, and in which languages", async () => {
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
    const { id } = createEvent;
    const change = async (input: UpdateEventInput) =>
      (await admin.execute(UpdateEventDocument, { id, input })).updateEvent;
    const page = { greeting: "Welcome! 欢迎", guestLanguages: ["zh", "en"] };
    expect(await change({ ...page, greeting: ` ${page.greeting} ` })).toMatchObject(page);
    expect(await change({ greeting: null, guestLanguages: null })).toMatchObject(page);
    expect(await change({ guestLanguages: [] })).toMatchObject({ ...page, guestLanguages: [] });
    const { event } = await admin.execute(EventDocument, { id });
    expect(event.history.nodes[0]).toMatchObject({ action: "update", details: { name: "Gala" } });
  });

  it("changes part of the theme and stores the known name of a font", async () => {
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, {
      input: { name: "Gala", theme: { backgroundColor: "#102030" } },
    });
    await admin.execute(UpdateEventDocument, {
      id: createEvent.id,
      input: { theme: { primaryColor: "#ABCDEF", fontFamily: "'great vibes', x} body{" } },
    });
    expect((await admin.execute(EventDocument, { id: createEvent.id })).event.theme).toEqual({
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
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
    const before = await admin.execute(EventDocument, { id: createEvent.id });
    expect(await admin.refusal(UpdateEventDocument, { id: createEvent.id, input })).toMatchObject({
      code: "BAD_INPUT",
    });
    expect(await admin.execute(EventDocument, { id: createEvent.id })).toEqual(before);
  });

  it("refuses an update based on an older state", async () => {
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
    const update = { id: createEvent.id, input: { name: "First" } };
    const { updatedAt } = (await admin.execute(UpdateEventDocument, update)).updateEvent;
    await admin.execute(AddGuestDocument, { eventId: createEvent.id, input: { name: "Anna", tableNumber: "1" } });
    await admin.execute(UpdateEventDocument, { id: createEvent.id, input: { name: "Second", updatedAt } });
    expect(
      await admin.refusal(UpdateEventDocument, { id: createEvent.id, input: { name: "Third", updatedAt } }),
    ).toEqual({
      code: "CONFLICT",
      status: 409,
      message: "Someone else changed this event in the meantime. Please review it and try again.",
    });
    expect((await admin.execute(EventDocument, { id: createEvent.id })).event.name).toBe("Second");
  });
});

describe("a customer's one event", () => {
  it("is created once, even when requested many times at once", async () => {
    const customer = await api.signInAsNewCustomer("eager");
    const made = await Promise.all(Array.from({ length: 8 }, () => customer.execute(EnsureMyEventDocument, {})));
    expect(new Set(made.map(({ ensureMyEvent }) => ensureMyEvent.id)).size).toBe(1);
    expect((await customer.execute(EventsDocument, {})).events.totalCount).toBe(1);
  });

  it.each([
    ["en", "Find your table and see who you are sitting with."],
    ["de", "Finden Sie Ihren Tisch und sehen Sie, wer mit Ihnen zusammensitzt."],
  ])("is described in the language of its customer: %s", async (language, description) => {
    const customer = new ApiClient(api.url, { "Accept-Language": language });
    const account = { username: `described-${language}`, password: "correct horse", name: "Described" };
    await customer.execute(RegisterDocument, { input: { ...account, email: `${account.username}@example.com` } });
    const { id } = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent;
    expect((await customer.execute(EventDocument, { id })).event.description).toBe(description);
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
    const admin = await api.signInAsAdmin();
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
    const admin = await api.signInAsAdmin();
    const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
    await admin.execute(AddGuestDocument, { eventId: createEvent.id, input: { name: "Anna", tableNumber: "1" } });
    await admin.execute(DeleteEventDocument, { id: createEvent.id });
    expect(await admin.refusal(EventDocument, { id: createEvent.id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await api.db.prisma.guest.count({ where: { eventId: createEvent.id } })).toBe(0);
    const { sampleEvent } = await admin.execute(SampleEventDocument, {});
    expect(await admin.refusal(DeleteEventDocument, { id: sampleEvent?.id ?? 0 })).toMatchObject({
      status: 403,
      message: "Sample events cannot be modified.",
    });
  });
});

describe("cleanUpFiles", () => {
  it("keeps the newest file of each event and reports what it removed", async () => {
    const admin = await api.signInAsAdmin();
    const csv = (text: string) => new File([text], "guests.csv", { type: "text/csv" });
    await admin.execute(CleanUpFilesDocument, {});
    for (const files of [
      ["Name,Table\nA A,1\n", "Name,Table\nA B,1\n", "Name,Table\nA C,1\n"],
      ["Name,Table\nB A,1\n"],
    ]) {
      const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
      for (const text of files) {
        await admin.execute(UploadGuestsDocument, { eventId: createEvent.id, file: csv(text) });
      }
    }
    const { cleanUpFiles } = await admin.execute(CleanUpFilesDocument, {});
    expect(cleanUpFiles).toEqual({ message: "Removed 2 files (34 bytes)." });
    const kept = await api.db.prisma.uploadedFile.findMany({ orderBy: { id: "asc" } });
    expect(kept.map(({ content }) => Buffer.from(content).toString())).toEqual([
      "Name,Table\nA C,1\n",
      "Name,Table\nB A,1\n",
    ]);
  });
});
