import type { Random } from "../../../common/testing/random.ts";
import {
  AddGuestDocument,
  DeleteGuestsDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import type { Database } from "../../database/client.ts";
import { type ApiClient, ApiRefusal } from "../api-client.ts";
import { readDoor, readNews } from "../door-calls.ts";
import { newEvent } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { seat } from "../seating-calls.ts";
import type { SharedTestApi } from "../test-api.ts";
import type { EveningPlace } from "./evening.ts";
import type { Agreement } from "./evening-checks.ts";

const seatsAtTable = 8;

/** Servers with one database. */
interface Servers {
  here: SharedTestApi;
  elsewhere: SharedTestApi;
  admin: ApiClient;
}

/** A new event with a list, which helpers' devices work with. */
export async function openEvent({ here, elsewhere, admin }: Servers, guests: number): Promise<EveningPlace> {
  const { db } = here;
  const eventId = await newEvent(admin, { worksOffline: true });
  const tables = Math.ceil(guests / seatsAtTable);
  await db.prisma.table.createMany({
    data: Array.from({ length: tables }, (_, position) => ({
      ...{ eventId, position, label: `${position + 1}`, capacity: seatsAtTable, isSetUp: true },
    })),
  });
  const rows = await db.prisma.guest.createManyAndReturn({
    data: Array.from({ length: guests }, (_, position) => toGuest(eventId, position)),
    select: { id: true, position: true },
  });
  await nameHosts(db, rows);
  const { client: helper } = await joinAsHelper(here, eventId, "door", "Main door");
  return {
    eventId,
    headers: { Cookie: helper.cookie },
    urls: () => [here.url, elsewhere.url],
    changeList: (random) => changeList(db, admin, eventId, random),
    readEnd: () => readEnd(db, admin, eventId),
  };
}

const toGuest = (eventId: number, position: number) => ({
  ...{ eventId, position, name: `Guest ${position}`, tableNumber: `${1 + Math.floor(position / seatsAtTable)}` },
  household: position % 5 === 0 ? `House ${position % 3}` : "",
});

/** Every seventh guest has a plus-one without a name. */
async function nameHosts({ prisma }: Database, rows: readonly { id: number; position: number }[]): Promise<void> {
  for (const { id, position } of rows.filter((row) => row.position % 7 === 6)) {
    const host = rows[position - 1];
    if (host)
      await prisma.guest.update({
        where: { id },
        data: { guestOfId: host.id, name: `Guest of Guest ${position - 1}` },
      });
  }
}

/** What organizers do meanwhile. Refusals are theirs to read. */
async function changeList({ prisma }: Database, admin: ApiClient, eventId: number, random: Random): Promise<void> {
  const guests = await prisma.guest.findMany({ where: { eventId }, orderBy: { id: "asc" } });
  const { id } = random.pick(guests);
  const tableLabel = random.pick(guests).tableNumber;
  const acts = [
    () => seat(admin, eventId, [{ guestId: id, tableLabel }]),
    () => seat(admin, eventId, [{ guestId: id, tableLabel }]),
    () => admin.execute(AddGuestDocument, { eventId, input: { name: "Late Addition", tableNumber: tableLabel } }),
    () => admin.execute(DeleteGuestsDocument, { eventId, guestIds: [id] }),
  ];
  await random
    .pick(acts)()
    .catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
    });
}

async function readEnd({ prisma }: Database, admin: ApiClient, eventId: number): Promise<Agreement> {
  const { arrivedCount, expectedCount, guests, needLook } = await readDoor(admin, eventId);
  const listed = await prisma.guest.findMany({ where: { eventId }, orderBy: [{ position: "asc" }] });
  return {
    facts: (await readNews(admin, eventId)).facts,
    cards: needLook,
    recorded: guests.map(({ guestId, walkInId, name, tableLabel, arrivedAt }) => ({
      key: walkInId ? `walkIn:${walkInId}` : `guest:${guestId}`,
      ...{ name, tableLabel, arrivedAt: arrivedAt ? new Date(arrivedAt).toISOString() : null },
    })),
    ...{ arrivedCount, expectedCount },
    guests: listed.map(({ id, name, tableNumber }) => ({ id, name, tableLabel: tableNumber })),
  };
}
