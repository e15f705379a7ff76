import { beforeEach, describe, expect, it } from "vitest";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
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
const update = (lines: string[], takeFromFile: string[] = []) =>
  uploadGuests(admin, eventId, [header, ...lines], { mode: "UPDATE", takeFromFile });
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
      stayedCount: 0,
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
    expect(await preview(["Anna,2,Beef", "Ben,1,"])).toMatchObject({ changed: { totalCount: 1 }, stayedCount: 0 });
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
      stayed: [
        { id: `${id}:name`, field: "NAME", before: null, file: "zoe", list: "Zoe", isTaken: false },
        { id: `${id}:table`, field: "TABLE", before: null, file: "8", list: "9", isTaken: false },
      ],
    });
    await update(["zoe,8,Fish", "Anna,1,"]);
    expect(await readLines()).toEqual([
      { id, line: "Zoe,9,Fish" },
      { id: await idOf("Anna"), line: "Anna,1," },
    ]);
  });
});

describe("what both changed", () => {
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

  it("stays, and is shown", async () => {
    const { anna, ben, cleo } = await prepare();
    const shown = await preview(next);
    const [table, existence] = [
      { field: "TABLE", column: null, before: "1", isTaken: false },
      { field: "EXISTENCE", column: null, before: "1", isTaken: false },
    ];
    expect(shown.stayed).toEqual([
      { ...table, id: `${anna}:table`, name: "Anna", file: "3", list: "2" },
      {
        ...{ id: `${anna}:column:Meal`, name: "Anna", field: "COLUMN", column: "Meal" },
        ...{ before: "Fish", file: "Vegan", list: "Beef", isTaken: false },
      },
      { ...existence, id: `${ben}:existence`, name: "Ben", file: null, list: "4" },
      { ...existence, id: `${cleo}:existence`, name: "Cleo", file: "5", list: null },
    ]);
    expect(shown).toMatchObject({ stayedCount: 4, undoneEdits: 0, removed: { totalCount: 0 } });
    await update(next);
    expect(await lines()).toEqual(["Anna,2,Beef", "Ben,4,Fish"]);
    // The same sheet does not show it again.
    expect(await preview([...next, "Dora,1,"])).toMatchObject({ stayedCount: 0 });
  });

  it("can be taken from the file, one by one or all of it", async () => {
    const { anna, ben, cleo } = await prepare();
    const all = (await preview(next)).stayed.map(({ id }) => id);
    const file = csvFile([header, ...next]);
    const some = [`${ben}:existence`, "0:table"];
    expect(await previewGuests(admin, { eventId, mode: "UPDATE", file, takeFromFile: some })).toMatchObject({
      undoneEdits: 1,
      stayed: [{ isTaken: false }, { isTaken: false }, { isTaken: true }, { isTaken: false }],
    });
    const before = await wholeEvent(api.db, eventId);
    const { historyEntryId } = await update(next, some);
    expect(await lines()).toEqual(["Anna,2,Beef"]);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    const { guests, sheet } = await wholeEvent(api.db, eventId);
    expect([guests, sheet]).toEqual([before.guests.map((one, position) => ({ ...one, position })), before.sheet]);

    await update(next, all);
    expect(await readLines()).toEqual([
      { id: anna, line: "Anna,3,Vegan" },
      { id: cleo, line: "Cleo,5,Fish" },
    ]);
  });
});

describe("a row that is perhaps a guest under another name", () => {
  const asks = async (lines: string[]) =>
    (await preview(lines)).decisions
      .filter(({ id }) => id.startsWith("same:"))
      .map(({ id, question, taken }) => ({ id, question, taken }));

  it("is somebody else if only the family name is alike, unless the organizer says so", async () => {
    await importFirst("José Smith,6,Fish", "Ben Okafor,6,");
    const id = await idOf("José Smith");
    const next = ["John Smith,6,Beef", "Ben Okafor,6,"];
    expect(await asks(next)).toEqual([
      {
        id: `same:${id}:0`,
        question: 'Is "John Smith" in row 2 of the file "José Smith" of the list?',
        taken: "other",
      },
    ]);
    const { historyEntryId } = await update(next);
    expect(await idOf("John Smith")).not.toBe(id);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    const answers = [{ decision: `same:${id}:0`, option: "same" }];
    const file = csvFile([header, ...next]);
    const variables = { eventId, mode: "UPDATE" as const, file, answers };
    await admin.execute(UploadGuestsDocument, variables);
    expect(await readLines()).toMatchObject([{ id, line: "John Smith,6,Beef" }, {}]);
    // It says nothing about the next file.
    expect(await api.db.prisma.rememberedChoices.count({ where: { eventId } })).toBe(0);
  });

  it("is the same person if the first name is alike, unless the organizer says no", async () => {
    await importFirst("Anna Meier,1,Fish");
    const id = await idOf("Anna Meier");
    const next = ["Anna Okafor,1,Fish"];
    expect(await asks(next)).toMatchObject([{ id: `same:${id}:0`, taken: "same" }]);
    const answers = [{ decision: `same:${id}:0`, option: "other" }];
    const { decisions, removed } = await previewGuests(admin, {
      ...{ eventId, mode: "UPDATE", answers, file: csvFile([header, ...next]) },
    });
    expect(removed.totalCount).toBe(1);
    expect(decisions).toContainEqual(expect.objectContaining({ taken: "other", isCertain: true }));
    await update(next);
    expect(await readLines()).toEqual([{ id, line: "Anna Okafor,1,Fish" }]);
  });
});

it("compares an event's first sheet with the guests who were added by hand", async () => {
  await addGuest(admin, eventId, { name: "Anna", tableNumber: "9" });
  await addGuest(admin, eventId, { name: "Zoe", tableNumber: "9" });
  await update(["Ben,1,", "Anna,9,Fish"]);
  expect(await lines()).toEqual(["Ben,1,", "Anna,9,Fish", "Zoe,9,"]);
});
