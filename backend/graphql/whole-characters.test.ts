import { expect, it } from "vitest";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { PreviewGuestFileDocument } from "../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import { AddGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { GuestSearchDocument } from "../testing/generated/guest-operations.ts";
import { addGuest, newEvent, readEvent, toPreview } from "../testing/guest-list-calls.ts";
import { csvFile } from "../testing/guest-lists.ts";
import { firstLive } from "../testing/live-client.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

/** An emoji cut in half, as by programs that count UTF-16 units. */
const half = "Anna \ud83d";
const refused = { status: 400, message: "Text must not contain half of a character." };

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await newEvent(admin);

it("half of a character is refused wherever there is text, and changes nothing", async () => {
  const guest = { name: "Anna", tableNumber: "1" };
  for (const part of [{ name: half }, { additionalInfo: { Meal: half } }, { additionalInfo: { [half]: "Vegan" } }]) {
    expect(await admin.refusal(AddGuestDocument, { eventId, input: { ...guest, ...part } })).toMatchObject(refused);
  }
  const input = { name: "Gala", guestLanguages: ["de", half] };
  expect(await admin.refusal(CreateEventDocument, { input })).toMatchObject(refused);
  const mapping = [{ column: half, use: "NAME" as const }];
  const previewing = toPreview({ eventId, file: csvFile(["Name,Table", "Anna,1"]), mapping });
  expect(await admin.refusal(PreviewGuestFileDocument, previewing)).toMatchObject(refused);
  await expect(firstLive(admin, GuestSearchDocument, { eventId, query: half })).rejects.toThrow(refused.message);
  for (const literal of [JSON.stringify(half), `"""${half}"""`]) {
    const query = `{ events(search: ${literal}) { totalCount } }`;
    expect((await callRest(admin, "POST", "/graphql", { query })).status).toBe(400);
  }
  const path = `/api/events/${eventId}/guest`;
  const byRest = await callRest(admin, "POST", path, { ...guest, name: half });
  expect(byRest).toMatchObject({ status: 400, body: refused.message });
  expect((await callRest(admin, "GET", "/api/view/%ED%A0%BD")).status).toBe(404);
  expect((await readEvent(admin, eventId)).guests.nodes).toEqual([]);
});

it("whole characters of any kind stay unchanged", async () => {
  const additionalInfo = { "Meal 🥗": "Vegan 👩‍👩‍👧 \u200d" };
  const guest = { name: "Anna 👰🏽", tableNumber: "𝟙", additionalInfo };
  await addGuest(admin, eventId, guest);
  expect((await readEvent(admin, eventId)).guests.nodes).toMatchObject([guest]);
});
