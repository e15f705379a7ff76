import assert from "node:assert/strict";
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, parse, printSchema } from "graphql";
import { z } from "zod";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { painted, pictureFile } from "../../backend/testing/pictures.ts";
import { plannedEvent, suggest, wish } from "../../backend/testing/plan-runs.ts";
import { callRest, fileForm, idIn, rowsIn } from "../../backend/testing/rest-call.ts";
import { guestPagesBelow } from "../../common/screens.ts";
import { UploadEventPictureDocument } from "../../frontend/features/themes/generated/event-picture.ts";
import { source } from "../project-copy.ts";

const list = ["Name,Table,Meal", "Ana Lindgren,7,Fish", "王小明,8,Vegan", "Theo Young,7,Fish"].join("\n");

/** Opens the home page and finds a guest of the sample event. @throws AssertionError */
export async function firstSearch(url: string): Promise<void> {
  const client = new ApiClient(url);
  const page = await client.fetch("/");
  assert.equal(page.status, 200);
  const event = (await callRest(client, "GET", "/api/events/sample")).body;
  assert.ok(
    rowsIn((await callRest(client, "GET", `/api/events/${idIn(event)}/guests/search?q=Zoe+Muller`)).body).length > 0,
  );
}

/** Does with a running program what an evening needs, and what each part of a package is for. @throws AssertionError */
export async function walk(url: string, password: string): Promise<void> {
  const client = new ApiClient(url);
  const signedIn = await callRest(client, "POST", "/api/login", { username: "admin", password });
  assert.equal(signedIn.status, 200);
  await checkGraph(client);
  await checkPages(client);
  const created = await callRest(client, "POST", "/api/events", { name: "Gala" });
  const event = z.object({ id: z.number(), shortLink: z.string() }).parse(created.body);
  await checkLists(client, event.id);
  await checkSearch(client, event);
  await checkPictures(client, event.id);
  await checkPrints(client, event.id);
  await checkPlans(client);
}

/** Bundling must not change a name. */
async function checkGraph(client: ApiClient): Promise<void> {
  const query = getIntrospectionQuery();
  const { body } = await callRest(client, "POST", "/graphql", { query });
  const { data } = z.object({ data: z.custom<Parameters<typeof buildClientSchema>[0]>() }).parse(body);
  const typesOf = (text: string) =>
    parse(text)
      .definitions.flatMap((definition) => ("name" in definition && definition.name ? [definition.name.value] : []))
      .sort();
  const theirs = printSchema(lexicographicSortSchema(buildClientSchema(data)));
  assert.deepEqual(typesOf(theirs), typesOf(source("schema.graphql")));
}

async function checkPages(client: ApiClient): Promise<void> {
  for (const path of ["/", "/auth", "/admin/dashboard", "/help/door", "/service-worker.js", "/graphql"]) {
    const answer = await client.fetch(path, { headers: { Accept: "text/html" } });
    assert.equal(answer.status, 200, path);
    const html = await answer.text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    for (const file of files) assert.equal((await client.fetch(file)).status, 200, file);
  }
}

async function checkLists(client: ApiClient, eventId: number): Promise<void> {
  const imported = await callRest(client, "POST", `/api/events/${eventId}/upload`, fileForm(list));
  assert.equal(imported.status, 200);
  const workbook = await client.fetch(`/api/events/${eventId}/guests.xlsx`);
  const again = fileForm(
    await workbook.blob(),
    "guests.xlsx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  );
  const { body } = await callRest(client, "POST", `/api/events/${eventId}/upload`, again);
  assert.equal(z.object({ guestCount: z.number() }).parse(body).guestCount, 3);
}

async function checkSearch(client: ApiClient, event: { id: number; shortLink: string }): Promise<void> {
  const guest = new ApiClient(client.url);
  const find = async (name: string) =>
    rowsIn((await callRest(guest, "GET", `/api/events/${event.id}/guests/search?q=${encodeURIComponent(name)}`)).body);
  assert.equal((await find("ana lindgren"))[0]?.tableNumber, "7");
  // Read in Mandarin, from tables that are loaded on first use.
  assert.equal((await find("wang xiaoming"))[0]?.tableNumber, "8");
  const page = await guest.fetch(`${guestPagesBelow}${event.shortLink}?q=Theo+Young`, {
    headers: { "Accept-Language": "de" },
  });
  assert.ok(/<html lang="de"[\s\S]*Theo Young/.test(await page.text()));
}

async function checkPictures(client: ApiClient, eventId: number): Promise<void> {
  const file = pictureFile(painted(300, 200, (_x, y) => [90, 150, 255 * y, 255]));
  const answer = await client.execute(UploadEventPictureDocument, { eventId, kind: "PHOTO", file });
  assert.ok(answer.uploadEventPicture.theme.picture);
}

async function checkPrints(client: ApiClient, eventId: number): Promise<void> {
  for (const kind of ["place-cards", "by-name", "poster", "sign"]) {
    const print = await client.fetch(`/api/events/${eventId}/print/${kind}.pdf`);
    assert.equal(print.status, 200, kind);
    assert.ok(/^%PDF-1\.7[\s\S]*%%EOF\s*$/.test(Buffer.from(await print.arrayBuffer()).toString("latin1")), kind);
  }
}

async function checkPlans(client: ApiClient): Promise<void> {
  const { eventId, ids } = await plannedEvent(client, 12, [4, 4, 4]);
  assert.equal((await suggest(client, eventId).end()).state, "DONE");
  // Only the solver in WebAssembly can prove this.
  const three = [0, 4, 8].map((first) => ({ kind: "TOGETHER" as const, guestIds: ids.slice(first, first + 3) }));
  const apart = [3, 7, 11].flatMap((place) => ids.slice(place, place + 1));
  await wish(client, eventId, ...three, { kind: "TOGETHER", guestIds: apart.slice(0, 2) });
  const end = await suggest(client, eventId, { seconds: 20 }).end();
  assert.equal(end.state, "IMPOSSIBLE");
  assert.ok(end.contradictions.length > 0);
}
