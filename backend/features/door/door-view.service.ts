import type { DoorOperation } from "../../../common/door/door-operation.ts";
import { type DoorPerson, foldPerson, groupDoor, type MergedGuests } from "../../../common/door/fold-door.ts";
import type { Queryable } from "../../database/client.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";
import { readLabels } from "../tables/table.service.ts";
import { findListedGuests, findMergedGuests } from "./door-list.data.ts";
import { findFactsAbout, findFactsAfter, type StoredFact } from "./door-operation.data.ts";
import type { DoorView } from "./follow-facts.ts";

const factsAtOnce = 2000;
const peopleAtOnce = 50;

/** All facts of an event, in the order in which they were stored. Other requests have their turns meanwhile. */
export async function readAllFacts(db: Queryable, id: DoorEventId): Promise<StoredFact[]> {
  const facts: StoredFact[] = [];
  for (let last = 0; ; ) {
    const portion = await findFactsAfter(db, id, last, factsAtOnce);
    facts.push(...portion);
    const end = portion[factsAtOnce - 1];
    if (!end) return facts;
    last = end.position;
    await otherWork();
  }
}

/** What facts mean, and the part of the list that they are about. `known`: who was merged, if that was read before. */
export async function readView(
  db: Queryable,
  id: DoorEventId,
  facts: readonly StoredFact[],
  known?: MergedGuests,
): Promise<DoorView> {
  const merged = known ?? (await findMergedGuests(db, id));
  const people = new Map<string, DoorPerson>();
  for (const group of groupDoor(facts, merged)) {
    people.set(group.key, foldPerson(group));
    if (people.size % peopleAtOnce === 0) await otherWork();
  }
  const guestIds = [...people.values()].flatMap(({ guestId }) => guestId ?? []);
  const labels = new Set(facts.flatMap(({ tableLabel }) => tableLabel || []));
  const guests = await findListedGuests(db, id, guestIds);
  const tables = labels.size === 0 ? new Map<string, string>() : await readLabels(db, id, [...labels]);
  return {
    ...{ people, tables },
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    guests: new Map(guests.map((guest) => [guest.id, guest])),
  };
}

type Subjects = readonly Pick<DoorOperation, "guestId" | "walkInId" | "cancels">[];

/** Everything about the people whom some facts are about. */
export async function readViewAbout(
  tx: Queryable,
  id: DoorEventId,
  subjects: Subjects,
  merged: MergedGuests,
): Promise<DoorView> {
  const facts = await findFactsAbout(tx, id, subjects);
  const named = new Set([...subjects, ...facts].flatMap(({ guestId }) => guestId ?? []));
  const kept = new Set([...merged].flatMap(([mergedId, keptId]) => (named.has(mergedId) ? keptId : [])));
  const pairs = [...merged].filter(([, keptId]) => named.has(keptId) || kept.has(keptId)).flat();
  const others = pairs.map((guestId) => ({ guestId, walkInId: null, cancels: null }));
  return readView(tx, id, others.length > 0 ? await findFactsAbout(tx, id, [...subjects, ...others]) : facts, merged);
}
