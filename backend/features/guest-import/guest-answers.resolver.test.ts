import { describe, expect, it } from "vitest";
import { PreviewGuestFileDocument } from "../../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import type { GuestFileAnswerInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, previewGuests, toPreview } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const couples = ["Name,Table", "Anna & Ben Meier,1", "Cleo Lind,2"];
const keep = [{ decision: "couples", option: "keep" }];

async function preview(eventId: number, lines: readonly string[], answers?: GuestFileAnswerInput[]) {
  return previewGuests(admin, { eventId, file: csvFile(lines), ...(answers && { answers }) });
}

async function upload(eventId: number, lines: readonly string[], answers?: GuestFileAnswerInput[]) {
  await admin.execute(UploadGuestsDocument, { eventId, file: csvFile(lines), ...(answers && { answers }) });
  return (await storedGuests(api.db, eventId)).map(({ name, tableNumber }) => `${name} @ ${tableNumber}`);
}

describe("answers about a guest file", () => {
  it("change the preview and the upload alike", async () => {
    const eventId = await newEvent(admin);
    const asRead = await preview(eventId, couples);
    expect(asRead).toMatchObject({ guestCount: 3, remembered: null });
    expect(asRead.decisions).toContainEqual(expect.objectContaining({ id: "couples", taken: "split" }));
    const answered = await preview(eventId, couples, keep);
    expect(answered.guestCount).toBe(2);
    expect(answered.decisions).toContainEqual(expect.objectContaining({ id: "couples", taken: "keep" }));
    expect(await upload(eventId, couples, keep)).toEqual(["Anna & Ben Meier @ 1", "Cleo Lind @ 2"]);
  });

  it("are used again for the next file with the same headers, and forgotten with an empty list", async () => {
    const eventId = await newEvent(admin);
    await upload(eventId, couples, keep);
    const next = ["Name,Table", "Dora & Emil Ost,3", "Finn Dahl,4"];
    expect(await preview(eventId, next)).toMatchObject({ guestCount: 2, remembered: { answers: keep } });
    expect(await upload(eventId, next)).toEqual(["Dora & Emil Ost @ 3", "Finn Dahl @ 4"]);

    const others = ["Name,Table,Meal", "Dora & Emil Ost,3,Fish"];
    expect(await preview(eventId, others)).toMatchObject({ remembered: null });

    const more = ["Name,Table", "Gina & Hugo Roth,5"];
    expect(await upload(eventId, more, [])).toEqual(["Gina Roth @ 5", "Hugo Roth @ 5"]);
    expect(await preview(eventId, ["Name,Table", "Ida & Jon Beck,6"])).toMatchObject({
      guestCount: 2,
      remembered: null,
    });
  });

  it("are refused when they are no options", async () => {
    const eventId = await newEvent(admin);
    const variables = { eventId, answers: [{ decision: "couples", option: "halve" }] };
    const refused = { code: "BAD_INPUT", status: 400 };
    const file = () => csvFile(couples);
    expect(await admin.refusal(PreviewGuestFileDocument, toPreview({ ...variables, file: file() }))).toMatchObject(
      refused,
    );
    expect(await admin.refusal(UploadGuestsDocument, { ...variables, file: file() })).toMatchObject(refused);
    expect(await storedGuests(api.db, eventId)).toEqual([]);
  });
});

describe("a guest who is pointed at", () => {
  const plan = ["ROSE", "anna", "ben", "", "TULIP", "cleo"];
  const place = (row: number) => ({ row, column: 0 });
  const pointed = { sheet: "", name: place(6), table: place(5) };

  it("gives the list of a file that is refused, now and for the next file of its shape", async () => {
    const eventId = await newEvent(admin);
    expect((await preview(eventId, plan)).problem).toMatch(/no column for the table/);
    const read = await previewGuests(admin, { eventId, file: csvFile(plan), pointed, sample: { fromRow: 1 } });
    expect(read).toMatchObject({
      problem: null,
      guestCount: 3,
      tableCount: 2,
      sheets: [""],
      rowCount: 5,
      columnCount: 1,
    });
    expect(read.rows.map(({ row, cells, taken }) => [row, ...cells, ...taken].join(" "))).toEqual([
      ...["2 anna NAME", "3 ben NAME", "5 TULIP TABLE", "6 cleo NAME"],
    ]);
    await admin.execute(UploadGuestsDocument, { eventId, file: csvFile(plan), pointed });
    const guests = await storedGuests(api.db, eventId);
    expect(guests.map(({ name, tableNumber }) => `${name} @ ${tableNumber}`)).toEqual([
      "anna @ ROSE",
      "ben @ ROSE",
      "cleo @ TULIP",
    ]);

    const next = ["LILY", "dora", "", "IRIS", "emil", "finn", "gus"];
    // The cells that were pointed at have something else now, so the first guest is the example.
    expect(await preview(eventId, next)).toMatchObject({
      ...{ problem: null, guestCount: 4, tableCount: 2 },
      remembered: { pointed: { name: place(2), lastName: null, table: place(1) } },
    });
    expect(await upload(eventId, next)).toEqual(["dora @ LILY", "emil @ IRIS", "finn @ IRIS", "gus @ IRIS"]);
  });
});

it("changes nothing when a list is uploaded as it is, whatever its names and tables look like", async () => {
  const eventId = await newEvent(admin);
  const guests = [
    ["Anna & Ben Meier", "03"],
    ["Meier, Cleo", "3"],
    ["Dora Holm +1", "TBD"],
    ["Total", "Table 3"],
    ["Smith, Jr.", "-"],
    ["A", "4"],
    ["Emil and guest", "2026-03-04"],
  ] as const;
  for (const [name, tableNumber] of guests) await addGuest(admin, eventId, { name, tableNumber });
  const before = await storedGuests(api.db, eventId);
  const lines = ["Name,Table Number", ...guests.map(([name, table]) => `"${name}","${table}"`)];
  const none = { totalCount: 0 };
  expect(await preview(eventId, lines)).toMatchObject({
    ...{ guestCount: guests.length, added: none, moved: none, changed: none, removed: none },
  });
  await upload(eventId, lines);
  expect(await storedGuests(api.db, eventId)).toEqual(before);
});
