import { describe, expect, it } from "vitest";
import { z } from "zod";
import { callRest, fileForm, getRest, idIn, isoTimePattern, rowsIn } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const isoTime = expect.stringMatching(isoTimePattern);

const theme = { primaryColor: "#112233", backgroundColor: "#445566", fontFamily: "Lato, sans-serif" };

describe("events", async () => {
  const owner = await api.signInAsNewCustomer("owner");
  let id: number;

  it("creates one for a customer", async () => {
    const input = {
      name: "My Event",
      description: "Find your table.",
      date: "June 20, 2026",
      theme: { ...theme, secondaryColor: "#778899" },
      isPublic: true,
      greeting: "Welcome!",
      guestLanguages: ["de", "en"],
    };
    const { status, body } = await callRest(owner, "POST", "/api/events", input);
    id = idIn(body);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...input,
      userId: idIn(await getRest(owner, "/api/user")),
      day: "2026-06-20",
      shortLink: expect.stringMatching(/^\w{10}$/),
      updatedAt: isoTime,
    });
    expect(await getRest(owner, `/api/events/${id}`)).toEqual(body);
    expect(await getRest(owner, "/api/events")).toEqual([body]);
  });

  it("accepts a whole event back, and refuses it once somebody else has changed it", async () => {
    const before = z.record(z.string(), z.unknown()).parse(await getRest(owner, `/api/events/${id}`));
    const first = await callRest(owner, "PUT", `/api/events/${id}`, { ...before, name: "Ball" });
    expect(first).toMatchObject({ status: 200, body: { name: "Ball", userId: before.userId, id } });
    expect(await callRest(owner, "PUT", `/api/events/${id}`, { ...before, name: "Feast" })).toMatchObject({
      status: 409,
      body: "Someone else changed this event in the meantime. Please review it and try again.",
    });
    expect(await getRest(owner, `/api/events/${id}`)).toMatchObject({ name: "Ball" });
  });

  it("lists the history, newest first, with who did it", async () => {
    await callRest(admin, "POST", `/api/events/${id}/guest`, { name: "Anna Berg", tableNumber: "1" });
    const history = rowsIn(await getRest(owner, `/api/events/${id}/history`));
    expect(history[0]).toEqual({
      id: expect.any(Number),
      action: "update_guests",
      details: { count: 1 },
      userId: idIn(await getRest(admin, "/api/user")),
      user: { name: "Administrator", role: "admin" },
      createdAt: isoTime,
    });
    expect(history.map(({ action }) => action)).toEqual(["update_guests", "update", "create"]);
  });
});

describe("guests", async () => {
  const { body: made } = await callRest(admin, "POST", "/api/events", { name: "Wedding", theme });
  const { id: eventId, shortLink } = z.object({ id: z.number(), shortLink: z.string() }).parse(made);

  const guestList =
    "Name,Table Number,Meal,__proto__\nZoë Åkesson,1,Fish,text\nLiam O'Connor,1,,\nMei-Ling Ng,Rose,,\n";
  const additionalInfo = JSON.parse('{"Meal":"Fish","__proto__":"text"}');
  const guests = [
    { name: "Zoë Åkesson", tableNumber: "1", additionalInfo },
    { name: "Liam O'Connor", tableNumber: "1", additionalInfo: {} },
    { name: "Mei-Ling Ng", tableNumber: "Rose", additionalInfo: {} },
  ];

  it("are imported from a file, and found by everybody with the link, who then sees their tablemates", async () => {
    const { status, body } = await callRest(admin, "POST", `/api/events/${eventId}/upload`, fileForm(guestList));
    expect({ status, body }).toMatchObject({ status: 200, body: { guestCount: 3, rowErrors: [], warnings: [] } });
    const read = rowsIn(await getRest(admin, `/api/events/${eventId}/guests`));
    expect(read.map(({ id: _, ...guest }) => guest)).toEqual(guests);
    expect(JSON.stringify(read[0]?.additionalInfo)).toBe('{"Meal":"Fish","__proto__":"text"}');

    const visitor = api.anonymous();
    expect(await getRest(visitor, `/api/view/${shortLink}`)).toMatchObject({ id: eventId, name: "Wedding", theme });
    const [found] = rowsIn(await getRest(visitor, `/api/events/${eventId}/guests/search?q=akesson`));
    expect(found).toEqual({ id: expect.any(Number), ...guests[0] });
    // As the specification's client does: guests at the same table, except the first match.
    const seating = rowsIn(await getRest(visitor, `/api/events/${eventId}/guests`));
    const tablemates = seating.filter(({ id, tableNumber }) => tableNumber === found?.tableNumber && id !== found?.id);
    expect(tablemates).toEqual([{ id: expect.any(Number), name: "Liam O'Connor", tableNumber: "1" }]);
    expect(seating.map(({ name }) => name)).not.toContain("Mei-Ling Ng");
  });

  it("are listed completely, each once, however many GraphQL pages it takes", async () => {
    for (const count of [500, 501]) {
      const rows = Array.from({ length: count }, (_, i) => `Guest ${i},${i % 10}\n`).join("");
      await callRest(admin, "POST", `/api/events/${eventId}/upload`, fileForm(`Name,Table\n${rows}`));
      const names = rowsIn(await getRest(admin, `/api/events/${eventId}/guests`)).map(({ name }) => name);
      expect(names).toEqual(Array.from({ length: count }, (_, i) => `Guest ${i}`));
    }
  });
});
