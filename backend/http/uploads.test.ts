import { expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { UploadGuestsDocument } from "../testing/generated/operations.ts";
import { newEvent } from "../testing/guest-list-calls.ts";
import { csvFile } from "../testing/guest-lists.ts";
import { holdRequests } from "../testing/held-request.ts";
import { callRest, fileForm } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await newEvent(admin);
const { hold, refused, drop } = holdRequests();

const headers = [
  `Cookie: ${admin.cookie}`,
  "Apollo-Require-Preflight: true",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Length: 1000000",
];
const restBody =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="guests.csv"\r\n\r\nName,Table\nAnna,1\n';
const graphBody = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":';

const upload = (client: ApiClient, id: number) =>
  callRest(client, "POST", `/api/events/${id}/upload`, fileForm("Name,Table\nZoë Berg,1\n"));

it("accepts a few uploads of an account at a time, over both APIs together, and refuses others unread until they end", async () => {
  for (let i = 0; i < 5; i += 1) {
    await hold(api.url, [`POST /api/events/${eventId}/upload HTTP/1.1`, ...headers], restBody);
    await hold(api.url, ["POST /graphql HTTP/1.1", ...headers], graphBody);
  }
  await expect.poll(() => refused().length).toBe(10 - 6);
  for (const answered of refused()) {
    expect(answered).toMatch(/^HTTP\/1\.1 429 /);
    expect(answered).toMatch(/^Retry-After: 10\r$/m);
    expect(answered).toContain("Several of your uploads are still in progress. Please wait until they are done.");
  }
  const large = fileForm(`Name,Table\n${"Guest,1\n".repeat(100_000)}`);
  expect((await callRest(admin, "POST", `/api/events/${eventId}/upload`, large)).status).toBe(429);
  const variables = { eventId, file: csvFile(["Name,Table", "Anna,1"]) };
  expect(await admin.refusal(UploadGuestsDocument, variables)).toMatchObject({ status: 429, retryAfter: 10 });

  const customer = await api.signInAsNewCustomer("other");
  expect(await upload(customer, await newEvent(customer))).toMatchObject({ status: 200 });
  drop();
  await expect.poll(async () => (await upload(admin, eventId)).status).toBe(200);
});
