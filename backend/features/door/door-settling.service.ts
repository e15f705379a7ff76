import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { MergedGuests } from "../../../common/door/fold-door.ts";
import type { Queryable } from "../../database/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { scopeOfDoor } from "../events/event-access.service.ts";
import { isAnythingRecorded } from "../history/history-entry.service.ts";
import { settleTables } from "../tables/table.service.ts";
import {
  appendWalkIns,
  findLabels,
  findListedGuests,
  findMergedGuests,
  keepTables,
  removeWalkIns,
  writeGuests,
} from "./door-list.data.ts";
import { findFactsAbout, markFacts, nameWalkIns, releaseFacts, type StoredFact } from "./door-operation.data.ts";
import { findNewWalkIns, type ListChanges, planChanges } from "./settling/plan-changes.ts";
import { type DoorView, type SettledFact, viewOf } from "./settling/settled-fact.ts";

/** The part of the list that facts are about. */
export async function readView(
  db: Queryable,
  id: DoorEventId,
  facts: readonly StoredFact[],
  known?: MergedGuests,
): Promise<DoorView> {
  const merged = known ?? (await findMergedGuests(db, id));
  const guestIds = new Set(facts.flatMap(({ guestId }) => (guestId === null ? [] : (merged.get(guestId) ?? guestId))));
  const labels = new Set(facts.flatMap(({ tableLabel }) => tableLabel || []));
  const guests = await findListedGuests(db, id, [...guestIds]);
  return viewOf(facts, guests, await findLabels(db, id, [...labels]), merged);
}

type Subject = Pick<DoorOperation, "guestId" | "walkInId" | "cancels">;
type Subjects = readonly Subject[];

/** Everything about the people whom some facts are about. */
export async function readViewAbout(tx: Queryable, id: DoorEventId, subjects: Subjects): Promise<DoorView> {
  const facts = await findFactsAbout(tx, id, subjects);
  const merged = await findMergedGuests(tx, id);
  const others = mergedWith([...subjects, ...facts], merged);
  return readView(tx, id, others.length > 0 ? await findFactsAbout(tx, id, [...subjects, ...others]) : facts, merged);
}

/** The guests with whom those of some facts were merged, on either side, as subjects. */
function mergedWith(facts: Subjects, merged: MergedGuests): Subject[] {
  const named = new Set(facts.flatMap(({ guestId }) => guestId ?? []));
  const kept = new Set([...merged].flatMap(([mergedId, keptId]) => (named.has(mergedId) ? keptId : [])));
  const isMeant = (id: number) => named.has(id) || kept.has(id);
  const ids = [...merged].flatMap(([mergedId, keptId]) => (isMeant(keptId) ? [mergedId, keptId] : []));
  return ids.map((guestId) => ({ guestId, walkInId: null, cancels: null }));
}

/**
 * Makes the list follow the facts about some people, in the transaction that stored them.
 * @returns the list's version after the change; undefined if nothing changed
 */
export async function settleList(
  tx: Queryable,
  id: DoorKeeperEventId,
  subjects: Subjects,
): Promise<number | undefined> {
  const view = await readViewAbout(tx, id, subjects);
  const isNew = new Set(findNewWalkIns(view));
  // In the order in which they were stored.
  const added = [...view.facts.values()].filter((fact) => isNew.has(fact.id));
  if (added.length === 0) return writeChanges(tx, id, planChanges(view));
  const listVersion = await advanceGuestList(tx, scopeOfDoor(id));
  await addWalkIns(tx, id, added);
  return writeChanges(tx, id, planChanges(await readViewAbout(tx, id, subjects)), listVersion);
}

async function addWalkIns(tx: Queryable, id: DoorKeeperEventId, added: readonly SettledFact[]): Promise<void> {
  const guestIds = await appendWalkIns(
    tx,
    id,
    added.map(({ name }) => name ?? ""),
  );
  await nameWalkIns(
    tx,
    id,
    added.map((fact, index) => ({ id: fact.id, guestId: guestIds[index] ?? 0 })),
  );
}

async function writeChanges(
  tx: Queryable,
  id: DoorKeeperEventId,
  { changed, removed, released, left, marks }: ListChanges,
  begun?: number,
): Promise<number | undefined> {
  await markFacts(tx, id, marks);
  if (begun === undefined && changed.length + removed.length === 0) return undefined;
  const list = scopeOfDoor(id);
  const listVersion = begun ?? (await advanceGuestList(tx, list));
  await keepTables(tx, id, left);
  if (changed.length > 0) await writeGuests(tx, id, changed);
  if (removed.length > 0) await removeWalkIns(tx, id, removed);
  await releaseFacts(tx, id, released);
  await settleTables(tx, list, listVersion);
  return (await isAnythingRecorded(tx, list, listVersion)) ? listVersion : undefined;
}
