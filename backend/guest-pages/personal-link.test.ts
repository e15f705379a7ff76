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
  const input = { name: "Gala", guestCode: "Rose 2027" };
  gala = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
  await uploadGuests(admin, gala.id, lines);
  links = await linksOf(gala.id);
});

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

it("shows its guest their table and tablemates, without the event's code", async () => {
  const { status, html } = await open(links[0]);
  expect(status).toBe(200);
  expect(html).toContain('data-spoken="Anna Berg, table 7."');
  expect(html).toContain("Vegan");
  expect(html).toContain("Ben Berg");
  expect(html).not.toContain("Cara");
});

it("stays the guest's in another language", async () => {
  const guest = api.anonymous();
  const { html } = await open(links[0], guest);
  const [, href = ""] = /href="([^"]*language=de)"/.exec(html) ?? [];
  const answer = await guest.fetch(`/view/seats/${gala.shortLink}${href.replaceAll("&amp;", "&")}`, {
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  const german = await open(answer.headers.get("location") ?? "", guest);
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
  const input = { name: "Other gala" };
  const other = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
  await uploadGuests(admin, other.id, lines);
  const [anna = "", ben = ""] = await linksOf(other.id);
  const elsewhere = anna.replace(other.shortLink, gala.shortLink);
  expect((await open(elsewhere)).status).toBe(404);
  expect((await open(ben)).status).toBe(200);
  const guestId = new URLSearchParams(ben.split("?")[1]).get("guest");
  expect((await admin.fetch(`/api/events/${other.id}/guests/${guestId}`, { method: "DELETE" })).ok).toBe(true);
  const gone = await open(ben);
  expect(gone.status).toBe(404);
  expect(gone.html).toContain("Please type your name instead.");
});

it("opens its guest at the door for helpers who work there", async () => {
  const path = links[0] ?? "";
  const guestId = new URLSearchParams(path.split("?")[1]).get("guest");
  for (const role of ["door", "editor"] as const) {
    const { client } = await joinAsHelper(api, gala.id, role);
    const response = await client.fetch(path, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/help/door#guest=${guestId}`);
  }
  const viewer = await joinAsHelper(api, gala.id, "viewer");
  expect((await open(path, viewer.client)).html).toContain("Anna Berg, table 7.");
});

it("is left out when its file is imported again", async () => {
  const file = await download(gala.id);
  expect(file).toContain("Personal link");
  const input = { name: "Copy" };
  const copy = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
  await uploadGuests(admin, copy.id, file.trim().split(/\r?\n/));
  const again = (await (await admin.fetch(`/api/events/${copy.id}/guests.csv`)).text()).replace("\ufeff", "");
  expect(again.trim().split(/\r?\n/)).toEqual(["Name,Table Number,Meal", ...lines.slice(1)]);
});
