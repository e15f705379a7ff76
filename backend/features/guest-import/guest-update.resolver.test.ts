import { beforeEach, describe, expect, it } from "vitest";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { UpdateGuestDocument } from "../../../frontend/features/guests/generated/update-guest.ts";
import { DeleteGuestDocument, UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, previewGuests, readHistory, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newEvent(admin);
});

const header = "Name,Table,Meal";
const importFirst = (...lines: string[]) => uploadGuests(admin, eventId, [header, ...lines]);
const update = (lines: string[], conflicts: "LIST" | "FILE" = "LIST") =>
  uploadGuests(admin, eventId, [header, ...lines], { mode: "UPDATE", conflicts });
const preview = (lines: string[]) =>
  previewGuests(admin, { eventId, mode: "UPDATE", file: csvFile([header, ...lines]) });

async function readLines(): Promise<{ id: number; line: string }[]> {
  const guests = await storedGuests(api.db, eventId);
  return guests.map(({ id, name, tableNumber, info }) => {
    const { Meal: meal = "" }: { Meal?: string } = JSON.parse(info);
    return { id, line: [name, tableNumber, meal].join(",") };
  });
}
const lines = async () => (await readLines()).map(({ line }) => line);
const idOf = async (name: string) => (await readLines()).find(({ line }) => line.startsWith(`${name},`))?.id ?? 0;

async function edit(name: string, line: string): Promise<void> {
  const [newName = "", tableNumber = "", meal = ""] = line.split(",");
  const input = { name: newName, tableNumber, additionalInfo: { Meal: meal } };
  await admin.execute(UpdateGuestDocument, { eventId, id: await idOf(name), input });
}
const remove = async (name: string) => admin.execute(DeleteGuestDocument, { eventId, id: await idOf(name) });

