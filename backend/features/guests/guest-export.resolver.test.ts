import { expect, it } from "vitest";
import { doorOperation, recordAtDoor } from "../../testing/door-calls.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, newGuestList, previewGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { noteDetails } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { doorNoteHeaders } from "./export/guest-table.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const contents = async (eventId: number) =>
  (await storedGuests(api.db, eventId)).map(({ name, tableNumber, info }) => [name, tableNumber, info]);

async function expectSame(request: Parameters<typeof previewGuests>[1]): Promise<void> {
  const same = await previewGuests(admin, request);
  for (const kind of ["added", "moved", "changed", "removed"] as const) expect(same[kind].totalCount).toBe(0);
}

it.each(["csv", "xlsx"])("reads a downloaded .%s file back as the same list", async (format) => {
  const eventId = await newEvent(admin);
  const many = Array.from({ length: 1200 }, (_, i) => `Guest ${i},${i % 30},,`);
  await uploadGuests(admin, eventId, ["Name,Table,__proto__,Meal", '"=Zoë ""Z""",1,"a\nb",\'-x', "Ben,,,", ...many]);
  const additionalInfo = { Name: "x", "First  Name": "y" };
  await addGuest(admin, eventId, { name: "Emil", tableNumber: "Head  Table", additionalInfo });

  const response = await admin.fetch(`/api/events/${eventId}/guests.${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const copy = new File([await response.arrayBuffer()], `guests.${format}`);
  await expectSame({ eventId, file: copy });

  const otherId = await newEvent(admin, { name: "Another gala" });
  const { rowErrors } = (await admin.execute(UploadGuestsDocument, { eventId: otherId, file: copy })).uploadGuestFile;
  expect(rowErrors).toEqual([]);
  expect(await contents(otherId)).toEqual(await contents(eventId));
});

it("has columns for households, hosts, answers and seats if a guest has any, and reads them back", async () => {
  const eventId = await newGuestList(admin, ["Name,Table", "Anna Meier,1"]);
  const download = async (id: number) =>
    Buffer.from(await (await admin.fetch(`/api/events/${id}/guests.csv`)).arrayBuffer());
  expect((await download(eventId)).toString()).toBe("\uFEFFName,Table Number\r\nAnna Meier,1\r\n");

  const lines = [
    "Name,Table Number,Household,Guest of,Attendance,Seat,Household",
    "Anna Meier,1,Meier,,Yes,1,x",
    "Guest,1,Meier,Anna Meier,,2,",
    "Guest,1,,Carl Lind,,,",
    "Carl Lind,1,,,No,,",
  ];
  await uploadGuests(admin, eventId, lines);
  const written = await download(eventId);
  expect(written.toString()).toBe(`\uFEFF${lines.join("\r\n")}\r\n`);
  const file = () => new File([new Uint8Array(written)], "guests.csv");
  for (const mode of ["REPLACE", "MERGE", "UPDATE"] as const) await expectSame({ eventId, mode, file: file() });
  const otherId = await newEvent(admin, { name: "Another gala" });
  await admin.execute(UploadGuestsDocument, { eventId: otherId, file: file() });
  expect((await download(otherId)).toString()).toBe(written.toString());
});

it.each([
  ["Anna & Ben", 'attachment; filename="Anna & Ben.csv"'],
  [
    '../Größe: "A/B" <x>\n.',
    "attachment; filename=\"Gr??e A B x.csv\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20A%20B%20x.csv",
  ],
  ["...", "attachment; filename=Guests.csv"],
])("names the file of %j %s", async (name, disposition) => {
  const response = await admin.fetch(`/api/events/${await newEvent(admin, { name })}/guests.csv`);
  expect(response.headers.get("Content-Disposition")).toBe(disposition);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe("\uFEFFName,Table Number\r\n");
});

it("has notes for the door if a guest has one, and an import reads them, by their name in each language", async () => {
  const eventId = await newEvent(admin);
  const { id } = await addGuest(admin, eventId, { name: "Anna Meier" });
  await addGuest(admin, eventId, { name: "Ben Meier" });
  await noteDetails(admin, eventId, [id], { doorNote: "Call Ben" });
  const file = await (await admin.fetch(`/api/events/${eventId}/guests.csv`)).text();
  expect(file).toBe("Name,Table Number,Note for the door\r\nAnna Meier,1,Call Ben\r\nBen Meier,1,\r\n");
  const copy = new File([file.replace("Call Ben", "Ask Carl")], "guests.csv");
  const preview = await previewGuests(admin, { eventId, file: copy });
  for (const kind of ["added", "moved", "removed"] as const) expect(preview[kind].totalCount).toBe(0);
  expect(preview.changed.totalCount).toBe(1);
  await admin.execute(UploadGuestsDocument, { eventId, file: copy });
  const notes = async () =>
    (await api.db.prisma.guest.findMany({ where: { eventId }, orderBy: { position: "asc" } })).map(
      ({ doorNote, additionalInfo }) => ({ doorNote, additionalInfo }),
    );
  const none = { doorNote: "", additionalInfo: {} };
  expect(await notes()).toEqual([{ doorNote: "Ask Carl", additionalInfo: {} }, none]);
  for (const header of doorNoteHeaders.slice(1)) {
    const written = new File([`Name,Tisch,${header}\r\nAnna Meier,1,${header}!\r\nBen Meier,1,\r\n`], "guests.csv");
    await admin.execute(UploadGuestsDocument, { eventId, file: written });
    expect(await notes()).toEqual([{ doorNote: `${header}!`, additionalInfo: {} }, none]);
  }

  await addGuest(admin, eventId, { name: "Cleo Meier", additionalInfo: { "Note for the door": "x" } });
  const both = new File([await (await admin.fetch(`/api/events/${eventId}/guests.csv`)).text()], "guests.csv");
  await expectSame({ eventId, file: both });
});

it("has the times of arrival and who did not come, once something was recorded at the door, and imports without them", async () => {
  const eventId = await newEvent(admin);
  const { id: guestId } = await addGuest(admin, eventId, { name: "Anna Meier" });
  await addGuest(admin, eventId, { name: "Ben Meier" });
  const { id: declined } = await addGuest(admin, eventId, { name: "Cleo Meier" });
  await noteDetails(admin, eventId, [declined], { attendance: "NO" });
  await recordAtDoor(admin, eventId, [doorOperation({ kind: "ARRIVED", guestId, at: "2027-06-12T17:04:40Z" })]);
  const file = await (await admin.fetch(`/api/events/${eventId}/guests.csv`)).text();
  expect(file.split("\r\n")).toEqual([
    "Name,Table Number,Attendance,Arrived (UTC)",
    "Anna Meier,1,,2027-06-12 17:04",
    "Ben Meier,1,,No",
    "Cleo Meier,1,No,",
    "",
  ]);
  const copy = new File([file], "guests.csv");
  await expectSame({ eventId, file: copy });
});
