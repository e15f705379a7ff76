import { z } from "zod";
import type { DoorOperation, DoorOperationKind } from "../../../common/door/door-operation.ts";
import {
  doorOperationSchema,
  maxDoorFacts,
  maxDoorOperationsAtOnce,
} from "../../../common/door/door-operation-rules.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { hasChangedRow } from "../../event-data/changes.ts";
import { addToRecentEntry } from "../../event-data/history.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { countsOf } from "../../lib/limiters.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { rates } from "../../limits.ts";
import type { DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { eventNotFound, requireDoorKeeper, scopeOfDoor } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { refuseTooMany, settleTables } from "../tables/table.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import {
  appendWalkIns,
  findFactsAbout,
  findMergedGuests,
  insertFacts,
  lockDoor,
  markFacts,
  raiseDoor,
  writeList,
} from "./door.data.ts";
import { readView } from "./door.service.ts";
import type { DoorOperationInput, DoorReceipt } from "./door.type.ts";
import { type DoorView, findCards, planChanges } from "./follow-facts.ts";

const callsOf = countsOf(rates.handedInAtDoor);

const operationsSchema = z.array(doorOperationSchema);

/**
 * Stores facts that the event does not have, all or none, and makes the list follow. What the list cannot follow is stored as well, and
 * needs a look.
 * @throws DomainError BAD_INPUT for malformed operations, or too many; as {@link requireDoorKeeper}; RATE_LIMITED; CONFLICT for an
 * event that has 200,000 facts
 */
export async function recordAtDoor(
  db: Database,
  viewer: Viewer,
  eventId: number,
  inputs: readonly DoorOperationInput[],
): Promise<DoorReceipt> {
  const author = authorOf(viewer);
  const id = await requireDoorKeeper(db, viewer, eventId);
  await callsOf(db).count(author.key);
  refuseTooMany(inputs, maxDoorOperationsAtOnce);
  // The first of each id counts.
  const byId = new Map(parseInput(operationsSchema, inputs.toReversed()).map((operation) => [operation.id, operation]));
  return inTransaction(db, (tx) => store(tx, id, author, [...byId.values()].toReversed()));
}

/** Stores facts, makes the list follow and writes the history. @throws DomainError CONFLICT for an event that has too many */
async function store(
  tx: Queryable,
  id: DoorKeeperEventId,
  author: Author,
  operations: readonly DoorOperation[],
): Promise<DoorReceipt> {
  const version = await lockDoor(tx, id);
  if (version === undefined) throw eventNotFound();
  const isNew = new Set(await insertFacts(tx, id, author, operations, version));
  const added = operations.filter((operation) => isNew.has(operation.id));
  if (added.length > 0) {
    if (version + added.length > maxDoorFacts) throw new DomainError("CONFLICT", message("refusals.doorFull"));
    await raiseDoor(tx, id, version + added.length);
    await recordDoor(tx, id, author, added, await followFacts(tx, id, added));
  }
  const needLook = new Set(findCards(await readAbout(tx, id, operations)).flatMap(({ operationIds }) => operationIds));
  const stored = operations.map((operation) => operation.id);
  return { stored, needLook: stored.filter((operationId) => needLook.has(operationId)) };
}

/** Everything about the people whom some stored facts are about. */
async function readAbout(
  tx: Queryable,
  id: DoorKeeperEventId,
  operations: readonly DoorOperation[],
): Promise<DoorView> {
  const merged = await findMergedGuests(tx, id);
  const factIds = operations.map((operation) => operation.cancels ?? operation.id);
  const facts = await findFactsAbout(tx, id, factIds);
  const kept = new Set(facts.flatMap(({ guestId }) => (guestId ? (merged.get(guestId) ?? guestId) : [])));
  const duplicates = [...merged].filter(([, keptId]) => kept.has(keptId)).flat();
  return readView(tx, id, duplicates.length > 0 ? await findFactsAbout(tx, id, factIds, duplicates) : facts, merged);
}

/** Makes the list follow new facts. @returns its version if it has changed */
async function followFacts(
  tx: Queryable,
  id: DoorKeeperEventId,
  added: readonly DoorOperation[],
): Promise<number | undefined> {
  const list = scopeOfDoor(id);
  let view = await readAbout(tx, id, added);
  let listVersion: number | undefined;
  const newWalkIns = view.people.flatMap(({ walkIn, guestId }) => (walkIn && guestId === null ? [walkIn] : []));
  if (newWalkIns.length > 0) {
    listVersion = await advanceGuestList(tx, list);
    // In the order in which they were stored. Those beyond the limit of guests stay facts, which need a look.
    const walkIns = newWalkIns.sort((one, other) => one.position - other.position);
    const names = walkIns.map(({ name }) => name ?? "");
    const guestIds = await appendWalkIns(tx, id, names);
    await markFacts(
      tx,
      id,
      guestIds.map((guestId, place) => ({ id: walkIns[place]?.id ?? "", guestId })),
    );
    view = await readAbout(tx, id, added);
  }
  const changes = planChanges(view);
  await markFacts(tx, id, changes.marks);
  if (listVersion === undefined && changes.changed.length + changes.removed.length === 0) return undefined;
  listVersion ??= await advanceGuestList(tx, list);
  await writeList(tx, id, changes);
  await settleTables(tx, list, listVersion);
  return (await hasChangedRow(tx, list, listVersion)) ? listVersion : undefined;
}

/** Helpers tap for hours: what changes no list joins the entry of the minutes before. */
const minutesOfEntry = 10;

async function recordDoor(
  tx: Queryable,
  id: DoorKeeperEventId,
  author: Author,
  added: readonly DoorOperation[],
  listVersion: number | undefined,
): Promise<void> {
  const count = (wanted: DoorOperationKind) => added.filter(({ kind }) => kind === wanted).length;
  const details = {
    ...{ arrived: count("ARRIVED"), left: count("LEFT"), walkIns: count("WALK_IN") },
    ...{ reseated: count("RESEATED"), cancelled: count("CANCELLED") },
  };
  const happened = { action: "door" as const, details };
  const list = scopeOfDoor(id);
  if (listVersion === undefined && (await addToRecentEntry(tx, list, author, happened, minutesOfEntry))) return;
  await recordHistory(tx, list, author, happened, listVersion);
}
