import { z } from "zod";
import type { DoorOperation, DoorOperationKind } from "../../../common/door/door-operation.ts";
import {
  doorOperationSchema,
  maxDoorFacts,
  maxDoorOperationsAtOnce,
} from "../../../common/door/door-operation-rules.ts";
import type { MergedGuests } from "../../../common/door/fold-door.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { declareLimit, formatCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { declareRate, RateLimit } from "../../lib/rate-limit.ts";
import type { DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import { eventNotFound, requireDoorKeeper, scopeOfDoor } from "../events/event-access.service.ts";
import { extendRecentEntry, recordHistory } from "../history/history-entry.service.ts";
import type { DoorDetails } from "../history/history-entry.type.ts";
import { refuseTooMany } from "../tables/table.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Context } from "../users/context.type.ts";
import type { DoorOperationInput } from "./door.input.ts";
import type { DoorReceipt } from "./door.type.ts";
import { findListedGuests, findMergedGuests } from "./door-list.data.ts";
import { insertFacts, lockDoor, raiseDoor } from "./door-operation.data.ts";
import { readViewAbout, settleList } from "./door-settling.service.ts";
import { recordingViewer } from "./hand-in.service.ts";
import { findCards } from "./settling/find-cards.ts";
import type { DoorView } from "./settling/settled-fact.ts";

declareLimit({
  what: "The door: operations that are recorded",
  counts: "each event, in the database",
  limit: formatCount(maxDoorFacts),
  beyond: "409",
});
declareLimit({
  what: "The door: operations that are handed in together",
  counts: "each request",
  limit: formatCount(maxDoorOperationsAtOnce),
  beyond: "400",
});

const calls = declareRate({
  what: "The door: handing in operations",
  counts: "each account or helper",
  max: 1200,
  isSteady: true,
});
const callLimitOf = onceFor((_db: Database) => new RateLimit(calls));

const operationsSchema = z.array(doorOperationSchema);

/**
 * Stores facts that the event does not have, all or none, and makes the list follow. What the list cannot follow is stored as well, and
 * needs a look.
 * @throws DomainError BAD_INPUT for malformed operations, or too many; as {@link requireDoorKeeper}; RATE_LIMITED; CONFLICT for an
 * event that has 200,000 facts
 */
export async function recordAtDoor(
  context: Pick<Context, "db" | "viewer" | "secrets">,
  eventId: number,
  inputs: readonly DoorOperationInput[],
  handInToken: string | null | undefined,
): Promise<DoorReceipt> {
  const { db } = context;
  const viewer = await recordingViewer(context, eventId, handInToken);
  const author = authorOf(viewer);
  const id = await requireDoorKeeper(db, viewer, eventId);
  callLimitOf(db).count(author.key);
  refuseTooMany(inputs, maxDoorOperationsAtOnce);
  const operations = distinct(parseInput(operationsSchema, inputs));
  return inTransaction(db, (tx) => store(tx, id, author, operations));
}

/** The first of each id counts. */
function distinct(operations: readonly DoorOperation[]): DoorOperation[] {
  const byId = new Map<string, DoorOperation>();
  for (const operation of operations) if (!byId.has(operation.id)) byId.set(operation.id, operation);
  return [...byId.values()];
}

async function store(
  tx: Queryable,
  id: DoorKeeperEventId,
  author: Author,
  operations: readonly DoorOperation[],
): Promise<DoorReceipt> {
  const settled = await appendFacts(tx, id, author, operations);
  const stored = new Set(operations.map((operation) => operation.id));
  const cards = findCards(settled ?? (await readViewAbout(tx, id, operations)));
  const needLook = new Set(cards.flatMap(({ operationIds }) => operationIds));
  return { stored: [...stored], needLook: [...stored].filter((operationId) => needLook.has(operationId)) };
}

/**
 * Stores facts, makes the list follow and writes the history.
 * @returns everything about the people concerned, if all facts are new and the list did not have to follow
 * @throws DomainError CONFLICT for an event that has too many
 */
export async function appendFacts(
  tx: Queryable,
  id: DoorKeeperEventId,
  author: Author,
  operations: readonly DoorOperation[],
): Promise<DoorView | undefined> {
  const version = await lockDoor(tx, id);
  if (version === undefined) throw eventNotFound();
  const merged = await findMergedGuests(tx, id);
  const kept = await withoutSpareNames(tx, id, operations, merged);
  const isNew = new Set(await insertFacts(tx, id, author, kept, version));
  if (isNew.size === 0) return undefined;
  if (version + isNew.size > maxDoorFacts) throw new DomainError("CONFLICT", message("refusals.doorFull"));
  await raiseDoor(tx, id, version + isNew.size);
  const added = operations.filter((operation) => isNew.has(operation.id));
  const { listVersion, view } = await settleList(tx, id, added, merged);
  await recordDoor(tx, id, author, added, listVersion);
  return added.length === operations.length ? view : undefined;
}

/** Only plus-ones get names at the door. A name is not kept of anybody else, nor of somebody who is gone. */
async function withoutSpareNames(
  tx: Queryable,
  id: DoorKeeperEventId,
  operations: readonly DoorOperation[],
  merged: MergedGuests,
): Promise<DoorOperation[]> {
  const named = operations.flatMap(({ kind, name, guestId }) => (kind === "ARRIVED" && name ? (guestId ?? []) : []));
  const listedAs = (guestId: number) => merged.get(guestId) ?? guestId;
  const listed = named.length > 0 ? await findListedGuests(tx, id, named.map(listedAs)) : [];
  const plusOnes = new Set(listed.flatMap((guest) => (guest.guestOfId === null ? [] : guest.id)));
  return operations.map((operation) => {
    const { kind, guestId } = operation;
    const isNamed = kind === "WALK_IN" || (guestId !== null && plusOnes.has(listedAs(guestId)));
    return isNamed ? operation : { ...operation, name: null };
  });
}

/** Helpers tap for hours: what changes no list joins the entry of the minutes before. */
const minutesOfEntry = 10;

const countOf = (operations: readonly DoorOperation[], wanted: DoorOperationKind) =>
  operations.filter(({ kind }) => kind === wanted).length;

async function recordDoor(
  tx: Queryable,
  id: DoorKeeperEventId,
  author: Author,
  added: readonly DoorOperation[],
  listVersion: number | undefined,
): Promise<void> {
  const details: DoorDetails = {
    arrived: countOf(added, "ARRIVED"),
    left: countOf(added, "LEFT"),
    walkIns: countOf(added, "WALK_IN"),
    reseated: countOf(added, "RESEATED"),
    cancelled: countOf(added, "CANCELLED"),
  };
  const happened = { action: "door" as const, details };
  const list = scopeOfDoor(id);
  if (listVersion === undefined && (await extendRecentEntry(tx, list, author, happened, minutesOfEntry))) return;
  await recordHistory(tx, list, author, happened, listVersion);
}
