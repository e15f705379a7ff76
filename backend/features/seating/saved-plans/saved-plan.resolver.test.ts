import { expect, it } from "vitest";
import { maxSavedPlans } from "../../../../common/limits.ts";
import { EraseGuestDocument } from "../../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import {
  DeleteSavedPlanDocument,
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "../../../../frontend/organizer/features/seating/plans/generated/saved-plans.ts";
import { newGuestList, readHistory } from "../../../testing/guest-list-calls.ts";
import { boardGuests, createTable, seat, versionOf } from "../../../testing/seating-calls.ts";
import { sharedTestApi } from "../../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("saves seatings under names, keeps them as they were, and forgets erased guests", async () => {
  const eventId = await newGuestList(admin, [
    "Name,Table",
    "Anna Berg,1",
    "Ben Dorn,1",
    "Carla Eich,Anna Berg’s",
    "Dora Fels,",
  ]);
  await createTable(admin, eventId, { label: "2", capacity: 8 });
  const [anna = 0, ben = 0, carla = 0, dora = 0] = (await boardGuests(admin, eventId)).map(({ id }) => id);
  await seat(admin, eventId, [{ guestId: ben, tableLabel: "1", seatNumber: 4 }]);
  const [version, history] = [await versionOf(admin, eventId), await readHistory(admin, eventId)];
  const save = async (
    name: string,
    moves: { guestId: number; tableLabel: string | null; seatNumber?: number }[] = [],
  ) => (await admin.execute(SavePlanDocument, { eventId, name, moves })).savePlan;
  const read = async (id: number) => {
    const { tables, seats } = (await admin.execute(SavedPlanSeatingDocument, { eventId, id })).savedPlan;
    return seats.map(({ guestId, tablePlace, seatNumber }) => [
      ...[guestId, tablePlace === null ? null : tables[tablePlace]?.label, seatNumber],
    ]);
  };

  const today = await save("  Today  ");
  expect(today).toMatchObject({ name: "Today", seatedCount: 3 });
  const moves = [
    { guestId: anna, tableLabel: "2", seatNumber: 1 },
    { guestId: carla, tableLabel: null },
    { guestId: dora, tableLabel: "New" },
  ];
  const other = await save("Anna Berg at table 2", moves);
  expect(other).toMatchObject({ seatedCount: 3 });
  // Nobody moves.
  expect([await versionOf(admin, eventId), await readHistory(admin, eventId)]).toEqual([version, history]);
  await seat(admin, eventId, [{ guestId: anna, tableLabel: "9" }]);
  expect(await read(today.id)).toEqual([
    [anna, "1", null],
    [ben, "1", 4],
    [carla, "Anna Berg’s", null],
    [dora, null, null],
  ]);
  expect(await read(other.id)).toEqual([
    [anna, "2", 1],
    [ben, "1", 4],
    [carla, null, null],
    [dora, "New", null],
  ]);

  await expect(save("TODAY")).rejects.toMatchObject({
    code: "CONFLICT",
    message: "There is already a plan “TODAY”. Please choose another name.",
  });
  await expect(save("  ")).rejects.toMatchObject({ code: "BAD_INPUT", message: "Please give the plan a name." });
  const stranger = save("Stranger", [{ guestId: dora + 1000, tableLabel: "1" }]);
  await expect(stranger).rejects.toMatchObject({ code: "NOT_FOUND" });

  await admin.execute(EraseGuestDocument, { eventId, guestId: anna });
  expect(await read(today.id)).toEqual([
    [ben, "1", 4],
    [carla, expect.not.stringContaining("Anna Berg"), null],
    [dora, null, null],
  ]);
  const { savedPlans } = await admin.execute(SavedPlansDocument, { eventId });
  expect(savedPlans).toMatchObject([
    { name: "Today" },
    { name: expect.not.stringContaining("Anna Berg"), seatedCount: 2 },
  ]);
  expect(JSON.stringify(await api.db.prisma.savedPlan.findMany({ where: { eventId } }))).not.toContain("Anna Berg");

  const remove = () => admin.execute(DeleteSavedPlanDocument, { eventId, id: other.id });
  await remove();
  await expect(remove()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await api.db.prisma.savedPlan.createMany({
    data: Array.from({ length: maxSavedPlans - 1 }, (_, place) => ({
      ...{ eventId, name: `Plan ${place}`, seating: { tables: [], seats: [] } },
    })),
  });
  await expect(save("One more")).rejects.toMatchObject({
    code: "CONFLICT",
    message: "An event can have 20 saved plans. Please delete one first.",
  });
});
