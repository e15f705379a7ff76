import { LRUCache } from "lru-cache";
import { correctedTime, type DoorOperation } from "../../../common/door/door-operation.ts";
import type { DoorPerson } from "../../../common/door/fold-door.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";
import { eventNotFound, requireDoor } from "../events/event-access.service.ts";
import { type EventListener, watchEvent } from "../events/event-change.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type DoorCard, type DoorChange, type DoorGuest, type DoorState, maxFactsInAnswer } from "./door.type.ts";
import { countAtTables, countExpected, type DoorVersions, findDoorVersions } from "./door-figures.data.ts";
import { findFactsAfter, type StoredFact } from "./door-operation.data.ts";
import { readAllFacts, readView } from "./door-view.service.ts";
import { type DoorView, type DoorCard as FoundCard, findCards, type ListedGuest } from "./follow-facts.ts";

/** A person who is on the list, as shown. */
interface Present {
  person: DoorPerson;
  guest: ListedGuest;
}

/** What the door of an event has come to, for some versions. */
interface KnownDoor extends DoorVersions {
  facts: ReadonlyMap<string, StoredFact>;
  view: DoorView;
  cards: readonly FoundCard[];
  onList: readonly Present[];
}

/** Its screens ask again after each change, several at the same time. */
const doorsOf = onceFor((db: Database) => {
  const doors = new LRUCache<DoorEventId, Promise<KnownDoor>>({ max: 20 });
  // Facts name guests.
  db.changes.watchErasures(() => doors.clear());
  return doors;
});

async function versionsOf(db: Database, id: DoorEventId): Promise<DoorVersions> {
  const versions = await findDoorVersions(db.prisma, id);
  if (!versions) throw eventNotFound();
  return versions;
}

async function readDoor(db: Database, id: DoorEventId, versions: DoorVersions): Promise<KnownDoor> {
  const doors = doorsOf(db);
  const known = await doors.get(id)?.catch(() => undefined);
  if (known?.version === versions.version && known.listVersion === versions.listVersion) return known;
  const read = foldAll(db, id, versions);
  doors.set(id, read);
  return read;
}

async function foldAll(db: Database, id: DoorEventId, versions: DoorVersions): Promise<KnownDoor> {
  const facts = await readAllFacts(db.prisma, id);
  const view = await readView(db.prisma, id, facts);
  await otherWork();
  const people = new Map([...view.people.values()].map((person) => [person.guestId, person]));
  const onList = [...view.guests.values()].flatMap((guest): Present[] => {
    const person = people.get(guest.id);
    return person ? [{ person, guest }] : [];
  });
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return { ...versions, facts: byId, view, cards: findCards(view), onList };
}

/** What happened at an event's doors, read when asked for. @throws DomainError BAD_INPUT; as {@link requireDoor} */
export async function getDoorState(db: Database, viewer: Viewer, eventId: number, since: number): Promise<DoorState> {
  if (since < 0) throw new DomainError("BAD_INPUT", message("refusals.negativeOffset"));
  const { id } = await requireDoor(db, viewer, eventId);
  const versions = await versionsOf(db, id);
  let door: Promise<KnownDoor> | undefined;
  const whole = () => {
    door ??= readDoor(db, id, versions);
    return door;
  };
  return {
    ...versions,
    get operations() {
      return findFactsAfter(db.prisma, id, since, maxFactsInAnswer);
    },
    get arrivedCount() {
      return whole().then((known) => hereOf(known).length);
    },
    get expectedCount() {
      return whole().then((known) => countExpected(db.prisma, id, hereOf(known)));
    },
    get tables() {
      return whole().then((known) => countAtTables(db.prisma, id, hereOf(known)));
    },
    get guests() {
      return whole().then((known) => known.onList.map((present) => toDoorGuest(present, known)));
    },
    get needLook() {
      return whole().then((known) => known.cards.map((card) => toDoorCard(card, known)));
    },
  };
}

const hereOf = ({ onList }: KnownDoor): number[] =>
  onList.flatMap(({ person, guest }) => (person.arrivals.length > 0 ? [guest.id] : []));

const timeOf = (operation: DoorOperation | undefined): Date | null =>
  operation ? new Date(correctedTime(operation)) : null;

function toDoorGuest({ person, guest }: Present, { facts }: KnownDoor): DoorGuest {
  const [arrival] = person.arrivals;
  return {
    guestId: guest.id,
    walkInId: person.walkInId,
    name: guest.name,
    tableLabel: guest.tableLabel,
    arrivedAt: timeOf(arrival),
    arrivedAtDevice: arrival?.device ?? null,
    arrivedBy: (arrival && facts.get(arrival.id)?.authorName) ?? null,
    leftAt: arrival ? null : timeOf(person.departures[0]),
  };
}

function toDoorCard({ reason, person, operationIds }: FoundCard, { view }: KnownDoor): DoorCard {
  const { guestId, walkInId } = person;
  const guest = view.guests.get(guestId ?? 0);
  return {
    ...{ reason, operationIds, guestId, walkInId },
    ...{ name: guest?.name ?? null, tableLabel: guest?.tableLabel ?? null },
  };
}

/** Versions of door and list, now and after each change. @throws DomainError as {@link requireDoor} */
export async function watchDoor(listener: EventListener, eventId: number): Promise<AsyncIterable<DoorChange>> {
  const { db } = listener;
  const { id } = await requireDoor(db, listener.viewer, eventId);
  const watch = (onChange: () => void) => {
    const unwatch = [db.changes.watchDoor(id, onChange), db.changes.watch(id, onChange)];
    return () => {
      for (const end of unwatch) end();
    };
  };
  const read = async (viewer: EventListener["viewer"]) => {
    await requireDoor(db, viewer, id);
    return { eventId: id, ...(await versionsOf(db, id)) };
  };
  return watchEvent(listener, id, "organizers", read, watch);
}
