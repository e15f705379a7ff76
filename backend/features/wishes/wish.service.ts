import { columnKey } from "../../../common/column-key.ts";
import { message } from "../../../common/messages/message.ts";
import { maxGuestsInAllWishes, maxWishes, maxWishesAtOnce } from "../../../common/wish-limits.ts";
import { wishFacts } from "../../../common/wishes/wish-kinds.ts";
import { type WishChange, wishSchema } from "../../../common/wishes/wish-rules.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { changeList, type ListWriting } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { keepTables, refuseTooMany } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import {
  deleteRepeatedWishes,
  deleteWishes,
  findColumns,
  findPresentFixtures,
  findPresentGuests,
  findPresentTables,
  findWishes,
  insertWishes,
  replaceGuests,
  updateWishes,
} from "./wish.data.ts";
import type { WishInput } from "./wish.input.ts";
import type { Wish } from "./wish.type.ts";

/** In the order of adding. @throws DomainError as {@link getEvent} */
export async function getWishes(db: Database, viewer: Viewer, eventId: number): Promise<Wish[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return readWishes(db.prisma, id);
}

/** In the order of adding, about present guests; wishes with too few guests, a deleted fixture or only deleted tables are left out. */
export async function readWishes(db: Queryable, id: ListReadableEventId): Promise<Wish[]> {
  const stored = await findWishes(db, id);
  const guests = await findPresentGuests(db, id, [...new Set(stored.flatMap(({ guestIds }) => guestIds))]);
  const fixtures = await findPresentFixtures(db, id, [...new Set(stored.flatMap(({ fixtureId }) => fixtureId ?? []))]);
  const tables = await findPresentTables(db, id, [...new Set(stored.flatMap(({ tableIds }) => tableIds))]);
  return stored
    .filter(({ tableIds }) => tableIds.length === 0 || tableIds.some((tableId) => tables.has(tableId)))
    .map((wish) => ({
      ...wish,
      guestIds: wish.guestIds.filter((guestId) => guests.has(guestId)),
      tableIds: wish.tableIds.filter((tableId) => tables.has(tableId)),
    }))
    .filter(({ kind, guestIds, value }) => value !== "" || guestIds.length >= wishFacts(kind).fewestGuests)
    .filter(({ fixtureId }) => fixtureId === null || fixtures.has(fixtureId));
}

/** Moves wishes of merged guests to the remaining one and deletes those without meaning. */
export async function carryWishesOver(
  tx: Queryable,
  id: WritableEventId,
  guestId: number,
  merged: readonly number[],
): Promise<void> {
  if ((await replaceGuests(tx, id, guestId, merged)) > 0) await settleWishes(tx, id);
}

/** Deletes duplicates, which undoing or merging guests may leave. */
export function settleWishes(tx: Queryable, id: WritableEventId): Promise<void> {
  return deleteRepeatedWishes(tx, id);
}

/** Adds, changes and removes, all or nothing. @throws DomainError as the checks of the event; BAD_INPUT; NOT_FOUND */
export function changeWishes(
  db: Database,
  viewer: Viewer,
  eventId: number,
  inputs: readonly WishInput[],
  removedIds: readonly number[],
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async (writing) => {
    const changed = [...inputs, ...removedIds];
    refuseTooMany(changed, maxWishesAtOnce);
    const changes = inputs.map((input) => parseInput(wishSchema, withoutNulls(input)));
    await writeChanges(writing, changes, removedIds);
    return { happened: { action: "update_wishes", details: { count: changed.length } }, result: undefined };
  });
}

async function writeChanges(
  { tx, id }: ListWriting,
  changes: readonly WishChange[],
  removedIds: readonly number[],
): Promise<void> {
  const stored = new Map((await findWishes(tx, id)).map((wish) => [wish.id, wish]));
  const named = [...changes.flatMap((change) => change.id ?? []), ...removedIds];
  if (new Set(named).size < named.length) throw new DomainError("BAD_INPUT", message("wishes.twice"));
  if (named.some((wishId) => !stored.has(wishId))) throw new DomainError("NOT_FOUND", message("wishes.gone"));
  const lost = await requireGuests(tx, id, changes, stored);
  await requireFixtures(tx, id, changes);
  await keepTables(tx, id, [...new Set(changes.flatMap(({ tableIds }) => tableIds))]);
  const columns = await requireColumns(tx, id, changes);
  const wanted = changes.map((change) => ({ ...toWish(change, columns, lost), id: change.id ?? null }));
  const untouched = [...stored.values()].filter((wish) => !named.includes(wish.id));
  const wishes = withChanges(untouched, wanted);
  refuseTooManyGuests([...stored.values()], wishes);
  const kept = new Set(wishes.map((wish) => wish.id));
  await deleteWishes(
    tx,
    id,
    [...stored.keys()].filter((wishId) => !kept.has(wishId)),
  );
  await updateWishes(
    tx,
    id,
    wishes.flatMap((wish) => (wish.id === null || stored.get(wish.id) === wish ? [] : [{ ...wish, id: wish.id }])),
  );
  await insertWishes(
    tx,
    id,
    wishes.flatMap(({ id: wishId, ...wish }) => (wishId === null ? [wish] : [])),
  );
  if (wishes.length > maxWishes) await makeRoom(tx, id);
}

