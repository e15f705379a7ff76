import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import { ImportEventArchiveDocument } from "../../testing/generated/operations.ts";
import { makeRichEvent } from "../../testing/rich-event.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

let here: TestApi;
let there: TestApi;
let admin: ApiClient;
let adminThere: ApiClient;
beforeAll(async () => {
  [here, there] = await Promise.all([startTestApi(), startTestApi()]);
  [admin, adminThere] = await Promise.all([here.signInAsAdmin(), there.signInAsAdmin()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));

const download = async (client: ApiClient, eventId: number) => {
  const response = await client.fetch(`/api/events/${eventId}/archive`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const upload = async (client: ApiClient, archive: Buffer) => {
  const file = new File([new Uint8Array(archive)], "event.zip");
  return (await client.execute(ImportEventArchiveDocument, { file })).importEventArchive;
};

it("moves an event to another installation, which exports the same bytes again", async () => {
  const eventId = await makeRichEvent(admin);
  const archive = await download(admin, eventId);
  const imported = await upload(adminThere, archive);
  const again = await download(adminThere, imported.event.id);
  expect(again.equals(archive)).toBe(true);
});
