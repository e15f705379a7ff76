import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxUploadBytes } from "../../../common/limits.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  CreateEventDocument,
  EventDocument,
  SampleEventDocument,
  SearchGuestsDocument,
  UploadGuestFileDocument,
} from "../../testing/generated/operations.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signInAsAdmin();
});
afterAll(() => api.close());

const csv = (text: string, name = "guests.csv") => new File([text], name, { type: "text/csv" });
const newEvent = async () => (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
const read = async (id: number, search = "") => (await admin.execute(EventDocument, { id, search })).event;

const firstList = "Name,Table Number,Meal\nZoë Åkesson,1,Fish\nLiam O'Connor,1,\nMei-Ling Ng,Rose,Beef\n";

const figures = { mode: "replace", added: 0, moved: 0, changed: 0, removed: 0 };

describe("uploadGuestFile", () => {
  it("replaces the guest list, keeps the file and tells of it in the history", async () => {
    const eventId = await newEvent();
    await admin.execute(UploadGuestFileDocument, { eventId, file: csv("Name,Table\nSomebody Else,9\n") });
    const { uploadGuestFile } = await admin.execute(UploadGuestFileDocument, { eventId, file: csv(firstList) });
    expect(uploadGuestFile).toMatchObject({ guestCount: 3, rowErrors: [], event: { id: eventId, guestCount: 3 } });

    const event = await read(eventId);
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
    expect(files.map(({ content }) => Buffer.from(content).toString())[0]).toBe(firstList);
  });

  it.each([
    ["a file without a table column", csv("Name,Meal\nOlivia Smith,Fish\n"), "UNREADABLE_FILE"],
    ["an empty file", csv(""), "UNREADABLE_FILE"],
    ["what is no workbook", new File(["this is no workbook at all"], "guests.xlsx"), "UNREADABLE_FILE"],
    ["another type of file", new File(["%PDF-1.7"], "guests.pdf", { type: "application/pdf" }), "UNSUPPORTED_FILE"],
    ["a file above 5 MB", csv(`Name,Table\n${"Zoë Åkesson,1\n".repeat(maxUploadBytes / 14)}`), "TOO_LARGE"],
  ])("refuses %s and leaves the list as it was", async (_, file, code) => {
    const eventId = await newEvent();
    await admin.execute(UploadGuestFileDocument, { eventId, file: csv(firstList) });
    const before = await read(eventId);
    const refusal = await admin.refusal(UploadGuestFileDocument, { eventId, file });
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/^[A-Z].*\.$/);
    expect(await read(eventId)).toEqual(before);
    expect(await api.db.prisma.uploadedFile.count({ where: { eventId } })).toBe(1);
  });

  it("does not touch the sample event, nor anything for strangers", async () => {
    const { sampleEvent } = await admin.execute(SampleEventDocument, {});
    const eventId = sampleEvent?.id ?? 0;
    expect(await admin.refusal(UploadGuestFileDocument, { eventId, file: csv(firstList) })).toEqual({
      code: "FORBIDDEN",
      status: 403,
      message: "Sample events cannot be modified.",
    });
    expect(await api.anonymous().refusal(UploadGuestFileDocument, { eventId, file: csv(firstList) })).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect((await read(eventId)).guestCount).toBeGreaterThanOrEqual(40);
  });

  it("refuses a multipart request that a foreign page could send", async () => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query: "mutation { logout }" }));
    form.set("map", "{}");
    const response = await admin.fetch("/graphql", { method: "POST", body: form });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  it("answers a multipart request that is none with a plain refusal", async () => {
    const response = await admin.fetch("/graphql", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Apollo-Require-Preflight": "true" },
      body: "--x\r\nnonsense",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: "The request could not be read.", extensions: { code: "BAD_INPUT", status: 400 } }],
    });
  });

  it("leaves one of two lists that are uploaded at the same time, never a mixture", async () => {
    const eventId = await newEvent();
    const list = (word: string) =>
      csv(`Name,Table\n${Array.from({ length: 300 }, (_, i) => `${word} ${i},${i % 9}\n`).join("")}`);
    await Promise.all(
      ["Alpha", "Beta"].map((word) => admin.execute(UploadGuestFileDocument, { eventId, file: list(word) })),
    );
    const event = await read(eventId);
    const [alpha, beta] = [await read(eventId, "Alpha"), await read(eventId, "Beta")];
    expect(event.guestCount).toBe(300);
    expect([alpha.guests.totalCount, beta.guests.totalCount].toSorted((a, b) => a - b)).toEqual([0, 300]);
    expect(event.history.totalCount).toBe(3);
  });

  it("is seen by the very next search, and its guests are in no log", async () => {
    const eventId = await newEvent();
    const search = async (query: string) =>
      (await api.anonymous().execute(SearchGuestsDocument, { eventId, query })).searchGuests;
    expect(await search("akesson")).toEqual([]);
    await admin.execute(UploadGuestFileDocument, { eventId, file: csv(firstList) });
    expect(await search("akesson")).toMatchObject([
      { name: "Zoë Åkesson", tableNumber: "1", tablemates: [{ name: "Liam O'Connor", tableNumber: "1" }] },
    ]);
    await admin.execute(UploadGuestFileDocument, { eventId, file: csv("Name,Table\nZoë Åkesson,7\n") });
    expect(await search("akesson")).toMatchObject([{ tableNumber: "7", tablemates: [] }]);
    expect(api.logged()).not.toMatch(/kesson|O'Connor|Fish|Rose/);
  });
});

describe("guests", () => {
  it("are paged and found by a part of a name or a table", async () => {
    const eventId = await newEvent();
    await admin.execute(UploadGuestFileDocument, { eventId, file: csv(firstList) });
    expect((await read(eventId, "rose")).guests.nodes.map(({ name }) => name)).toEqual(["Mei-Ling Ng"]);
    expect((await read(eventId, "åkes")).guests.nodes.map(({ name }) => name)).toEqual(["Zoë Åkesson"]);
    const { event } = await admin.execute(EventDocument, { id: eventId, offset: 1, limit: 1 });
    expect(event.guests.totalCount).toBe(3);
    expect(event.guests.nodes.map(({ name }) => name)).toEqual(["Liam O'Connor"]);
  });
});
