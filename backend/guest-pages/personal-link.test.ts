import { expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { joinAsHelper } from "../testing/helper-calls.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const lines = ["Name,Table,Meal", "Anna Berg,7,Vegan", "Ben Berg,7,Fish", "Cara Holm,9,"];
const gala = await newGuestPage(admin, { name: "Gala", guestCode: "Rose 2027" }, lines);
const [annas = "", , caras = ""] = await linksOf(gala.id);

async function download(id: number, query = "?hasLinks=true"): Promise<string[]> {
  const text = await (await admin.fetch(`/api/events/${id}/guests.csv${query}`)).text();
  return text.replace("\ufeff", "").trim().split(/\r?\n/);
}

/** Paths of the personal links of an event's guests, in the order of the list. */
async function linksOf(id: number): Promise<string[]> {
  const [, ...rows] = await download(id);
  return rows.map((row) => {
    const { pathname, search } = new URL(row.split(",").at(-1) ?? "");
    return pathname + search;
  });
}

const parameterOf = (link: string, name: string) => new URLSearchParams(link.split("?")[1]).get(name);
const open = (link: string, client: ApiClient = api.anonymous()) => getPage(client, link);

it("shows its guest their table and tablemates, without the event's code, also in another language", async () => {
  const guest = api.anonymous();
  const { html } = await open(annas, guest);
  expect(html).toContain('data-spoken="Anna Berg, table 7."');
  expect(html).toContain("Vegan");
  expect(html).toContain("Ben Berg");
  expect(html).not.toContain("Cara");
  const [, href = ""] = /href="([^"]*language=de)"/.exec(html) ?? [];
  const chosen = gala.path + href.replaceAll("&amp;", "&");
  const { headers } = await guest.fetch(chosen, { redirect: "manual" });
  const german = await open(headers.get("location") ?? "", guest);
  expect(german.headers.get("content-language")).toBe("de");
  expect(german.html).toContain("Anna Berg");
});

it("is of no use for anything else", async () => {
  const guest = api.anonymous();
  await open(annas, guest);
  const { html } = await open(`${gala.path}?q=cara+holm`, guest);
  expect(html).toContain("Code from your invitation");
  expect(html).not.toContain("Cara");
  const refused = await open(caras.replace(/mark=.*/, `mark=${parameterOf(annas, "mark")}`));
  expect(refused.status).toBe(404);
  expect(refused.html).toContain("This code is no longer valid.");
  expect(refused.html).not.toContain("Cara");
});

it("of another event's guest is refused, and so is that of a guest who was deleted", async () => {
  const other = await newGuestPage(admin, { name: "Other gala" }, lines);
  const [anna = "", ben = ""] = await linksOf(other.id);
  const elsewhere = anna.replace(other.shortLink, gala.shortLink);
  expect((await open(elsewhere)).status).toBe(404);
  expect((await open(ben)).status).toBe(200);
  const path = `/api/events/${other.id}/guests/${parameterOf(ben, "guest")}`;
  expect((await admin.fetch(path, { method: "DELETE" })).ok).toBe(true);
  expect(await open(ben)).toMatchObject({
    status: 404,
    html: expect.stringContaining("Please type your name instead."),
  });
});

it("opens its guest at the door for helpers who work there", async () => {
  for (const role of ["door", "editor"] as const) {
    const { client } = await joinAsHelper(api, gala.id, role);
    const { headers } = await client.fetch(annas, { redirect: "manual" });
    expect(headers.get("location")).toBe(`/help/door#guest=${parameterOf(annas, "guest")}`);
  }
  const viewer = await joinAsHelper(api, gala.id, "viewer");
  expect((await open(annas, viewer.client)).html).toContain("Anna Berg, table 7.");
});

it("is left out when its file is imported again", async () => {
  const file = await download(gala.id);
  expect(file[0]).toContain("Personal link");
  const copy = await newGuestPage(admin, { name: "Copy" }, file);
  expect(await download(copy.id, "")).toEqual(["Name,Table Number,Meal", ...lines.slice(1)]);
});
