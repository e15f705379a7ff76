import { LRUCache } from "lru-cache";
import type { FurnishedRoom } from "../../../common/floor-plan/room-picture.ts";
import type { ShownRoom } from "../../../common/guest-page.ts";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import { readPlacedTables } from "../tables/table.service.ts";
import { findFixtures, findFloorPlan } from "./floor-plan.data.ts";
import { thingsIn } from "./furnished-room.service.ts";
import { GuestRooms } from "./guest-rooms/guest-rooms.ts";

type RoomEvent = Pick<SearchableEvent, "id" | "guestListVersion" | "isRemembered">;

/** Undefined for an event that shows guests no room. */
type Rooms = GuestRooms | undefined;

interface KeptRooms {
  version: number;
  rooms: Promise<Rooms>;
}

const maxEvents = 500;
const keptRooms = onceFor((_db: Database) => new LRUCache<number, KeptRooms>({ max: maxEvents }));

/** The room at the event's version or a newer one, read once per version, which every change of the plan raises. */
function roomsOf(db: Database, event: RoomEvent): Promise<Rooms> {
  const kept = keptRooms(db);
  const known = kept.get(event.id);
  if (known && known.version >= event.guestListVersion) return known.rooms;
  const rooms = readRooms(db, event, known?.rooms);
  kept.set(event.id, { version: event.guestListVersion, rooms });
  rooms.catch(() => {
    if (kept.get(event.id)?.rooms === rooms) kept.delete(event.id);
  });
  return rooms;
}

async function readRooms(db: Database, { id }: RoomEvent, before: Promise<Rooms> | undefined): Promise<Rooms> {
  const plan = await findFloorPlan(db.prisma, id);
  if (!plan?.isShownToGuests) return undefined;
  const [fixtures, tables] = await Promise.all([findFixtures(db.prisma, id), readPlacedTables(db.prisma, id)]);
  const { width, depth, outline, isInFeet } = plan;
  const room: FurnishedRoom = {
    ...{ width, depth, outline, isInFeet: isInFeet ?? false },
    tables,
    fixtures: thingsIn(fixtures),
  };
  const rooms = new GuestRooms(room);
  const last = await before?.catch(() => undefined);
  return last?.stamp === rooms.stamp ? last : rooms;
}

/** None while the database is away, unless it is in memory: the answer is worth more than its room. */
async function roomsThere(db: Database, event: RoomEvent): Promise<Rooms> {
  if (event.isRemembered && keptRooms(db).get(event.id)?.version !== event.guestListVersion) return undefined;
  try {
    return await db.contact.orLost(roomsOf(db, event));
  } catch (error) {
    if (db.contact.isLostBy(error)) return undefined;
    throw error;
  }
}

/** The room with a table marked; undefined if guests see none, or the table is not on the plan. */
export async function findRoomWith(db: Database, event: RoomEvent, label: string): Promise<ShownRoom | undefined> {
  return label === "" ? undefined : (await roomsThere(db, event))?.markedFor(label);
}

/** Differs between rooms that look different; undefined for an event without one for guests. */
export async function readRoomStamp(db: Database, event: RoomEvent): Promise<string | undefined> {
  return (await roomsThere(db, event))?.stamp;
}
