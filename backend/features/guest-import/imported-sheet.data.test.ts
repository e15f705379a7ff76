import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { migrationsFolder } from "../../database/migration-files.ts";
import { addGuest, newEvent, readHistory, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function migrated(): Promise<number[]> {
  const name = (await readdir(migrationsFolder)).find((folder) => folder.endsWith("_imported_sheets")) ?? "";
  const sql = await readFile(join(migrationsFolder, name, "migration.sql"), "utf8");
  await api.db.prisma.importedSheet.deleteMany();
  await api.db.pool.query(sql.slice(sql.indexOf("INSERT INTO")));
  return (await api.db.prisma.importedSheet.findMany()).map(({ eventId }) => eventId);
}

it("takes lists for imported that nobody has edited since their last import", async () => {
  const [imported, edited, replaced, merged, restored, byHand] = [
    await newEvent(admin),
    await newEvent(admin),
    await newEvent(admin),
    await newEvent(admin),
    await newEvent(admin),
    await newEvent(admin),
  ];
  const lines = ["Name,Table,Meal", "Zoë,1,Fish", "Ben,2,"];
  for (const eventId of [imported, edited, replaced, merged, restored]) await uploadGuests(admin, eventId, lines);
  for (const eventId of [edited, replaced, merged, restored, byHand]) await addGuest(admin, eventId, { name: "Emil" });
  await uploadGuests(admin, replaced, [...lines, "Cleo,3,"]);
  await uploadGuests(admin, merged, [...lines, "Cleo,3,"], { mode: "MERGE" });
  const { historyEntryId } = await uploadGuests(admin, restored, [...lines, "Cleo,3,"]);
  await admin.execute(RestoreGuestListDocument, { eventId: restored, historyEntryId });
  // As restores recorded it before.
  const [restore] = await readHistory(admin, restored);
  await api.db.prisma.$executeRaw`
    UPDATE history_entries SET details = details || '{"handEdits": 1}' WHERE id = ${restore?.id ?? 0}`;

  const found = new Set(await migrated());
  const events = [imported, edited, replaced, merged, restored, byHand];
  expect(events.filter((id) => found.has(id))).toEqual([imported, replaced]);
  const sheet = await api.db.prisma.importedSheet.findUniqueOrThrow({ where: { eventId: imported } });
  expect(sheet.guests).toMatchObject({
    version: 3,
    guests: [
      { name: "Zoë", tableNumber: "1", additionalInfo: { Meal: "Fish" } },
      { name: "Ben", tableNumber: "2", additionalInfo: {} },
    ],
  });
});
