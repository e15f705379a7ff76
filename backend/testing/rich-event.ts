import { UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { MergeGuestsDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../frontend/organizer/features/history/generated/history.ts";
import {
  ChangeFloorPlanDocument,
  ChangeWishesDocument,
  UploadVenuePictureDocument,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  BoardFloorPlanDocument,
  BoardTablesDocument,
} from "../../frontend/organizer/features/seating/generated/read-board.ts";
import { SavePlanDocument } from "../../frontend/organizer/features/seating/plans/generated/saved-plans.ts";
import {
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../frontend/organizer/features/themes/generated/themes.ts";
import type { ApiClient } from "./api-client.ts";
import { doorOperation, readDoor, recordAtDoor } from "./door-calls.ts";
import { DeleteGuestDocument } from "./generated/operations.ts";
import { addGuest, guestIdOf, newEvent, readHistory, uploadGuests } from "./guest-list-calls.ts";
import { painted, pictureFile } from "./pictures.ts";
import { createTable, noteDetails, seat } from "./seating-calls.ts";

const list = [
  "Name,Table Number,Meal,2027,__proto__,Household,Guest of,Attendance,Seat",
  "Anna Meier,Rose,Fish,a,x,Meier,,Yes,1",
  'Zoë "Z" Lind,Rose,"Beef, rare",,,Meier,,No,2',
  "Guest,Rose,Fish,,,,Anna Meier,,",
  "Ben Dorn,7,,b,y,,,,",
  "李雷,7,Vegan,,,,,,",
  "Dora Fels,,,,,,,,",
];

/** Every kind of data, with deleted guests still mentioned and undone changes. Returns the event's id. */
export async function makeRichEvent(client: ApiClient, ownerId?: number): Promise<number> {
  const eventId = await newEvent(client, {
    name: "Anna & Ben's wedding",
    date: "June 12, 2027",
    ...(ownerId && { ownerId }),
  });
  await importLists(client, eventId);
  await furnish(client, eventId);
  await seatAndWish(client, eventId);
  await dressUp(client, eventId);
  await openDoor(client, eventId);
  return eventId;
}

async function importLists(client: ApiClient, eventId: number): Promise<void> {
  await uploadGuests(client, eventId, list);
  const more = ["Name,Table Number", "Emil Falk,10", "Grete Hahn,10"];
  await uploadGuests(client, eventId, more, { mode: "MERGE", filename: "Gäste.CSV" });
  const [merged] = await readHistory(client, eventId);
  await client.execute(UndoChangeDocument, { eventId, historyEntryId: merged?.id ?? 0 });
  await client.execute(DeleteGuestDocument, { eventId, id: await guestIdOf(client, eventId, "Dora Fels") });
}

async function furnish(client: ApiClient, eventId: number): Promise<void> {
  const place = { x: 300, y: 400, rotation: 45 };
  await createTable(client, eventId, {
    label: "Head",
    capacity: 12,
    shape: "ONE_SIDED",
    note: "Flowers\nfirst",
    ...place,
  });
  await createTable(client, eventId, { label: "Long", capacity: 20, shape: "RECTANGLE", isLocked: true, width: 500 });
  await createTable(client, eventId, { label: "Row", shape: "ROW", isAccessible: false });
  const fixture = { x: 100, y: 100, width: 300, depth: 200, rotation: 0 };
  const kinds = ["STAGE", "BAR", "DOOR", "DANCE_FLOOR", "PILLAR", "TEXT"] as const;
  const fixtures = kinds.map((kind) => ({ ...fixture, kind, label: kind === "TEXT" ? "Gifts" : "" }));
  const outline = [0, 1, 2, 3, 4].map((corner) => ({ x: 400 * (corner % 3), y: corner * corner * 90 }));
  await client.execute(ChangeFloorPlanDocument, { eventId, input: { width: 2000, depth: 1500, outline, fixtures } });
  const file = pictureFile(painted(40, 30, (x) => [255 * x, 0, 0, 255]));
  await client.execute(UploadVenuePictureDocument, { eventId, file });
  await client.execute(ChangeFloorPlanDocument, { eventId, input: { isShownToGuests: true } });
}

async function seatAndWish(client: ApiClient, eventId: number): Promise<void> {
  const [anna, zoe, ben] = [
    await guestIdOf(client, eventId, "Anna Meier"),
    await guestIdOf(client, eventId, "Zoë Lind"),
    await guestIdOf(client, eventId, "Ben Dorn"),
  ];
  await seat(client, eventId, [{ guestId: ben, tableLabel: "Head", seatNumber: 3 }]);
  await noteDetails(client, eventId, [anna], { isLocked: true, needsAccess: true });
  await noteDetails(client, eventId, [zoe], { isChild: true, doorNote: "Call Anna", otherNames: ["née Holm", "小佐"] });
  const gone = await addGuest(client, eventId, { name: "Soon Gone" });
  const { floorPlan } = await client.execute(BoardFloorPlanDocument, { eventId });
  const fixtures = floorPlan.fixtures.map(({ id }) => id);
  const { tables } = await client.execute(BoardTablesDocument, { eventId });
  const tableOf = (wanted: string) => tables.find(({ label }) => label === wanted)?.id ?? 0;
  const changes = [
    { kind: "TOGETHER" as const, guestIds: [anna, zoe] },
    { kind: "DISLIKE" as const, guestIds: [ben, gone.id], priority: "HIGH" as const },
    { kind: "COLUMN_SPREAD" as const, column: "Meal" },
    { kind: "NEAR" as const, guestIds: [zoe], fixtureId: fixtures[0] ?? 0 },
    { kind: "NOT_AT_TABLES" as const, guestIds: [anna, zoe], tableIds: [tableOf("Long"), tableOf("Row")] },
    { kind: "LIKE_TABLES" as const, column: "Meal", value: "Vegan", tableIds: [tableOf("Head")] },
    { kind: "CHILDREN_AT_TABLES" as const, tableIds: [tableOf("Head")] },
    { kind: "COMPANY" as const, priority: "LOW" as const },
    { kind: "TABLE_MINIMUM" as const, minimum: 2 },
  ];
  await client.execute(ChangeWishesDocument, { eventId, changes, removedIds: [] });
  const moves = [{ guestId: zoe, tableLabel: "Head", seatNumber: 7 }];
  await client.execute(SavePlanDocument, { eventId, name: "Zoë at the head", moves });
  await client.execute(DeleteGuestDocument, { eventId, id: gone.id });
  await client.execute(ChangeFloorPlanDocument, { eventId, input: { removedFixtureIds: fixtures.slice(0, 1) } });
}

async function dressUp(client: ApiClient, eventId: number): Promise<void> {
  const guestLanguages = ["de", "fr"];
  const theme = { primaryColor: "#204060", backgroundColor: "#fafafa", fontFamily: "Lato, sans-serif" };
  const texts = { description: "Bring\nshoes", location: "Hall 2", greeting: "Welcome!", guestCode: "rosewood" };
  await client.execute(UpdateEventDocument, { id: eventId, input: { ...texts, guestLanguages, theme } });
  await client.execute(UpdateEventDocument, { id: eventId, input: { hiddenColumns: ["Meal"], showTablemates: false } });
  const monogram = pictureFile(painted(500, 500, (x, y) => [20, 40, 60, x > y ? 255 : 0]));
  await client.execute(UploadEventPictureDocument, { eventId, kind: "MONOGRAM", file: monogram });
  const { removeEventPicture } = await client.execute(RemoveEventPictureDocument, { eventId });
  const historyEntryId = removeEventPicture.historyEntryId ?? 0;
  await client.execute(UndoChangeDocument, { eventId, historyEntryId });
}

/** Anna came in twice: under another name, which is a duplicate by now, and as herself, who sits elsewhere now. */
async function openDoor(client: ApiClient, eventId: number): Promise<void> {
  const anna = await guestIdOf(client, eventId, "Anna Meier");
  const walkIn = doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Ana Mayer", tableLabel: "7" });
  const arrived = doorOperation({ kind: "ARRIVED", guestId: anna, device: "side", replaces: [] });
  const left = doorOperation({ kind: "LEFT", walkInId: walkIn.walkInId, replaces: [walkIn.id] });
  const reseated = doorOperation({ kind: "RESEATED", guestId: anna, tableLabel: "Head", expectedTableLabel: "Rose" });
  await recordAtDoor(client, eventId, [walkIn, arrived, left, doorOperation({ kind: "CANCELLED", cancels: left.id })]);
  const { guests } = await readDoor(client, eventId);
  const duplicateIds = guests.flatMap(({ guestId, walkInId }) => (walkInId ? [guestId] : []));
  await client.execute(MergeGuestsDocument, { eventId, guestId: anna, duplicateIds });
  await recordAtDoor(client, eventId, [reseated]);
}
