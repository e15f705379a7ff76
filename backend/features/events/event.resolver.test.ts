import { describe, expect, it } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { CurrentUserDocument, LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { CleanUpFilesDocument } from "../../../frontend/organizer/features/uploads/generated/clean-up-files.ts";
import { EventsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, newGuestList, readEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { passwordOf } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const oneEvent = "Customers are limited to one event. Please edit your existing event.";

it("creates an event with a link and a number that nobody can guess, and records it in the history", async () => {
  const create = async () => readEvent(admin, await newEvent(admin, { name: "  Winter Gala " }));
  const [first, second] = [await create(), await create()];
  expect(first).toMatchObject({
    ...{ name: "Winter Gala", isPublic: true, showTablemates: true, isSample: false, guestCount: 0, guestColumns: [] },
    shortLink: expect.stringMatching(/^[2-9a-z]{10}$/),
  });
  expect(first.history.nodes).toEqual([
    { action: "create", details: { name: "Winter Gala" }, user: { username: "admin" } },
  ]);
  expect(Math.min(first.id, second.id)).toBeGreaterThanOrEqual(100_000_000);
  expect(Math.abs(first.id - second.id)).toBeGreaterThan(10);
});

const dayOf = async (id: number) => (await admin.execute(LatestEventDocument, { id })).event.day;
const edit = (id: number, input: object) => admin.execute(UpdateEventDocument, { id, input });

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
  ] as const) {
    await edit(id, input);
    expect(await dayOf(id)).toBe(day);
  }
});

describe("updateEvent", () => {
  it("changes the given fields and parts of the theme, leaves the rest, and records it in the history", async () => {
    const id = await newEvent(admin, { description: "Black tie", theme: { backgroundColor: "#102030" } });
    const theme = { primaryColor: "#ABCDEF", fontFamily: "'great vibes', x} body{" };
    const input = { name: "Summer Gala", location: "Town Hall", showTablemates: false, date: null };
    const { updateEvent } = await edit(id, { ...input, theme });
    const kept = { description: "Black tie", greeting: "", guestLanguages: [] };
    expect(updateEvent).toMatchObject({ ...input, ...kept, date: "" });
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
    const { updatedAt } = (await edit(id, { name: "First" })).updateEvent;
    await addGuest(admin, id, { name: "Anna" });
    await edit(id, { name: "Second", updatedAt });
    const late = { id, input: { name: "Third", updatedAt } };
    expect(await admin.refusal(UpdateEventDocument, late)).toMatchObject({ code: "CONFLICT" });
    expect((await readEvent(admin, id)).name).toBe("Second");
  });
});

describe("a customer's one event", () => {
  it("is created once, even when requested many times at once, in the language of its customer", async () => {
    const customer = api.anonymous({ "Accept-Language": "de" });
    await api.signInAsNewCustomer("eager");
    await customer.execute(LoginDocument, { input: { username: "eager", password: passwordOf("eager") } });
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
    const { nodes } = (await admin.execute(EventsDocument, { ownerId })).events;
    expect(nodes).toMatchObject([{ id, owner: { username: "served" } }]);
    await expect(newEvent(admin, { ownerId })).rejects.toThrow(oneEvent);
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(id);
  });
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
