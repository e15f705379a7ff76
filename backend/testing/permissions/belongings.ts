import photon from "@silvia-odwyer/photon-node";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { addGuest } from "../guest-list-calls.ts";
import { makeHelper } from "../helper-calls.ts";
import type { Subject } from "./events.ts";
import type { World } from "./world.ts";

type Belonging<Value> = (subject: Subject, world: World) => Promise<Value>;

/** Once per event, because rows share events and leave them as they are. */
function onceFor<Value>(make: Belonging<Value>): Belonging<Value> {
  const made = new WeakMap<Subject, Promise<Value>>();
  return (subject, world) => {
    const value = made.get(subject) ?? make(subject, world);
    made.set(subject, value);
    return value;
  };
}

/** Two tables; the first has guests. */
export const tablesOf = onceFor(async ({ eventId }, { api }): Promise<[number, number]> => {
  const { prisma } = api.db;
  // Nobody may change the tables of the sample.
  const [first, second] = await prisma.table.findMany({ where: { eventId }, orderBy: { position: "asc" }, take: 2 });
  if (first && second) return [first.id, second.id];
  const made = await prisma.table.createManyAndReturn({
    data: ["1", "2"].map((label, position) => ({ eventId, label, position })),
  });
  return [made[0]?.id ?? 0, made[1]?.id ?? 0];
});

/** For variables that name the tables. */
export const ofTables =
  <Variables>(variablesOf: (eventId: number, tables: [number, number]) => Variables) =>
  async (subject: Subject, world: World): Promise<Variables> =>
    variablesOf(subject.eventId, await tablesOf(subject, world));

/** For variables that name a belonging. */
export const withId = (belonging: Belonging<number>) => async (subject: Subject, world: World) => ({
  eventId: subject.eventId,
  id: await belonging(subject, world),
});

export const wishOf = onceFor(
  async ({ eventId, guestId }, { api }) =>
    (await api.db.prisma.wish.create({ data: { eventId, kind: "NEAR", guestIds: [guestId], fixtureId: 1 } })).id,
);

export const savedPlanOf = onceFor(
  async ({ eventId }, { api }) =>
    (await api.db.prisma.savedPlan.create({ data: { eventId, name: "A", seating: { tables: [], seats: [] } } })).id,
);

export const helperOf = onceFor(async ({ eventId }, { api }) => (await makeHelper(api, eventId, "viewer")).id);

const pictureBytes = new photon.PhotonImage(new Uint8Array(4).fill(255), 1, 1).get_bytes();

export const pictureFile = (name: string): File =>
  new File([new Uint8Array(pictureBytes)], name, { type: "image/png" });

export const venuePictureOf = onceFor(async ({ eventId }, { api }) => {
  const content = new Uint8Array(pictureBytes);
  const data = { eventId, purpose: "venue" as const, content, mediaType: "image/jpeg", width: 1, height: 1 };
  return (await api.db.prisma.eventPicture.create({ data })).id;
});

async function addGuestAs(organizer: "owner" | "admin", eventId: number, { api, callers }: World): Promise<number> {
  await addGuest(callers[organizer], eventId, { name: "Emil Eich" });
  return (await api.db.prisma.historyEntry.findFirstOrThrow({ where: { eventId }, orderBy: { id: "desc" } })).id;
}

const isSample = async ({ eventId }: Subject, { api }: World): Promise<boolean> =>
  (await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } })).isSample;

/** History entry of a change by the owner; any number for the sample. */
export const changeOfOwner = onceFor(async (subject, world) =>
  (await isSample(subject, world)) ? 1 : addGuestAs("owner", subject.eventId, world),
);

export const changeOfAdministrator = onceFor(({ eventId }, world) => addGuestAs("admin", eventId, world));

/** History entry; any number for the sample. */
export const undoneChangeOfOwner = onceFor(async (subject, world) => {
  // The earlier change stays, to be undone.
  await changeOfOwner(subject, world);
  if (await isSample(subject, world)) return 1;
  const { eventId } = subject;
  const historyEntryId = await addGuestAs("owner", eventId, world);
  await world.callers.owner.execute(UndoChangeDocument, { eventId, historyEntryId });
  return historyEntryId;
});
