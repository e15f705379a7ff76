import { expect, it } from "vitest";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { deleteExcessRowChanges } from "./row-change.data.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("deletes the oldest records beyond a size, and never those of the change itself", async () => {
  const eventId = await newEvent(admin);
  for (const name of ["Anna", "Ben", "Carla", "Dora"]) await addGuest(admin, eventId, { name });
  const sizes = await api.db.prisma.$queryRaw<{ version: number; bytes: number }[]>`
    SELECT list_version AS version, sum(pg_column_size(rows) + pg_column_size(ids) + 200)::int AS bytes
    FROM row_changes WHERE event_id = ${eventId} GROUP BY 1 ORDER BY 1 DESC`;
  expect(sizes.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  const lastTwo = (sizes[0]?.bytes ?? 0) + (sizes[1]?.bytes ?? 0);
  const versions = async () => {
    const rows = await api.db.prisma.rowChange.findMany({ where: { eventId }, orderBy: { listVersion: "asc" } });
    return [...new Set(rows.map(({ listVersion }) => listVersion))];
  };
  await deleteExcessRowChanges(api.db.prisma, eventId, 4, lastTwo);
  expect(await versions()).toEqual([3, 4]);
  await deleteExcessRowChanges(api.db.prisma, eventId, 4, 10);
  expect(await versions()).toEqual([4]);
});
