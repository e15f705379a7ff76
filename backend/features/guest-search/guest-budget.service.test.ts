import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  GuestSearchDocument,
  PublicEventDocument,
  SearchGuestsDocument,
} from "../../testing/generated/guest-operations.ts";
import { addGuest, newGuestList, readEvent, sampleEventId, searchGuests } from "../../testing/guest-list-calls.ts";
import { firstLive, subscribe } from "../../testing/live-client.ts";
import { callRest } from "../../testing/rest-call.ts";
import { metricsToken, sharedTestApi } from "../../testing/test-api.ts";

const families = ["Abelin", "Bortz", "Cramm", "Dufek", "Ehlert", "Fiala", "Gronau", "Hubert", "Isaksen", "Jelinek"];
const spendingNames = ["Kasimir", "Ludmilla", "Mordecai", "Nepomuk", "Ottilie", "Philomena", "Quirin"];
const otherNames = ["Rosalind", "Sieglinde", "Tarquin", "Ulrike", "Valentin", "Wendelin", "Xaver", "Yolande"];
const names = families.flatMap((family) => [...spendingNames, ...otherNames].map((first) => `${first} ${family}`));
const rows = ["Name,Table", ...names.map((name, i) => `${name},${Math.floor(i / 2) + 1}`)];
const vain = Array.from({ length: 260 }, (_, i) => `zz${i.toString(26)}`);

const api = await sharedTestApi({ searchNames: 60 }, 1);
const admin = await api.signInAsAdmin();

let addresses = 0;
/** An address where nobody has searched. */
const somewhere = () => {
  addresses += 1;
  return api.anonymous({ "X-Forwarded-For": `203.0.113.${addresses}` });
};

const newList = () => newGuestList(admin, rows);

const namesIn = (matches: Awaited<ReturnType<typeof searchGuests>>) =>
  matches.flatMap(({ name, tablemates }) => [name, ...tablemates.map((mate) => mate.name)]);

async function harvest(client: ApiClient, eventId: number, queries: readonly string[]): Promise<Set<string>> {
  const learnt = new Set<string>();
  for (const query of queries) for (const name of namesIn(await searchGuests(client, eventId, query))) learnt.add(name);
  return learnt;
}

const unusual = async (client: ApiClient, id: number) => (await readEvent(client, id)).unusualSearching;

describe("a script that searches by beginnings", () => {
  it.each([
    ["without an account", () => Promise.resolve(somewhere())],
    ["with an account that owns other events", () => api.signInAsNewCustomer("collector")],
  ])("sees part of the list, then only guests whom it names, without an error: %s", async (_, signIn) => {
    const eventId = await newList();
    const script = await signIn();
    const learnt = await harvest(script, eventId, [...spendingNames, ...otherNames]);
    expect(learnt.size).toBeLessThan(names.length);
    const unknown = names.findLast((name) => !learnt.has(name)) ?? "";
    expect(await searchGuests(script, eventId, unknown.split(" ")[0] ?? "")).toEqual([]);
    expect((await searchGuests(script, eventId, unknown))[0]).toMatchObject({ name: unknown });
  });

  it("sees no more with many searches in one request, when it drops its cookies, or through the other API", async () => {
    const eventId = await newList();
    const address = { "X-Forwarded-For": "198.51.100.1" };
    const fresh = () => api.anonymous(address);
    for (const from of [0, 3, 6]) {
      const typed = spendingNames.slice(from, from + 3);
      const searches = typed.map((name) => `${name}: searchGuests(eventId: ${eventId}, query: "${name}") { name }`);
      await callRest(fresh(), "POST", "/graphql", { query: `{ ${searches.join(" ")} }` });
    }
    for (const query of ["Tarquin", "Wendelin"]) {
      expect(await searchGuests(fresh(), eventId, query)).toEqual([]);
      const { status, body } = await callRest(fresh(), "GET", `/api/events/${eventId}/guests/search?q=${query}`);
      expect({ status, body }).toEqual({ status: 200, body: [] });
    }
  });

  it("sees no more in the list of the tables that it found", async () => {
    const eventId = await newList();
    const script = somewhere();
    const learnt = await harvest(script, eventId, spendingNames);
    const { status, body } = await callRest(script, "GET", `/api/events/${eventId}/guests`);
    expect(status).toBe(200);
    const listed = z.array(z.object({ name: z.string() })).parse(body);
    expect(listed.length).toBeGreaterThan(0);
    for (const { name } of listed) expect(learnt).toContain(name);
    const [named] = await searchGuests(script, eventId, "Yolande Jelinek");
    const again = await callRest(script, "GET", `/api/events/${eventId}/guests`);
    expect(again.body).toContainEqual(expect.objectContaining({ name: named?.tablemates[0]?.name }));
  });

  it("does not affect searches elsewhere, the organizer's searches, or the sample", async () => {
    const eventId = await newList();
    const sampleId = await sampleEventId(admin);
    const script = somewhere();
    await harvest(script, eventId, spendingNames);
    expect(await searchGuests(script, eventId, "Sieglinde")).toEqual([]);
    expect(await searchGuests(somewhere(), eventId, "Sieglinde")).not.toEqual([]);
    for (const query of vain.slice(0, 50)) await searchGuests(admin, eventId, query);
    expect(await searchGuests(admin, eventId, "Sieglinde")).not.toEqual([]);
    for (const query of vain.slice(0, 50)) await searchGuests(script, sampleId, query);
    expect(await searchGuests(script, sampleId, "zoe")).not.toEqual([]);
  });
});

