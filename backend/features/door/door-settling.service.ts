import type { DoorOperation } from "../../../common/door/door-operation.ts";
import { foldingDoor, type MergedGuests } from "../../../common/door/fold-door.ts";
import type { Queryable } from "../../database/client.ts";
import { hasChangedRow } from "../../event-data/changes.ts";
import { inPortions } from "../../lib/in-portions.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { scopeOfDoor } from "../events/event-access.service.ts";
import { readLabels, settleTables } from "../tables/table.service.ts";
import {
  appendWalkIns,
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
  const tables = labels.size === 0 ? new Map<string, string>() : await readLabels(db, id, [...labels]);
  return viewOf(facts, await inPortions(foldingDoor(facts, merged)), guests, tables);
}

type Subject = Pick<DoorOperation, "guestId" | "walkInId" | "cancels">;
type Subjects = readonly Subject[];

/** Everything about the people whom some facts are about. `known`: who was merged, if that was read before. */
export async function readViewAbout(
  tx: Queryable,
  id: DoorEventId,
  subjects: Subjects,
  known?: MergedGuests,
): Promise<DoorView> {
  const facts = await findFactsAbout(tx, id, subjects);
  const merged = known ?? (await findMergedGuests(tx, id));
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

/** What has become of the list. */
export interface Settled {
  /** After the change; undefined if nothing changed. */
  listVersion: number | undefined;
  /** Everything about the people concerned, if it is still as it was read. */
  view: DoorView | undefined;
}

/** Makes the list follow the facts about some people, in the transaction that stored them. `merged`: as the list has it. */
export async function settleList(
  tx: Queryable,
  id: DoorKeeperEventId,
  subjects: Subjects,
  merged: MergedGuests,
): Promise<Settled> {
  const view = await readViewAbout(tx, id, subjects, merged);
  const isNew = new Set(findNewWalkIns(view));
  // In the order in which they were stored.
  const added = [...view.facts.values()].filter((fact) => isNew.has(fact.id));
  if (added.length === 0) {
    const changes = planChanges(view);
    if (isNothing(changes)) return { listVersion: undefined, view };
    return { listVersion: await writeChanges(tx, id, changes), view: undefined };
  }
  const listVersion = await advanceGuestList(tx, scopeOfDoor(id));
  await addWalkIns(tx, id, added);
  const changes = planChanges(await readViewAbout(tx, id, subjects, merged));
  return { listVersion: await writeChanges(tx, id, changes, listVersion), view: undefined };
}

const isNothing = ({ changed, removed, released, marks }: ListChanges) =>
  changed.length + removed.length + released.length + marks.length === 0;

/** Those beyond the limit of guests stay facts, which need a look. */
async function addWalkIns(tx: Queryable, id: DoorKeeperEventId, added: readonly SettledFact[]): Promise<void> {
  const names = added.map(({ name }) => name ?? "");
  const guestIds = await appendWalkIns(tx, id, names);
  const named = added.slice(0, guestIds.length);
  await nameWalkIns(
    tx,
    id,
    named.map((fact, index) => ({ id: fact.id, guestId: guestIds[index] ?? 0 })),
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
  return (await hasChangedRow(tx, list, listVersion)) ? listVersion : undefined;
}
