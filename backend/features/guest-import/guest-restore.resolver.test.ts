import { describe, expect, it } from "vitest";
import { isDeepRun } from "../../../common/testing/random-runs.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  newEvent,
  previewGuests,
  readHistory,
  type UploadOptions,
  undo,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const upload = (eventId: number, lines: string[], options?: UploadOptions) =>
  uploadGuests(admin, eventId, lines, options);
const undoneEdits = async (eventId: number) => {
  const file = csvFile(["Name,Table", "Somebody,1"]);
  return (await previewGuests(admin, { eventId, file })).undoneEdits;
};

const firstList = [
  "Name,Table,Meal,__proto__",
  "Zoë Åkesson,1,Fish,x",
  "=Anna,,,",
  '"Anna ""A"" Berg",2,,y',
  "Ben,1,,",
];

describe("undoing an import", () => {
  it("brings back exactly the list and the sheet before it, and can itself be undone", async () => {
    const eventId = await newEvent(admin);
    await upload(eventId, firstList);
    await addGuest(admin, eventId, { name: "Emil", tableNumber: "9" });
    const [, anna] = await storedGuests(api.db, eventId);
    await admin.execute(DeleteGuestDocument, { eventId, id: anna?.id ?? 0 });
    const before = await wholeEvent(api.db, eventId);
    const { historyEntryId } = await upload(eventId, ["Name,Table", "Ben,5", "Carla,6"]);
    const after = await wholeEvent(api.db, eventId);

    const { historyEntryId: undoId } = await undo(admin, eventId, historyEntryId);
    const restored = await wholeEvent(api.db, eventId);
    expect([restored.guests, restored.sheet]).toEqual([before.guests, before.sheet]);
    const [entry] = await readHistory(admin, eventId);
    expect(entry).toMatchObject({ action: "undo", details: { entryId: historyEntryId, undone: "upload_file" } });
    expect(await undoneEdits(eventId)).toBe(1);

    await undo(admin, eventId, undoId);
    const again = await wholeEvent(api.db, eventId);
    expect([again.guests, again.sheet]).toEqual([after.guests, after.sheet]);
    expect(await undoneEdits(eventId)).toBe(0);
  });

  it("leaves the sheet of a later import alone", async () => {
    const eventId = await newEvent(admin);
    const { historyEntryId } = await upload(eventId, firstList);
    await upload(eventId, ["Name,Table", "Carla,6"], { mode: "MERGE" });
    const { sheet } = await wholeEvent(api.db, eventId);
    const { historyEntryId: undoId } = await undo(admin, eventId, historyEntryId);
    expect((await wholeEvent(api.db, eventId)).sheet).toEqual(sheet);
    await undo(admin, eventId, undoId);
    expect((await wholeEvent(api.db, eventId)).sheet).toEqual(sheet);
    expect((await storedGuests(api.db, eventId)).map(({ name }) => name)).toContain("Ben");
  });

  it("refuses entries without a change, and those of another event", async () => {
    const [eventId, otherId] = [await newEvent(admin), await newEvent(admin)];
    await upload(eventId, firstList);
    const foreign = await upload(otherId, firstList);
    const before = await wholeEvent(api.db, eventId);
    for (const historyEntryId of [foreign.historyEntryId, 2 ** 31 - 1, 0, -1]) {
      const refusal = await admin.refusal(UndoChangeDocument, { eventId, historyEntryId });
      expect(refusal).toMatchObject({ code: "NOT_FOUND", status: 404 });
    }
    expect(await wholeEvent(api.db, eventId)).toEqual(before);
  });
});

describe("guests whose manual changes a replacement would undo", () => {
  it("are counted since the last import; a merge keeps them", async () => {
    const eventId = await newEvent(admin);
    const edit = () => addGuest(admin, eventId, { name: "Emil", tableNumber: "9" });
    await edit();
    expect(await undoneEdits(eventId)).toBe(1);
    await upload(eventId, firstList);
    expect(await undoneEdits(eventId)).toBe(0);
    await edit();
    await upload(eventId, ["Name,Table", "Carla,6"], { mode: "MERGE" });
    await edit();
    expect(await undoneEdits(eventId)).toBe(2);
  });
});

it.each(isDeepRun ? [1, 2, 3] : [1])(
  "keeps one consistent list and a correct history when imports and edits race (%d)",
  async () => {
    const eventId = await newEvent(admin);
    const list = (word: string) => ["Name,Table", ...Array.from({ length: 200 }, (_, i) => `${word} ${i},${i % 9}`)];
    await upload(eventId, list("Old"), { filename: "Old" });
    await Promise.all([
      upload(eventId, list("Alpha"), { filename: "Alpha" }),
      addGuest(admin, eventId, { name: "Emil", tableNumber: "9" }),
      upload(eventId, list("Beta"), { filename: "Beta" }),
      upload(eventId, list("Gamma"), { mode: "MERGE", filename: "Gamma" }),
      upload(eventId, list("Delta"), { mode: "UPDATE", filename: "Delta" }),
    ]);

    // Replaying the history must produce the list: guests per word, and what each step reports.
    const { history: entries, guests, event } = await wholeEvent(api.db, eventId);
    let replayed: Record<string, number> = {};
    for (const { action, details } of entries) {
      const { filename = "", mode, added, removed } = figuresOf(details);
      const before = sumOf(replayed);
      if (action === "update_guests") replayed.Emil = 1;
      if (action !== "upload_file") continue;
      replayed = { ...stayingOf(replayed, mode), [filename]: 200 };
      expect(before + Number(added) - Number(removed)).toBe(sumOf(replayed));
    }
    const words: Record<string, number> = {};
    for (const { name } of guests) words[name.split(" ")[0] ?? ""] = (words[name.split(" ")[0] ?? ""] ?? 0) + 1;
    expect(words).toEqual(replayed);
    expect(entries).toHaveLength(7);
    expect(event.guestListVersion).toBe(6);
  },
);

function stayingOf(counts: Record<string, number>, mode: string | undefined): Record<string, number> {
  if (mode === "merge") return counts;
  // An update keeps guests whom no sheet had.
  return mode === "update" && counts.Emil !== undefined ? { Emil: counts.Emil } : {};
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function figuresOf(details: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(details)).map(([key, value]) => [key, String(value)]));
}
