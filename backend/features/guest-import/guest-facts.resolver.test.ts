import ExcelJS from "exceljs";
import { beforeEach, describe, expect, it } from "vitest";
import { UpdateGuestDetailsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { newEvent, previewGuests, type UploadOptions, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newEvent(admin);
});

const upload = (lines: string[], mode: UploadOptions["mode"] = "REPLACE") =>
  uploadGuests(admin, eventId, lines, { mode });

const readGuests = () =>
  api.db.prisma.guest.findMany({ where: { eventId }, orderBy: [{ position: "asc" }, { id: "asc" }] });

async function facts(): Promise<string[]> {
  const guests = await readGuests();
  return guests.map(({ name, tableNumber, seatNumber, household, guestOfId, attendance }) => {
    const host = guests.find(({ id }) => id === guestOfId);
    return [name, tableNumber, seatNumber ?? "", household, host?.name ?? "", attendance].join("|");
  });
}

const header = "Name,Table,Household,RSVP,Seat,Plus One";
const lines = ["Anna Meier,1,Meier,Accepted,1,Guest", "Ben Meier,1,Meier,,2,", "Carl Lind,2,Lind,Accepted,1,Dina Holm"];
const stored = [
  "Anna Meier|1|1|Meier||yes",
  "Guest of Anna Meier|1||Meier|Anna Meier|yes",
  "Ben Meier|1|2|Meier||unknown",
  "Carl Lind|2|1|Lind||yes",
  "Dina Holm|2||Lind|Carl Lind|yes",
];

describe.each(["REPLACE", "MERGE", "UPDATE"] as const)("an import that should %s", (mode) => {
  it("writes households, hosts, answers and seats, and does nothing the second time", async () => {
    await upload([header, ...lines], mode);
    expect(await facts()).toEqual(stored);
    const same = await previewGuests(admin, { eventId, mode, file: csvFile([header, ...lines], "other.csv") });
    for (const kind of ["added", "moved", "changed"] as const) expect(same[kind].totalCount).toBe(0);
  });

  it("keeps what the list has and the file does not say, and what only organizers know", async () => {
    await upload([header, ...lines]);
    const [anna, , ben] = await readGuests();
    const input = { isLocked: true, isChild: true, needsAccess: true };
    await admin.execute(UpdateGuestDetailsDocument, { eventId, guestIds: [ben?.id ?? 0], input });
    const names = stored.map((line) => line.split("|"));
    await upload(["Name,Table,Meal", ...names.map(([name, table]) => `${name},${table},Fish`)], mode);
    expect(await facts()).toEqual(stored);
    const after = await readGuests();
    expect([after[0]?.id, after[2]]).toMatchObject([anna?.id, { ...input, id: ben?.id }]);
  });

  it("takes the seat of a guest who moves without one", async () => {
    await upload([header, ...lines]);
    await upload(
      ["Name,Table", "Anna Meier,3", "Ben Meier,1", "Carl Lind,2", "Dina Holm,2", "Guest of Anna Meier,1"],
      mode,
    );
    expect((await facts()).filter((line) => /^(?:Anna|Ben)/u.test(line))).toEqual([
      "Anna Meier|3||Meier||yes",
      "Ben Meier|1|2|Meier||unknown",
    ]);
  });
});