describe("an update from the next version of a sheet", () => {
  it("keeps what was changed by hand, and takes what the sheet changed", async () => {
    await importFirst("Anna,1,Fish", "Ben,1,Beef", "Cleo,2,", "Dora,2,Fish", "Emil,3,Fish");
    const before = await readLines();
    await edit("Anna", "Anna,7,Fish");
    await addGuest(admin, eventId, { name: "Zoe", tableNumber: "9" });
    await remove("Dora");
    const next = ["Anna,1,Vegan", "Ben,4,", "Dora,2,Fish", "Emil,3,Fish", "Finn,5,"];
    expect(await preview(next)).toMatchObject({
      added: { totalCount: 1, guests: [{ name: "Finn" }] },
      moved: { totalCount: 1, guests: [{ name: "Ben", changes: [{ column: "Meal", before: "Beef", after: "" }] }] },
      changed: {
        totalCount: 1,
        guests: [{ name: "Anna", tableNumber: "7", changes: [{ column: "Meal", before: "Fish", after: "Vegan" }] }],
      },
      removed: { totalCount: 1, guests: [{ name: "Cleo" }] },
      conflictCount: 0,
      undoneEdits: 0,
    });
    expect(await update(next)).toMatchObject({
      mode: "UPDATE",
      guestCount: 5,
      added: 1,
      moved: 1,
      changed: 1,
      removed: 1,
    });
    expect(await lines()).toEqual(["Anna,7,Vegan", "Ben,4,", "Emil,3,Fish", "Finn,5,", "Zoe,9,"]);
    expect((await readLines()).slice(0, 2).map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id));
    expect((await readHistory(admin, eventId))[0]).toMatchObject({
      action: "upload_file",
      details: { filename: "guests.csv", guestCount: 5, mode: "update", added: 1, moved: 1, changed: 1, removed: 1 },
    });
    // Whom the organizer deleted stays deleted, however often the sheet comes.
    await update([...next, "Gina,1,"]);
    expect(await lines()).toEqual(["Anna,7,Vegan", "Ben,4,", "Emil,3,Fish", "Finn,5,", "Gina,1,", "Zoe,9,"]);
  });

  it("asks about nothing that the sheet and the list changed alike", async () => {
    await importFirst("Anna,1,Fish", "Ben,1,");
    await edit("Anna", "Anna,2,Fish");
    expect(await preview(["Anna,2,Beef", "Ben,1,"])).toMatchObject({ changed: { totalCount: 1 }, conflictCount: 0 });
  });

  it("keeps the id and the edits of a guest whose name was corrected", async () => {
    await importFirst("Anna Meier,1,Fish", "Ben Okafor,2,", "Guest of Anna Meier,1,");
    const ids = (await readLines()).map(({ id }) => id);
    await edit("Anna Meier", "Anna Meier,7,Fish");
    await edit("Ben Okafor", "Benjamin Okafor,2,");
    await update(["Anna Meyer,1,Fish", "Benjamin Okafor,3,", "Carl Lind,1,"]);
    expect(await readLines()).toEqual(
      ["Anna Meyer,7,Fish", "Benjamin Okafor,3,", "Carl Lind,1,"].map((line, i) => ({ id: ids[i], line })),
    );
    // Another person in the same row.
    await update(["Anna Meyer,1,Fish", "Dora Holm,5,", "Carl Lind,1,"]);
    expect(await lines()).toEqual(["Anna Meyer,7,Fish", "Dora Holm,5,", "Carl Lind,1,"]);
    expect(await idOf("Dora Holm")).not.toBe(ids[1]);
  });

  it.each([
    ["columns", ["Ann,1,Fish", "Ann,1,Beef"], ["Ann,1,Beef", "Ann,1,Fish"], [1, 0]],
    ["columns, when they move", ["Ann,1,Fish", "Ann,2,Beef"], ["Ann,3,Beef", "Ann,4,Fish"], [1, 0]],
    ["rows", ["Ann,1,", "Ann,1,Beef"], ["Ann,1,Fish", "Ann,1,Vegan"], [0, 1]],
    ["rows, when one leaves", ["Ann,1,", "Ben,1,", "Ann,1,"], ["Ben,1,", "Cleo,1,", "Ann,1,"], [1, null, 2]],
    ["rows, when they move", ["Ann,1,x", "Ann,2,y"], ["Ann,3,a", "Ann,4,b"], [0, 1]],
  ])("tells guests with the same name apart by their %s", async (_, first, next, expected) => {
    await importFirst(...first);
    const ids = (await readLines()).map(({ id }) => id);
    await update(next);
    const after = await readLines();
    expect(after.map(({ line }) => line)).toEqual(next);
    const places = after.map(({ id }) => ids.indexOf(id)).map((place) => (place < 0 ? null : place));
    expect(places).toEqual(expected);
  });

  it("does not double guests who were added by hand", async () => {
    await importFirst("Anna,1,");
    await addGuest(admin, eventId, { name: "Zoe", tableNumber: "9" });
    const id = await idOf("Zoe");
    expect(await preview(["zoe,8,Fish", "Anna,1,"])).toMatchObject({
      conflicts: [
        { guestId: id, field: "NAME", before: null, file: "zoe", list: "Zoe", take: "LIST" },
        { guestId: id, field: "TABLE", before: null, file: "8", list: "9", take: "LIST" },
      ],
    });
    await update(["zoe,8,Fish", "Anna,1,"]);
    expect(await readLines()).toEqual([
      { id, line: "Zoe,9,Fish" },
      { id: await idOf("Anna"), line: "Anna,1," },
    ]);
  });

  it("leaves guests between their neighbors whom the sheet does not have", async () => {
    await importFirst("Anna,1,", "Ben,1,", "Cleo,1,");
    await edit("Ben", "Ben,2,");
    await addGuest(admin, eventId, { name: "Zoe", tableNumber: "9" });
    await update(["Dora,1,", "Cleo,1,", "Anna,1,", "Emil,1,"]);
    expect(await lines()).toEqual(["Dora,1,", "Cleo,1,", "Anna,1,", "Ben,2,", "Emil,1,", "Zoe,9,"]);
  });
});