describe("unusual searching", () => {
  it("is logged once, counted, and shown to the organizer for seven days, without a name", async () => {
    const eventId = await newList();
    const script = somewhere();
    expect(await unusual(admin, eventId)).toBeNull();
    await harvest(script, eventId, spendingNames);
    for (const query of vain) await callRest(script, "GET", `/api/events/${eventId}/guests/search?q=${query}`);
    const noticed = await vi.waitUntil(() => unusual(admin, eventId));
    expect(noticed).toEqual({ firstSeenAt: noticed.lastSeenAt, lastSeenAt: noticed.lastSeenAt });
    const lines = api.logged().match(/.*"unusual_searching".*/g) ?? [];
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ eventId, address: `203.0.113.${addresses}` }]);
    for (const family of families) expect(api.logged()).not.toContain(family);
    const metrics = await api.anonymous().fetch("/metrics", { headers: { Authorization: `Bearer ${metricsToken}` } });
    expect(await metrics.text()).toMatch(/^find_your_table_security_events_total\{event="unusual_searching"\} 1$/m);
    // From here on, even a guest who is named comes without tablemates.
    const told = await searchGuests(script, eventId, "Sieglinde Jelinek");
    expect(told).toMatchObject([{ name: "Sieglinde Jelinek", tablemates: [] }]);
    const event = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
    expect(event.updatedAt).toEqual(event.createdAt);
    for (const days of [6.9, 7.1]) {
      const data = { lastSeenAt: new Date(Date.now() - days * 24 * 60 * 60_000) };
      await api.db.prisma.unusualSearching.update({ where: { eventId }, data });
      expect((await unusual(admin, eventId)) !== null).toBe(days < 7);
    }
  });
});

describe("guests behind one address", () => {
  it("are distinguished by their notes", async () => {
    const eventId = await newList();
    const { shortLink } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
    const venue = { "X-Forwarded-For": "198.51.100.3" };
    const script = api.anonymous(venue);
    const guest = api.anonymous(venue);
    for (const client of [script, guest]) await client.execute(PublicEventDocument, { shortLink });
    // Everybody at the venue has typed their own name, so the whole list is known there.
    for (const name of names) await searchGuests(api.anonymous(venue), eventId, name);
    expect(await unusual(admin, eventId)).toBeNull();
    await harvest(script, eventId, spendingNames);
    expect(await searchGuests(script, eventId, "Sieglinde")).toEqual([]);
    expect(await searchGuests(guest, eventId, "Sieglinde")).not.toEqual([]);
  });

  it("keep what their screens show while the list changes", async () => {
    const eventId = await newList();
    const phone = api.anonymous();
    const { searchGuests: shown } = await phone.execute(SearchGuestsDocument, { eventId, query: "mordecai bor" });
    const live = subscribe(phone, GuestSearchDocument, { eventId, query: "mordecai bor" });
    expect((await live.next())?.guestSearch).toMatchObject([{ name: "Mordecai Bortz" }]);
    const others = spendingNames.filter((name) => name !== "Mordecai");
    await harvest(phone, eventId, others);
    await addGuest(admin, eventId, { name: "Mordecai Borgward", tableNumber: "99" });
    const id = shown[0]?.id ?? 0;
    await admin.execute(UpdateGuestDocument, { eventId, id, input: { name: "Mordecai Bortz", tableNumber: "77" } });
    const seen: string[] = [];
    while (!seen.includes("77")) {
      const matches = (await live.next())?.guestSearch ?? [];
      expect(matches.map(({ name }) => name)).toEqual(["Mordecai Bortz"]);
      seen.push(...matches.map(({ tableNumber }) => tableNumber));
    }
    await live.close();
  });
});

it("reveals nothing on a socket that a search would not", async () => {
  const eventId = await newList();
  const script = api.anonymous();
  await harvest(script, eventId, spendingNames);
  const first = firstLive(script, GuestSearchDocument, { eventId, query: "Sieglinde" });
  expect(await Promise.race([first, delay(500, "nothing")])).toBe("nothing");
  const { guestSearch } = await firstLive(script, GuestSearchDocument, { eventId, query: "Sieglinde Jelinek" });
  expect(guestSearch).toMatchObject([{ name: "Sieglinde Jelinek" }]);
});
