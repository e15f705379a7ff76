import { describe, expect, it } from "vitest";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  newEvent,
  type PreviewRequest,
  previewGuests,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function eventWith(...lines: string[]): Promise<number> {
  const eventId = await newEvent(admin);
  if (lines.length > 0) await uploadGuests(admin, eventId, ["Name,Table,Meal", ...lines]);
  return eventId;
}
const preview = (request: PreviewRequest) => previewGuests(admin, request);

const nobody = { totalCount: 0, guests: [] };
const sameName = (name: string, tableNumber: string, previousTableNumber: string) => ({
  name,
  tableNumber,
  previousName: name,
  previousTableNumber,
  changes: [],
});

describe("previewGuestFile", () => {
  it("shows what a replacement would do, and writes nothing", async () => {
    const eventId = await eventWith("Anna Berg,1,Fish", "Ben Berg,1,", "Cleo Lind,2,Beef", "Dora Holm,3,");
    await addGuest(admin, eventId, { name: "Emil Ost", tableNumber: "9" });
    const before = await wholeEvent(api.db, eventId);
    const file = csvFile([
      "Name,Table,Meal,",
      "Anna Berg,1,Fish,",
      "Ben Berg,4,,",
      "cleo lind,2,Beef,x",
      "Finn Dahl,,,",
      ",7",
    ]);
    expect(await preview({ eventId, file })).toMatchObject({
      mode: "REPLACE",
      columns: [
        { name: "Name", use: "NAME", samples: ["Anna Berg", "Ben Berg", "cleo lind"] },
        { name: "Table", use: "TABLE", samples: ["1", "4", "2"] },
        { name: "Meal", use: "EXTRA", samples: ["Fish", "Beef"] },
        { name: "Column D", use: "EXTRA", samples: ["x"] },
      ],
      problem: null,
      guestCount: 4,
      tableCount: 3,
      rowErrors: [{ row: 6, message: "This row has a table but no name." }],
      warnings: ["1 guest has no table yet."],
      added: {
        totalCount: 1,
        guests: [{ name: "Finn Dahl", tableNumber: "", previousName: null, previousTableNumber: null, changes: [] }],
      },
      moved: { totalCount: 1, guests: [sameName("Ben Berg", "4", "1")] },
      changed: {
        totalCount: 1,
        guests: [
          {
            ...sameName("cleo lind", "2", "2"),
            previousName: "Cleo Lind",
            changes: [{ column: "Column D", before: "", after: "x" }],
          },
        ],
      },
      removed: { totalCount: 2, guests: [sameName("Dora Holm", "3", "3"), sameName("Emil Ost", "9", "9")] },
      undoneEdits: 1,
      stayedCount: 0,
      stayed: [],
      listVersion: before.event.guestListVersion,
    });
    expect(await wholeEvent(api.db, eventId)).toEqual(before);
  });

  it("names a problem with the columns, and accepts them once they are mapped by hand", async () => {
    const eventId = await eventWith("Anna Berg,1,");
    const file = () => csvFile(["Name,Where,Secret", "Ben Berg,4-north,x", "Cleo Lind,5-south,y"]);
    const unread = await preview({ eventId, file: file() });
    expect(unread.problem).toMatch(/no column for the table/);
    expect(unread.columns.map(({ name, use }) => [name, use])).toEqual([
      ["Name", "NAME"],
      ["Where", "EXTRA"],
      ["Secret", "EXTRA"],
    ]);
    expect(unread).toMatchObject({ guestCount: 0, tableCount: 0, added: nobody, removed: nobody });
    expect(await admin.refusal(UploadGuestsDocument, { eventId, file: file() })).toMatchObject({
      code: "UNREADABLE_FILE",
      message: unread.problem,
    });

    const mapping = [
      { column: "Name", use: "NAME" as const },
      { column: "Where", use: "TABLE" as const },
      { column: "Secret", use: "IGNORED" as const },
    ];
    const understood = await preview({ eventId, file: file(), mapping });
    expect(understood).toMatchObject({ problem: null, guestCount: 2, added: { totalCount: 2 } });
    expect(understood.columns.map(({ use }) => use)).toEqual(["NAME", "TABLE", "IGNORED"]);
    await admin.execute(UploadGuestsDocument, { eventId, file: file(), mapping });
    expect(
      (await storedGuests(api.db, eventId)).map(({ name, tableNumber, info }) => [name, tableNumber, info]),
    ).toEqual([
      ["Ben Berg", "4-north", "{}"],
      ["Cleo Lind", "5-south", "{}"],
    ]);
  });

  it("takes in rows that were left out, once, and not those of the next file", async () => {
    const eventId = await newEvent(admin);
    const file = () => csvFile(["Name,Table", "Ben Berg,1", "Reserved,2", "Total,2"]);
    const rowsTakenIn = [3];
    expect(await preview({ eventId, file: file() })).toMatchObject({
      guestCount: 1,
      rowErrors: [{ row: 3, message: 'Nobody in particular: "Reserved".', names: ["Reserved"] }],
      notGuests: [{ row: 4, names: ["Total"] }],
      takenIn: [],
    });
    expect(await preview({ eventId, file: file(), rowsTakenIn })).toMatchObject({
      guestCount: 2,
      rowErrors: [],
      takenIn: [{ row: 3, names: ["Reserved"], isOther: false }],
    });
    await admin.execute(UploadGuestsDocument, { eventId, file: file(), rowsTakenIn });
    expect((await storedGuests(api.db, eventId)).map(({ name }) => name)).toEqual(["Ben Berg", "Reserved"]);
    expect(await preview({ eventId, file: csvFile(["Name,Table", "Ben Berg,1", "Free,2"]) })).toMatchObject({
      remembered: null,
      rowErrors: [{ row: 3 }],
    });
  });

  it("goes stale when the list changes: its upload is refused", async () => {
    const eventId = await eventWith("Anna Berg,1,");
    const file = () => csvFile(["Name,Table", "Ben Berg,1"]);
    const { listVersion } = await preview({ eventId, file: file() });
    const [anna] = await storedGuests(api.db, eventId);
    const input = { name: "Anna Berg", tableNumber: "2" };
    await admin.execute(UpdateGuestDocument, { eventId, id: anna?.id ?? 0, input });
    expect(await admin.refusal(UploadGuestsDocument, { eventId, file: file(), listVersion })).toMatchObject({
      code: "CONFLICT",
      status: 409,
    });
    expect(await storedGuests(api.db, eventId)).toMatchObject([{ name: "Anna Berg", tableNumber: "2" }]);
    const again = await preview({ eventId, file: file() });
    expect(again.undoneEdits).toBe(1);
    await admin.execute(UploadGuestsDocument, { eventId, file: file(), listVersion: again.listVersion });
    expect(await storedGuests(api.db, eventId)).toMatchObject([{ name: "Ben Berg" }]);
  });
});
