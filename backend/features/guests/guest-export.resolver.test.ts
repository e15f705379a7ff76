import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  AddGuestDocument,
  CreateEventDocument,
  PreviewGuestFileDocument,
  UploadGuestFileDocument,
} from "../../testing/generated/operations.ts";
import { csvFile, storedGuests } from "../../testing/guest-lists.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signInAsAdmin();
});
afterAll(() => api.close());

async function eventNamed(name: string): Promise<number> {
  return (await admin.execute(CreateEventDocument, { input: { name } })).createEvent.id;
}
const contents = async (eventId: number) =>
  (await storedGuests(api.db, eventId)).map(({ name, tableNumber, info }) => [name, tableNumber, info]);

it.each(["csv", "xlsx"])("a list downloaded as .%s is the same list when it is uploaded", async (format) => {
  const eventId = await eventNamed("Gala");
  const many = Array.from({ length: 2500 }, (_, i) => `Guest ${i},${i % 30},,`);
  const file = csvFile(["Name,Table,__proto__,Meal", '"=Zoë ""Z""",1,"a\nb",\'-x', "Ben,,,", ...many]);
  await admin.execute(UploadGuestFileDocument, { eventId, file });
  const additionalInfo = { Name: "x", "First  Name": "y" };
  await admin.execute(AddGuestDocument, {
    eventId,
    input: { name: "Emil", tableNumber: "Head  Table", additionalInfo },
  });

  const response = await admin.fetch(`/api/events/${eventId}/guests.${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const copy = new File([await response.arrayBuffer()], `guests.${format}`);
  const same = (await admin.execute(PreviewGuestFileDocument, { eventId, file: copy })).previewGuestFile;
  for (const kind of ["added", "moved", "changed", "removed"] as const) expect(same[kind].totalCount).toBe(0);

  const otherId = await eventNamed("Another gala");
  const { rowErrors } = (await admin.execute(UploadGuestFileDocument, { eventId: otherId, file: copy }))
    .uploadGuestFile;
  expect(rowErrors).toEqual([]);
  expect(await contents(otherId)).toEqual(await contents(eventId));
});

it.each([
  ["Anna & Ben", 'attachment; filename="Anna & Ben.csv"'],
  [
    '../Größe: "A/B" <x>\n.',
    "attachment; filename=\"Gr??e A B x.csv\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20A%20B%20x.csv",
  ],
  ["...", "attachment; filename=Guests.csv"],
])("calls the file of %j %s", async (name, disposition) => {
  const response = await admin.fetch(`/api/events/${await eventNamed(name)}/guests.csv`);
  expect(response.headers.get("Content-Disposition")).toBe(disposition);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe("\uFEFFName,Table Number\r\n");
});
