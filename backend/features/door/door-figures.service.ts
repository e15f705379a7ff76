import { correctedTime } from "../../../common/door/door-operation.ts";
import type { DoorPerson } from "../../../common/door/fold-door.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { doorOf } from "../events/event-access.service.ts";
import { type DoorFigures, maxDoorPeriods } from "../retention/kept-figures.ts";
import { countExpected } from "./door-figures.data.ts";
import { readAllFacts, readView } from "./door-view.service.ts";
import type { DoorView } from "./follow-facts.ts";

const periodMs = 5 * 60 * 1000;

/** Undefined if nothing was recorded at the door. */
async function readWhole(tx: Queryable, id: ListReadableEventId): Promise<DoorView | undefined> {
  const facts = await readAllFacts(tx, doorOf(id));
  return facts.length === 0 ? undefined : readView(tx, doorOf(id), facts);
}

/** When guests first arrived, in milliseconds since 1970, by guest; undefined if nothing was recorded at the door. */
export async function readArrivals(tx: Queryable, id: ListReadableEventId): Promise<Map<number, number> | undefined> {
  const door = await readWhole(tx, id);
  return door && new Map(arrivedIn(door).map(({ guestId, at }) => [guestId, at]));
}

/** Ids of the guests who are here now, by what was recorded at the doors. */
export async function readHere(tx: Queryable, id: ListReadableEventId): Promise<Set<number>> {
  const door = await readWhole(tx, id);
  const present = [...(door?.people.values() ?? [])].filter(({ arrivals }) => arrivals.length > 0);
  return new Set(present.flatMap(({ guestId }) => (guestId !== null && door?.guests.has(guestId) ? guestId : [])));
}

/** What stays of the evening; null if nothing was recorded. The caller has the right to know. */
export async function countAtDoor(tx: Queryable, id: WritableEventId): Promise<DoorFigures | null> {
  const door = await readWhole(tx, id);
  if (!door) return null;
  const arrived = arrivedIn(door);
  const expected = await countExpected(
    tx,
    doorOf(id),
    arrived.map(({ guestId }) => guestId),
  );
  return {
    arrived: arrived.length,
    walkIns: arrived.filter(({ person }) => person.walkIn).length,
    noShows: expected - arrived.length,
    arrivals: arrivalsPerPeriod(arrived.map(({ at }) => at)),
  };
}

/** Guests of the list who arrived, even if they have left since, with the time at which they first did. */
function arrivedIn({ people, guests }: DoorView): { person: DoorPerson; guestId: number; at: number }[] {
  return [...people.values()].flatMap((person) => {
    const { guestId, operations, cancelled } = person;
    const arrivals = operations.filter(
      ({ id, kind }) => (kind === "ARRIVED" || kind === "WALK_IN") && !cancelled.has(id),
    );
    if (guestId === null || !guests.has(guestId) || arrivals.length === 0) return [];
    return [{ person, guestId, at: Math.min(...arrivals.map(correctedTime)) }];
  });
}

/** How many arrived within each five minutes in which anybody did, in order; at most two weeks of them. */
function arrivalsPerPeriod(times: readonly number[]): DoorFigures["arrivals"] {
  const counts = new Map<number, number>();
  for (const time of times) {
    const from = Math.floor(time / periodMs) * periodMs;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .slice(0, maxDoorPeriods)
    .map(([from, count]) => ({ from: new Date(from).toISOString(), count }));
}
