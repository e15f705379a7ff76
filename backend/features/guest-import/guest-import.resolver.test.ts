import { describe, expect, it } from "vitest";
import { maxUploadBytes } from "../../../common/limits.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readEvent, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const firstList = ["Name,Table Number,Meal", "Zoë Åkesson,1,Fish", "Liam O'Connor,1,", "Mei-Ling Ng,Rose,Beef"];

const figures = { mode: "replace", added: 0, moved: 0, changed: 0, removed: 0 };

describe("uploadGuestFile", () => {
  it("replaces the guest list, keeps the file and records it in the history", async () => {
    const eventId = await newGuestList(admin, ["Name,Table", "Somebody Else,9"]);
    const imported = await uploadGuests(admin, eventId, firstList);
    expect(imported).toMatchObject({ guestCount: 3, rowErrors: [], event: { id: eventId, guestCount: 3 } });

    const event = await readEvent(admin, eventId);
    expect(event.guestColumns).toEqual(["Meal"]);
    expect(event.guests.nodes.map(({ id: _, ...guest }) => guest)).toEqual([
      { name: "Zoë Åkesson", tableNumber: "1", additionalInfo: { Meal: "Fish" } },
      { name: "Liam O'Connor", tableNumber: "1", additionalInfo: {} },
      { name: "Mei-Ling Ng", tableNumber: "Rose", additionalInfo: { Meal: "Beef" } },
    ]);
    expect(event.history.nodes.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: "upload_file", details: { ...figures, filename: "guests.csv", guestCount: 3, added: 3, removed: 1 } },
      { action: "upload_file", details: { ...figures, filename: "guests.csv", guestCount: 1, added: 1 } },
      { action: "create", details: { name: "Gala" } },
    ]);
    const files = await api.db.prisma.uploadedFile.findMany({ where: { eventId }, orderBy: { id: "desc" } });
    expect(files.map(({ content }) => Buffer.from(content).toString())[0]).toBe(await csvFile(firstList).text());
  });

  it.each([
    ["a file without a table column", csvFile(["Name,Meal", "Olivia Smith,Fish"]), "UNREADABLE_FILE"],
    ["an empty file", new File([], "guests.csv", { type: "text/csv" }), "UNREADABLE_FILE"],
    ["a file that is not a workbook", new File(["this is no workbook at all"], "guests.xlsx"), "UNREADABLE_FILE"],
    ["another type of file", new File(["%PDF-1.7"], "guests.pdf", { type: "application/pdf" }), "UNSUPPORTED_FILE"],
    [
      "a file above 5 MB",
      csvFile(["Name,Table", ...Array<string>(Math.floor(maxUploadBytes / 14)).fill("Zoë Åkesson,1")]),
      "TOO_LARGE",
    ],
  ])("refuses %s and leaves the list unchanged", async (_, file, code) => {
    const eventId = await newGuestList(admin, firstList);
    const before = await readEvent(admin, eventId);
    const refusal = await admin.refusal(UploadGuestsDocument, { eventId, file });
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/^[A-Z].*\.$/);
    expect(await readEvent(admin, eventId)).toEqual(before);
    expect(await api.db.prisma.uploadedFile.count({ where: { eventId } })).toBe(1);
  });

  it("shows in the next search, and logs no guests", async () => {
    const eventId = await newEvent(admin);
    const search = (query: string) => searchGuests(api.anonymous(), eventId, query);
    expect(await search("akesson")).toEqual([]);
    await uploadGuests(admin, eventId, firstList);
    expect(await search("akesson")).toMatchObject([
      { name: "Zoë Åkesson", tableNumber: "1", tablemates: [{ name: "Liam O'Connor", tableNumber: "1" }] },
    ]);
    await uploadGuests(admin, eventId, ["Name,Table", "Zoë Åkesson,7"]);
    expect(await search("akesson")).toMatchObject([{ tableNumber: "7", tablemates: [] }]);
    expect(api.logged()).not.toMatch(/kesson|O'Connor|Fish|Rose/);
  });
});
