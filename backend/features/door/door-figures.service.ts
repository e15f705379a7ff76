import { foldingDoor } from "../../../common/door/fold-door.ts";
import type { DoorFigures } from "../../../common/retention-rules.ts";
import type { Queryable } from "../../database/client.ts";
import { inPortions } from "../../lib/in-portions.ts";
import type { DoorEventId, ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { doorOf } from "../events/event-access.service.ts";
import { countExpected } from "./door-figures.data.ts";
import { findMergedGuests } from "./door-list.data.ts";
import { findFactsAfter, type StoredFact } from "./door-operation.data.ts";
import { readView } from "./door-settling.service.ts";
import { arrivalsPerPeriod, firstArrival } from "./settling/count-arrivals.ts";

const factsAtOnce = 2000;

/** All facts of an event, in the order in which they were stored. */
export async function readAllFacts(
  db: Queryable,
  id: DoorEventId,
  rest?: () => Promise<unknown>,
): Promise<StoredFact[]> {
  const facts: StoredFact[] = [];
  for (let last = 0; ; ) {
    const portion = await findFactsAfter(db, id, last, factsAtOnce);
    facts.push(...portion);
    const end = portion[factsAtOnce - 1];
    if (!end) return facts;
    last = end.position;
    await rest?.();
  }
}

/** When guests first arrived, in milliseconds since 1970, by guest; undefined if nothing was recorded at the door. */
export async function readArrivals(tx: Queryable, id: ListReadableEventId): Promise<Map<number, number> | undefined> {
  const facts = await readAllFacts(tx, doorOf(id));
  if (facts.length === 0) return undefined;
  const fold = await inPortions(foldingDoor(facts, await findMergedGuests(tx, doorOf(id))));
  return new Map(
    [...fold.people.values()].flatMap((person) => {
      const at = firstArrival(person, fold);
      return at === undefined || person.guestId === null ? [] : [[person.guestId, at] as const];
    }),
  );
}

/** Ids of the guests who are here now, by what was recorded at the doors. */
export async function readHere(tx: Queryable, id: ListReadableEventId): Promise<Set<number>> {
  const facts = await readAllFacts(tx, doorOf(id));
  if (facts.length === 0) return new Set();
  const { fold, guests } = await readView(tx, doorOf(id), facts);
  const present = [...fold.people.values()].filter(({ arrivals }) => arrivals.length > 0);
  return new Set(present.flatMap(({ guestId }) => (guestId !== null && guests.has(guestId) ? guestId : [])));
}

/** What stays of the evening; null if nothing was recorded. The caller has the right to know. */
export async function countAtDoor(tx: Queryable, eventId: WritableEventId): Promise<DoorFigures | null> {
  const id = doorOf(eventId);
  const facts = await readAllFacts(tx, id);
  if (facts.length === 0) return null;
  const { fold, guests } = await readView(tx, id, facts);
  const arrived = [...fold.people.values()].flatMap((person) => {
    const at = firstArrival(person, fold);
    return at !== undefined && person.guestId !== null && guests.has(person.guestId) ? [{ person, at }] : [];
  });
  const ids = arrived.flatMap(({ person }) => person.guestId ?? []);
  return {
    arrived: arrived.length,
    walkIns: arrived.filter(({ person }) => person.walkIn).length,
    noShows: (await countExpected(tx, id, ids)) - arrived.length,
    arrivals: arrivalsPerPeriod(arrived.map(({ at }) => at)),
  };
}
