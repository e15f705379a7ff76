import { expect, it } from "vitest";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { UpdateTablesDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { maxTablesPerEvent } from "../../limits.ts";
import { CreateTableDocument, UpdateTableDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { createTable } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const place = { x: 100, y: 100 };
const tooLarge = {
  code: "BAD_INPUT",
  message: "A floor plan can have at most 2,000 tables with 50,000 seats. Please remove some tables from it first.",
};

it("lets a floor plan have 50,000 seats, by drawing, changing and undoing", async () => {
  const eventId = await newEvent(admin);
  const data = Array.from({ length: 49 }, (_, position) => ({
    ...{ eventId, position, label: `T${position}`, capacity: 1000, isSetUp: true, ...place },
  }));
  await api.db.prisma.table.createMany({ data });
  const last = await createTable(admin, eventId, { label: "last", capacity: 999, ...place });
  const another = { eventId, input: { label: "another", capacity: 2, ...place } };
  expect(await admin.refusal(CreateTableDocument, another)).toMatchObject(tooLarge);

  const resized = (capacity: number) => ({ eventId, input: { id: last.id, capacity } });
  await createTable(admin, eventId, { label: "small", capacity: 1, ...place });
  expect(await admin.refusal(UpdateTableDocument, resized(1000))).toMatchObject(tooLarge);

  const changes = [{ id: last.id, x: null, y: null }];
  const { historyEntryId } = (await admin.execute(UpdateTablesDocument, { eventId, changes })).updateTables;
  await admin.execute(CreateTableDocument, another);
  expect(await admin.refusal(UndoChangeDocument, { eventId, historyEntryId })).toMatchObject(tooLarge);
  await createTable(admin, eventId, { label: "beside the plan", capacity: 1000 });
});

it("lets an event have 2,000 tables, however they are made", async () => {
  const eventId = await newEvent(admin);
  await api.db.pool.query(
    `INSERT INTO tables (event_id, position, label, x, y)
     SELECT $1, place, 'T' || place, 100, 100 FROM generate_series(1, $2) AS place`,
    [eventId, maxTablesPerEvent],
  );
  const another = { eventId, input: { label: "another", ...place } };
  const tooMany = { code: "BAD_INPUT", message: "An event can have at most 2,000 tables. Please use fewer." };
  expect(await admin.refusal(CreateTableDocument, another)).toMatchObject(tooMany);
  await expect(addGuest(admin, eventId, { name: "Anna", tableNumber: "another" })).rejects.toThrow(tooMany.message);
  await expect(uploadGuests(admin, eventId, ["Name,Table", "Anna,another"], { mode: "MERGE" })).rejects.toThrow(
    tooMany.message,
  );
  await addGuest(admin, eventId, { name: "Anna", tableNumber: "T1" });
});
