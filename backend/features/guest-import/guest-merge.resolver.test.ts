import { describe, expect, it } from "vitest";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, previewGuests, readHistory, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const upload = (eventId: number, mode: "REPLACE" | "MERGE" | "UPDATE", lines: string[], filename?: string) =>
  uploadGuests(admin, eventId, lines, { mode, filename });
const seats = async (eventId: number) =>
  (await storedGuests(api.db, eventId)).map(({ name, tableNumber }) => `${name} @${tableNumber}`);
const idsByName = async (eventId: number) =>
  new Map((await storedGuests(api.db, eventId)).map(({ id, name }) => [name, id]));

describe("a merge", () => {
  it("updates guests with a known name, adds the others and removes nobody", async () => {
    const eventId = await newEvent(admin);
    await upload(eventId, "REPLACE", [
      "Name,Table,Meal,Side",
      "Anna Berg,1,Fish,Bride",
      "Ben Berg,1,,",
      "Cleo Lind,2,,",
    ]);
    const before = await idsByName(eventId);
    const lines = ["Name,Table,Allergy,Meal", "Finn Dahl,7,,", "Cleo Lind,3,,", "anna  berg,,Nuts,Beef"];
    expect(await previewGuests(admin, { eventId, file: csvFile(lines), mode: "MERGE" })).toMatchObject({
      ...{ added: { totalCount: 1 }, moved: { totalCount: 1 }, changed: { totalCount: 1 }, removed: { totalCount: 0 } },
    });
    const imported = await upload(eventId, "MERGE", lines);
    expect(imported).toMatchObject({ mode: "MERGE", guestCount: 3, added: 1, moved: 1, changed: 1, removed: 0 });
    const guests = await storedGuests(api.db, eventId);
    expect(guests.map(({ id: _, ...guest }) => guest)).toEqual([
      {
        position: 0,
        name: "anna berg",
        tableNumber: "1",
        info: '{"Meal":"Beef","Side":"Bride","Allergy":"Nuts"}',
      },
      { position: 1, name: "Ben Berg", tableNumber: "1", info: "{}" },
      { position: 2, name: "Cleo Lind", tableNumber: "3", info: "{}" },
      { position: 3, name: "Finn Dahl", tableNumber: "7", info: "{}" },
    ]);
    expect(guests.slice(0, 3).map(({ id }) => id)).toEqual([...before.values()]);
    expect((await readHistory(admin, eventId))[0]).toMatchObject({
      action: "upload_file",
      details: { filename: "guests.csv", guestCount: 3, mode: "merge", added: 1, moved: 1, changed: 1, removed: 0 },
    });
  });

  it.each([
    ["guests with the same name and table", ["Ann @1", "Ann @2"], ["Ann @2", "Ann @1"], ["Ann @1", "Ann @2"]],
    ["the only guest left with a name", ["Ann @1", "Ann @2"], ["Ann @1", "Ann @5"], ["Ann @1", "Ann @5"]],
    ["nobody if it could be either", ["Ann @1", "Ann @2"], ["Ann @5"], ["Ann @1", "Ann @2", "Ann @5"]],
    ["nobody if two could be the one", ["Ann @2"], ["Ann @1", "Ann @5"], ["Ann @2", "Ann @1", "Ann @5"]],
    ["several guests with the same name and table", ["Ann @1", "Ann @1"], ["Ann @1", "Ann @1"], ["Ann @1", "Ann @1"]],
    ["upper and lower case alike", ["ann lee @1"], ["Ann Lee @2"], ["Ann Lee @2"]],
  ])("matches %s", async (_, list, file, expected) => {
    const eventId = await newEvent(admin);
    const lines = (guests: string[]) => ["Name,Table", ...guests.map((guest) => guest.replace(" @", ","))];
    await upload(eventId, "REPLACE", lines(list));
    await upload(eventId, "MERGE", lines(file));
    expect(await seats(eventId)).toEqual(expected);
    await upload(eventId, "MERGE", lines(file), "again.csv");
    expect(await seats(eventId)).toEqual(expected);
  });

  it("is refused when the list could not be read back, and the preview says so", async () => {
    const eventId = await newEvent(admin);
    const columns = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i}`).join(",");
    const values = (count: number) => "x,".repeat(count).slice(0, -1);
    await upload(eventId, "REPLACE", [
      `Name,Table,${columns("Meal", 30)}`,
      `Ann,1,${values(30)}`,
      `Ben,1,${values(30)}`,
    ]);
    const before = await wholeEvent(api.db, eventId);
    const wide = csvFile([`Name,Table,${columns("Wish", 21)}`, `Ann,1,${values(21)}`]);
    const message = "With this file the event would have 51 columns besides name and table; the limit is 50.";
    const preview = await previewGuests(admin, { eventId, mode: "MERGE", file: wide });
    expect(preview).toMatchObject({ problem: message, guestCount: 1, changed: { totalCount: 0 } });
    expect(await admin.refusal(UploadGuestsDocument, { eventId, mode: "MERGE", file: wide })).toMatchObject({
      code: "UNREADABLE_FILE",
      message,
    });
    expect(await wholeEvent(api.db, eventId)).toEqual(before);
    await upload(eventId, "MERGE", [`Name,Table,${columns("Wish", 20)}`, `Ann,1,${values(20)}`]);
    expect(JSON.parse((await storedGuests(api.db, eventId))[0]?.info ?? "")).toMatchObject({
      "Meal 29": "x",
      "Wish 19": "x",
    });
  });
});

describe("an upload that is sent twice", () => {
  it.each(["REPLACE", "MERGE", "UPDATE"] as const)(
    "is imported once (%s), one after the other or at once",
    async (mode) => {
      const eventId = await newEvent(admin);
      await upload(eventId, "REPLACE", ["Name,Table", "Ann,1"]);
      const send = () => upload(eventId, mode, ["Name,Table", "Ann,2", "Ben,3", ",4"], "new.csv");
      const answers = await Promise.all([send(), send(), send()]);
      const whole = await wholeEvent(api.db, eventId);
      answers.push(await send());
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ guestCount: 2, added: 1, moved: 1, rowErrors: [{ row: 4 }] });
      expect(await wholeEvent(api.db, eventId)).toEqual(whole);
      expect([whole.history.length, whole.files.length]).toEqual([3, 2]);
    },
  );

  it("is imported again when the list has changed since, or with other options", async () => {
    const eventId = await newEvent(admin);
    const lines = ["Name,Table", "Ann,1"];
    await upload(eventId, "REPLACE", lines);
    await addGuest(admin, eventId, { name: "Ben", tableNumber: "2" });
    await upload(eventId, "MERGE", lines);
    expect(await seats(eventId)).toEqual(["Ann @1", "Ben @2"]);
    await upload(eventId, "REPLACE", lines);
    expect(await seats(eventId)).toEqual(["Ann @1"]);
    expect((await wholeEvent(api.db, eventId)).history).toHaveLength(5);
  });
});
