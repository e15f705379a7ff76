import { expect, it } from "vitest";
import { doorOperation, recordAtDoor } from "../../testing/door-calls.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  addGuests,
  newEvent,
  newGuestList,
  previewGuests,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { doorNoteHeaders } from "./export/guest-table.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const contents = async (eventId: number) =>
  (await storedGuests(api.db, eventId)).map(({ name, tableNumber, info }) => [name, tableNumber, info]);

const download = (eventId: number, format = "csv") => admin.fetch(`/api/events/${eventId}/guests.${format}`);
const textOf = async (eventId: number) => Buffer.from(await (await download(eventId)).arrayBuffer()).toString();
const csv = (text: string) => new File([text], "guests.csv");
const upload = async (eventId: number, file: File) =>
  (await admin.execute(UploadGuestsDocument, { eventId, file })).uploadGuestFile;

async function expectSame(request: Parameters<typeof previewGuests>[1], changes = 0): Promise<void> {
  const { added, moved, changed, removed } = await previewGuests(admin, request);
  expect([added, moved, removed, changed].map(({ totalCount }) => totalCount)).toEqual([0, 0, 0, changes]);
}

it.each(["csv", "xlsx"])("reads a downloaded .%s file back as the same list", async (format) => {
  const eventId = await newEvent(admin);
  const many = Array.from({ length: 1200 }, (_, i) => `Guest ${i},${i % 30},,`);
  await uploadGuests(admin, eventId, ["Name,Table,__proto__,Meal", '"=Zoë ""Z""",1,"a\nb",\'-x', "Ben,,,", ...many]);
  const additionalInfo = { Name: "x", "First  Name": "y" };
  await addGuest(admin, eventId, { name: "Emil", tableNumber: "Head  Table", additionalInfo });

  const response = await download(eventId, format);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const copy = new File([await response.arrayBuffer()], `guests.${format}`);
  await expectSame({ eventId, file: copy });

  const otherId = await newEvent(admin, { name: "Another gala" });
  expect((await upload(otherId, copy)).rowErrors).toEqual([]);
  expect(await contents(otherId)).toEqual(await contents(eventId));
});

it("has columns for other names, households, hosts, answers and seats if a guest has any, and reads them back", async () => {
  const eventId = await newGuestList(admin, ["Name,Table", "Anna Meier,1"]);
  expect(await textOf(eventId)).toBe("\uFEFFName,Table Number\r\nAnna Meier,1\r\n");
  const lines = [
    "Name,Table Number,Other Names,Household,Guest of,Attendance,Seat,Household",
    'Anna Meier,1,"Ann; née Holmquist",Meier,,Yes,1,x',
    "Guest,1,,Meier,Anna Meier,,2,",
    "Guest,1,,,Carl Lind,,,",
    "Carl Lind,1,,,,No,,",
  ];
  await uploadGuests(admin, eventId, lines);
  const written = await textOf(eventId);
  expect(written).toBe(`\uFEFF${lines.join("\r\n")}\r\n`);
  for (const mode of ["REPLACE", "MERGE", "UPDATE"] as const) await expectSame({ eventId, mode, file: csv(written) });
  const otherId = await newEvent(admin, { name: "Another gala" });
  await upload(otherId, csv(written));
  expect(await textOf(otherId)).toBe(written);
});

it.each([
  ["Anna & Ben", 'attachment; filename="Anna & Ben.csv"'],
  [
    '../Größe: "A/B" <x>\n.',
    "attachment; filename=\"Gr??e A B x.csv\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20A%20B%20x.csv",
  ],
  ["...", "attachment; filename=Guests.csv"],
])("names the file of %j %s", async (name, disposition) => {
  const response = await download(await newEvent(admin, { name }));
  expect(response.headers.get("Content-Disposition")).toBe(disposition);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe("\uFEFFName,Table Number\r\n");
});

it("has notes for the door if a guest has one, and an import reads them, by their name in each language", async () => {
  const eventId = await newEvent(admin);
  await addGuests(admin, eventId, [{ name: "Anna Meier", details: { doorNote: "Call Ben" } }, { name: "Ben Meier" }]);
  const file = await textOf(eventId);
  expect(file).toBe("\uFEFFName,Table Number,Note for the door\r\nAnna Meier,1,Call Ben\r\nBen Meier,1,\r\n");
  const copy = csv(file.replace("Call Ben", "Ask Carl"));
  await expectSame({ eventId, file: copy }, 1);
  await upload(eventId, copy);
  const notes = async () =>
    (await api.db.prisma.guest.findMany({ where: { eventId }, orderBy: { position: "asc" } })).map(
      ({ doorNote, additionalInfo }) => ({ doorNote, additionalInfo }),
    );
  const none = { doorNote: "", additionalInfo: {} };
  expect(await notes()).toEqual([{ ...none, doorNote: "Ask Carl" }, none]);
  for (const header of doorNoteHeaders.slice(1)) {
    await upload(eventId, csv(`Name,Tisch,${header}\r\nAnna Meier,1,${header}!\r\nBen Meier,1,\r\n`));
    expect(await notes()).toEqual([{ ...none, doorNote: `${header}!` }, none]);
  }

  await addGuest(admin, eventId, { name: "Cleo Meier", additionalInfo: { "Note for the door": "x" } });
  await expectSame({ eventId, file: csv(await textOf(eventId)) });
});

it("has the times of arrival and who did not come, once something was recorded at the door, and imports without them", async () => {
  const eventId = await newEvent(admin);
  const declined = { name: "Cleo Meier", details: { attendance: "NO" as const } };
  const [guestId = 0] = await addGuests(admin, eventId, [{ name: "Anna Meier" }, { name: "Ben Meier" }, declined]);
  await recordAtDoor(admin, eventId, [doorOperation({ kind: "ARRIVED", guestId, at: "2027-06-12T17:04:40Z" })]);
  const file = await textOf(eventId);
  expect(file.split("\r\n")).toEqual([
    "\uFEFFName,Table Number,Attendance,Arrived (UTC)",
    ...["Anna Meier,1,,2027-06-12 17:04", "Ben Meier,1,,No", "Cleo Meier,1,No,", ""],
  ]);
  await expectSame({ eventId, file: csv(file) });
});