describe("households, answers and seats", () => {
  it("are emptied by a file that replaces or updates, and not by one that is merged", async () => {
    const empty = [
      "Name,Table,Household,RSVP,Seat",
      "Anna Meier,1,Meier,,",
      "Ben Meier,1,Meier,,2",
      "Carl Lind,2,,Accepted,1",
    ];
    await upload([header, ...lines]);
    await upload(empty, "MERGE");
    expect(await facts()).toEqual(stored);
    await upload(empty, "UPDATE");
    expect(await facts()).toEqual([
      "Anna Meier|1||Meier||unknown",
      "Ben Meier|1|2|Meier||unknown",
      "Carl Lind|2|1|||yes",
    ]);
    await upload([header, ...lines]);
    await upload(empty);
    expect(await facts()).toEqual([
      "Anna Meier|1||Meier||unknown",
      "Ben Meier|1|2|Meier||unknown",
      "Carl Lind|2|1|||yes",
    ]);
  });

  it("stay where the file and the organizer changed them, unless the file's are taken", async () => {
    await upload([header, ...lines]);
    const [anna, , ben] = await readGuests();
    const input = { household: "Other", attendance: "UNKNOWN" as const };
    await admin.execute(UpdateGuestDetailsDocument, { eventId, guestIds: [anna?.id ?? 0], input });
    await api.db.prisma.guest.update({ where: { id: ben?.id ?? 0 }, data: { seatNumber: 5 } });
    const next = ["Anna Meier,1,Meyer,Accepted,1,Guest", "Ben Meier,1,Meyer,,3,", ...lines.slice(2)];
    const file = csvFile([header, ...next]);
    const { stayed, changed } = await previewGuests(admin, { eventId, mode: "UPDATE", file });
    expect(stayed).toMatchObject([
      { id: `${anna?.id}:household`, field: "HOUSEHOLD", before: "Meier", file: "Meyer", list: "Other" },
      { id: `${ben?.id}:seat`, field: "SEAT", before: "2", file: "3", list: "5" },
    ]);
    const changes = [{ column: "Household", before: "Meier", after: "Meyer" }];
    expect(changed.guests).toMatchObject([
      { name: "Guest of Anna Meier", changes },
      { name: "Ben Meier", changes },
    ]);
    const takeFromFile = stayed.map(({ id }) => id);
    await uploadGuests(admin, eventId, [header, ...next], { mode: "UPDATE", takeFromFile });
    expect(await facts()).toEqual([
      "Anna Meier|1|1|Meyer||unknown",
      "Guest of Anna Meier|1||Meyer|Anna Meier|yes",
      "Ben Meier|1|3|Meyer||unknown",
      ...stored.slice(3),
    ]);
  });

  it("are restored with the list, with all that organizers noted", async () => {
    await upload([header, ...lines]);
    const guestIds = (await readGuests()).slice(1, 3).map(({ id }) => id);
    const input = { isLocked: true, isChild: true, needsAccess: true };
    await admin.execute(UpdateGuestDetailsDocument, { eventId, guestIds, input });
    const before = (await readGuests()).map(({ updatedAt: _, createdAt: __, ...rest }) => rest);
    const { historyEntryId } = await upload([header, "Anna Meier,2,Other,,4,", "Zoë Ost,1,,,1,"]);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    expect((await readGuests()).map(({ updatedAt: _, createdAt: __, ...rest }) => rest)).toEqual(before);
  });
});

describe("the sizes of tables", () => {
  /** `sizes` such as "Rose 8, 2 10". */
  async function uploadBook(sizes: string, mode: "REPLACE" | "UPDATE" | "MERGE") {
    const workbook = new ExcelJS.Workbook();
    const rows = ["Name;Table", "Anna Meier;Rose", "Ben Lind;2"];
    workbook.addWorksheet("Guests").addRows(rows.map((row) => row.split(";")));
    const ofTables = ["Table Seats", ...sizes.split(", ")].map((row) => row.split(" "));
    if (sizes !== "") workbook.addWorksheet("Tables").addRows(ofTables);
    const file = new File([new Uint8Array(await workbook.xlsx.writeBuffer())], "guests.xlsx");
    return (await admin.execute(UploadGuestsDocument, { eventId, mode, file })).uploadGuestFile;
  }
  const tables = async () =>
    (await api.db.prisma.table.findMany({ where: { eventId }, orderBy: { position: "asc" } })).map(
      ({ label, capacity, isSetUp }) => `${label} ${capacity}${isSetUp ? "" : "?"}`,
    );

  it("are written to the tables, and tables without guests are set up", async () => {
    const { warnings } = await uploadBook("rose 8, 3 10", "REPLACE");
    expect(warnings).toEqual(['The sheet "Tables" says how many seats 2 tables have.']);
    expect(await tables()).toEqual(["Rose 8", "2 null?", "3 10"]);
  });

  it("stay in an update where they were changed by hand", async () => {
    await uploadBook("Rose 8, 2 8, 3 8", "UPDATE");
    await api.db.prisma.table.updateMany({ where: { eventId, label: "Rose" }, data: { capacity: 12 } });
    await api.db.prisma.table.deleteMany({ where: { eventId, label: "3" } });
    await uploadBook("", "UPDATE");
    await uploadBook("Rose 9, 2 9, 3 9, 4 9", "UPDATE");
    expect(await tables()).toEqual(["Rose 12", "2 9", "4 9"]);
    await uploadBook("Rose 9, 2 9", "MERGE");
    expect(await tables()).toEqual(["Rose 9", "2 9", "4 9"]);
  });
});