describe("a conflict", () => {
  const first = ["Anna,1,Fish", "Ben,1,Fish", "Cleo,1,Fish"];
  const next = ["Anna,3,Vegan", "Cleo,5,Fish"];
  async function prepare(): Promise<{ anna: number; ben: number; cleo: number }> {
    await importFirst(...first);
    const [anna, ben, cleo] = [await idOf("Anna"), await idOf("Ben"), await idOf("Cleo")];
    await edit("Anna", "Anna,2,Beef");
    await edit("Ben", "Ben,4,Fish");
    await remove("Cleo");
    return { anna, ben, cleo };
  }

  it("is shown, and decided for the list", async () => {
    const { anna, ben, cleo } = await prepare();
    const shown = await preview(next);
    expect(shown.conflicts).toEqual([
      { guestId: anna, name: "Anna", field: "TABLE", column: null, before: "1", file: "3", list: "2", take: "LIST" },
      {
        guestId: anna,
        name: "Anna",
        field: "COLUMN",
        column: "Meal",
        before: "Fish",
        file: "Vegan",
        list: "Beef",
        take: "LIST",
      },
      { guestId: ben, name: "Ben", field: "EXISTENCE", column: null, before: "1", file: null, list: "4", take: "LIST" },
      {
        guestId: cleo,
        name: "Cleo",
        field: "EXISTENCE",
        column: null,
        before: "1",
        file: "5",
        list: null,
        take: "LIST",
      },
    ]);
    expect(shown).toMatchObject({ conflictCount: 4, undoneEdits: 0, removed: { totalCount: 0 } });
    await update(next);
    expect(await lines()).toEqual(["Anna,2,Beef", "Ben,4,Fish"]);
    // The same sheet does not ask again.
    expect(await preview([...next, "Dora,1,"])).toMatchObject({ conflictCount: 0 });
  });

  it("can be decided for the file, all at once or one by one", async () => {
    const { anna, ben, cleo } = await prepare();
    const file = () => csvFile([header, ...next]);
    const conflictChoices = [
      { guestId: anna, field: "COLUMN" as const, column: "Meal", take: "LIST" as const },
      { guestId: ben, field: "EXISTENCE" as const, take: "FILE" as const },
    ];
    const how = { eventId, mode: "UPDATE" as const, conflictChoices };
    expect(await previewGuests(admin, { ...how, file: file(), conflicts: "FILE" })).toMatchObject({
      undoneEdits: 3,
      conflicts: [{ take: "FILE" }, { take: "LIST" }, { take: "FILE" }, { take: "FILE" }],
    });
    const before = await wholeEvent(api.db, eventId);
    const { uploadGuestFile: some } = await admin.execute(UploadGuestsDocument, { ...how, file: file() });
    expect(await lines()).toEqual(["Anna,2,Beef"]);
    await admin.execute(RestoreGuestListDocument, { eventId, historyEntryId: some.historyEntryId });
    const { guests, sheet } = await wholeEvent(api.db, eventId);
    expect([guests, sheet]).toEqual([before.guests.map((one, position) => ({ ...one, position })), before.sheet]);

    await admin.execute(UploadGuestsDocument, { ...how, file: file(), conflicts: "FILE" });
    expect(await readLines()).toEqual([
      { id: anna, line: "Anna,3,Beef" },
      { id: cleo, line: "Cleo,5,Fish" },
    ]);
  });

  it("makes another import of how it is decided", async () => {
    await prepare();
    const one = await update(next);
    expect(await update(next)).toEqual(one);
    expect((await update(next, "FILE")).historyEntryId).not.toBe(one.historyEntryId);
  });
});

it("compares an event's first sheet with the guests who were added by hand", async () => {
  await addGuest(admin, eventId, { name: "Anna", tableNumber: "9" });
  await addGuest(admin, eventId, { name: "Zoe", tableNumber: "9" });
  await update(["Ben,1,", "Anna,9,Fish"]);
  expect(await lines()).toEqual(["Ben,1,", "Anna,9,Fish", "Zoe,9,"]);
});
