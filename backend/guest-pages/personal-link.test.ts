import { beforeAll, expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { CreateLinkedEventDocument } from "../testing/generated/operations.ts";
import { uploadGuests } from "../testing/guest-list-calls.ts";
import { joinAsHelper } from "../testing/helper-calls.ts";
import { getPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const lines = ["Name,Table,Meal", "Anna Berg,7,Vegan", "Ben Berg,7,Fish", "Cara Holm,9,"];
let gala: { id: number; shortLink: string };
let links: string[];

beforeAll(async () => {
  gala = await eventWith({ name: "Gala", guestCode: "Rose 2027" });
  links = await linksOf(gala.id);
});

async function eventWith(input: { name: string; guestCode?: string }, file = lines) {
  const { createEvent } = await admin.execute(CreateLinkedEventDocument, { input });
  await uploadGuests(admin, createEvent.id, file);
  return createEvent;
}

const download = async (id: number) => (await admin.fetch(`/api/events/${id}/guests.csv?hasLinks=true`)).text();

/** Paths of the personal links of an event's guests, in the order of the list. */
async function linksOf(id: number): Promise<string[]> {
  const [, ...rows] = (await download(id)).trim().split(/\r?\n/);
  return rows.map((row) => {
    const { pathname, search } = new URL(row.split(",").at(-1) ?? "");
    return pathname + search;
  });
}

const open = (link = "", client: ApiClient = api.anonymous()) => getPage(client, link);

it("shows its guest their table and tablemates, without the event's code, also in another language", async () => {
  const guest = api.anonymous();
  const { html } = await open(links[0], guest);
  expect(html).toContain('data-spoken="Anna Berg, table 7."');
  expect(html).toContain("Vegan");
  expect(html).toContain("Ben Berg");
  expect(html).not.toContain("Cara");
  const [, href = ""] = /href="([^"]*language=de)"/.exec(html) ?? [];
  const chosen = `/view/seats/${gala.shortLink}${href.replaceAll("&amp;", "&")}`;
  const { headers } = await guest.fetch(chosen, { redirect: "manual" });
  const german = await open(headers.get("location") ?? "", guest);
  expect(german.headers.get("content-language")).toBe("de");
  expect(german.html).toContain("Anna Berg");
});

it("is of no use for anything else", async () => {
  const guest = api.anonymous();
  await open(links[0], guest);
  const { html } = await open(`/view/seats/${gala.shortLink}?q=cara+holm`, guest);
  expect(html).toContain("Code from your invitation");
  expect(html).not.toContain("Cara");
  const mark = new URLSearchParams(links[0]?.split("?")[1]).get("mark");
  const forged = (links[2] ?? "").replace(/mark=.*/, `mark=${mark}`);
  const refused = await open(forged);
  expect(refused.status).toBe(404);
  expect(refused.html).toContain("This code is no longer valid.");
  expect(refused.html).not.toContain("Cara");
});

it("of another event's guest is refused, and so is that of a guest who was deleted", async () => {
  const other = await eventWith({ name: "Other gala" });
  const [anna = "", ben = ""] = await linksOf(other.id);
  const elsewhere = anna.replace(other.shortLink, gala.shortLink);
  expect((await open(elsewhere)).status).toBe(404);
  expect((await open(ben)).status).toBe(200);
  const guestId = new URLSearchParams(ben.split("?")[1]).get("guest");
  expect((await admin.fetch(`/api/events/${other.id}/guests/${guestId}`, { method: "DELETE" })).ok).toBe(true);
  expect(await open(ben)).toMatchObject({
    status: 404,
    html: expect.stringContaining("Please type your name instead."),
  });
});

it("opens its guest at the door for helpers who work there", async () => {
  const path = links[0] ?? "";
  const guestId = new URLSearchParams(path.split("?")[1]).get("guest");
  for (const role of ["door", "editor"] as const) {
    const { client } = await joinAsHelper(api, gala.id, role);
    const { headers } = await client.fetch(path, { redirect: "manual" });
    expect(headers.get("location")).toBe(`/help/door#guest=${guestId}`);
  }
  const viewer = await joinAsHelper(api, gala.id, "viewer");
  expect((await open(path, viewer.client)).html).toContain("Anna Berg, table 7.");
});

it("is left out when its file is imported again", async () => {
  const file = await download(gala.id);
  expect(file).toContain("Personal link");
  const copy = await eventWith({ name: "Copy" }, file.trim().split(/\r?\n/));
  const again = (await (await admin.fetch(`/api/events/${copy.id}/guests.csv`)).text()).replace("\ufeff", "");
  expect(again.trim().split(/\r?\n/)).toEqual(["Name,Table Number,Meal", ...lines.slice(1)]);
});
