import { describe, expect, it } from "vitest";
import { isDeepRun } from "../../../common/testing/random-runs.ts";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  newEvent,
  previewGuests,
  readHistory,
  type UploadOptions,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const upload = (eventId: number, lines: string[], options?: UploadOptions) =>
  uploadGuests(admin, eventId, lines, options);
const restore = async (eventId: number, historyEntryId: number) =>
  (await admin.execute(RestoreGuestListDocument, { eventId, historyEntryId })).restoreGuestList;
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

describe("restoreGuestList", () => {
  it("restores exactly the list before an import, and can itself be undone", async () => {
    const eventId = await newEvent(admin);
    await upload(eventId, firstList);
    await addGuest(admin, eventId, { name: "Emil", tableNumber: "9" });
    const [, anna] = await storedGuests(api.db, eventId);
    await admin.execute(DeleteGuestDocument, { eventId, id: anna?.id ?? 0 });
    const before = await storedGuests(api.db, eventId);
    const { historyEntryId } = await upload(eventId, ["Name,Table", "Ben,5", "Carla,6"]);
    const after = await storedGuests(api.db, eventId);

    expect(await restore(eventId, historyEntryId)).toMatchObject({ id: eventId, guestCount: 4 });
    expect(await storedGuests(api.db, eventId)).toEqual(before.map((guest, position) => ({ ...guest, position })));
    const [entry] = await readHistory(admin, eventId);
    expect(entry).toMatchObject({
      action: "restore_guests",
      guestCountBefore: 2,
      details: { guestCount: 4, entryId: historyEntryId },
    });
    expect(await undoneEdits(eventId)).toBe(1);

    await restore(eventId, entry?.id ?? 0);
    expect(await storedGuests(api.db, eventId)).toEqual(after);
    expect(await undoneEdits(eventId)).toBe(0);
  });

  it("refuses entries without a stored list, and those of another event", async () => {
    const [eventId, otherId] = [await newEvent(admin), await newEvent(admin)];
    await upload(eventId, firstList);
    const foreign = await upload(otherId, firstList);
    const [create] = (await readHistory(admin, eventId)).slice(-1);
    expect(create).toMatchObject({ action: "create", guestCountBefore: null });
    const before = await wholeEvent(api.db, eventId);
    for (const historyEntryId of [create?.id ?? 0, foreign.historyEntryId, 2 ** 31 - 1, 0, -1]) {
      expect(await admin.refusal(RestoreGuestListDocument, { eventId, historyEntryId })).toMatchObject({
        code: "NOT_FOUND",
        status: 404,
      });
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
  "keeps one consistent list and a correct history when imports, edits and restores race (%d)",
  async () => {
    const eventId = await newEvent(admin);
    const list = (word: string) => ["Name,Table", ...Array.from({ length: 200 }, (_, i) => `${word} ${i},${i % 9}`)];
    const first = await upload(eventId, list("Old"), { filename: "Old" });
    await Promise.all([
      upload(eventId, list("Alpha"), { filename: "Alpha" }),
      addGuest(admin, eventId, { name: "Emil", tableNumber: "9" }),
      upload(eventId, list("Beta"), { filename: "Beta" }),
      restore(eventId, first.historyEntryId),
      upload(eventId, list("Gamma"), { mode: "MERGE", filename: "Gamma" }),
      upload(eventId, list("Delta"), { mode: "UPDATE", filename: "Delta" }),
    ]);

    // Replaying the history must produce the list: guests per word, and what each step reports.
    const { history: entries, changes, guests, event } = await wholeEvent(api.db, eventId);
    const kept = new Map(changes.map((change) => [change.historyEntryId, change]));
    let replayed: Record<string, number> = {};
    for (const { id, action, details } of entries) {
      const { filename = "", mode, added, removed } = figuresOf(details);
      const change = kept.get(id);
      const before = sumOf(replayed);
      if (change) expect(change.countBefore).toBe(before);
      if (action === "update_guests") replayed.Emil = 1;
      if (action === "restore_guests") replayed = {};
      if (action !== "upload_file") continue;
      replayed = { ...stayingOf(replayed, mode), [filename]: 200 };
      expect(before + Number(added) - Number(removed)).toBe(sumOf(replayed));
    }
    const words: Record<string, number> = {};
    for (const { name } of guests) words[name.split(" ")[0] ?? ""] = (words[name.split(" ")[0] ?? ""] ?? 0) + 1;
    expect(words).toEqual(replayed);
    expect(entries).toHaveLength(8);
    expect(event.guestListVersion).toBe(7);
    expect(changes.map(({ listVersion }) => listVersion)).toEqual(
      changes.map(({ listVersion }) => listVersion).toSorted((one, other) => one - other),
    );
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