const countGuests = (wishes: readonly Pick<Wish, "guestIds">[]) =>
  wishes.reduce((sum, { guestIds }) => sum + guestIds.length, 0);

const tooManyGuests = () =>
  new DomainError("BAD_INPUT", message("wishes.tooManyGuests", { maximum: maxGuestsInAllWishes }));

/** @throws DomainError BAD_INPUT for too many guests, unless there were more before */
function refuseTooManyGuests(before: readonly Wish[], after: readonly UnsavedWish[]): void {
  if (countGuests(after) > Math.max(countGuests(before), maxGuestsInAllWishes)) throw tooManyGuests();
}

/** For wishes from elsewhere, which undoing may have doubled. @throws DomainError BAD_INPUT for too many guests */
export async function refuseGuestsInWishes(tx: Queryable, id: ListReadableEventId): Promise<void> {
  if (countGuests(await findWishes(tx, id)) > 2 * maxGuestsInAllWishes) throw tooManyGuests();
}

type UnsavedWish = Omit<Wish, "id"> & { id: number | null };

function withChanges(present: readonly Wish[], changed: readonly UnsavedWish[]): UnsavedWish[] {
  const wishes = new Map<string, UnsavedWish>(present.map((wish) => [meaningOf(wish), wish]));
  for (const wish of changed) {
    const meaning = meaningOf(wish);
    wishes.set(meaning, { ...wish, id: wish.id ?? wishes.get(meaning)?.id ?? null });
  }
  return [...wishes.values()];
}

/** All but how much a wish counts, and how many guests a table needs. */
const meaningOf = ({ kind, guestIds, column, value, fixtureId, tableIds }: Omit<Wish, "id">): string =>
  JSON.stringify([kind, guestIds, columnKey(column), value.toLowerCase(), fixtureId, tableIds]);

/** Deletes meaningless wishes. @throws DomainError BAD_INPUT if that is not enough */
async function makeRoom(tx: Queryable, id: WritableEventId): Promise<void> {
  const shown = new Set((await readWishes(tx, id)).map((wish) => wish.id));
  if (shown.size > maxWishes) throw new DomainError("BAD_INPUT", message("wishes.tooMany", { maximum: maxWishes }));
  const stored = await findWishes(tx, id);
  await deleteWishes(
    tx,
    id,
    stored.flatMap((wish) => (shown.has(wish.id) ? [] : [wish.id])),
  );
}

function toWish(
  { id, column, guestIds, ...wish }: WishChange,
  columns: ReadonlyMap<string, string>,
  lost: ReadonlyMap<number, readonly number[]>,
): Omit<Wish, "id"> {
  return {
    ...wish,
    guestIds: [...guestIds, ...(lost.get(id ?? 0) ?? [])].sort((one, other) => one - other),
    column: columns.get(columnKey(column)) ?? column,
  };
}

const guestNotFound = () => new DomainError("NOT_FOUND", message("refusals.guestNotFound"));

/** Deleted guests of present wishes stay: undoing revives them. @throws DomainError NOT_FOUND for missing guests */
async function requireGuests(
  tx: Queryable,
  id: WritableEventId,
  changes: readonly WishChange[],
  stored: ReadonlyMap<number, Wish>,
): Promise<Map<number, number[]>> {
  const wanted = changes.flatMap(({ guestIds }) => guestIds);
  const before = changes.flatMap((change) => stored.get(change.id ?? 0) ?? []);
  const mentioned = new Set([...wanted, ...before.flatMap(({ guestIds }) => guestIds)]);
  const present = await findPresentGuests(tx, id, [...mentioned]);
  if (wanted.some((guestId) => !present.has(guestId))) throw guestNotFound();
  return new Map(before.map((wish) => [wish.id, wish.guestIds.filter((guestId) => !present.has(guestId))]));
}

/** @throws DomainError NOT_FOUND when the event lacks one of the fixtures */
async function requireFixtures(tx: Queryable, id: WritableEventId, changes: readonly WishChange[]): Promise<void> {
  const wanted = [...new Set(changes.flatMap(({ fixtureId }) => fixtureId ?? []))];
  if (wanted.length === 0) return;
  const present = await findPresentFixtures(tx, id, wanted);
  if (present.size < wanted.length) throw new DomainError("NOT_FOUND", message("refusals.fixtureNotFound"));
}

/** Columns by key, in the event's spelling. @throws DomainError BAD_INPUT when a wish's column is missing */
async function requireColumns(
  tx: Queryable,
  id: WritableEventId,
  changes: readonly WishChange[],
): Promise<Map<string, string>> {
  const wanted = changes.flatMap(({ column }) => (column === "" ? [] : column));
  if (wanted.length === 0) return new Map();
  const columns = new Map((await findColumns(tx, id)).map((column) => [columnKey(column), column]));
  const missing = wanted.find((column) => !columns.has(columnKey(column)));
  if (missing !== undefined) throw new DomainError("BAD_INPUT", message("wishes.noColumn", { column: missing }));
  return columns;
}
