import { guestsByValue } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { idsOfWish } from "../../../../../common/wishes/wish-guests.ts";
import type { WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import type { Board, BoardTable } from "../../model/board.ts";
import { isRequired } from "../../wishes/model/wish-groups.ts";
import { companions, type Together } from "./must-rules.ts";
import type { PlannedMove } from "./proposal.ts";

/** What a move does for somebody, in the order in which a guest's own reasons count. */
export type MoveReason =
  /** The guest's table had that many guests too many. */
  | { readonly kind: "over"; readonly table: BoardTable; readonly count: number }
  | { readonly kind: "with" | "without"; readonly guestIds: readonly number[]; readonly isRequired: boolean }
  | { readonly kind: "access" }
  | { readonly kind: "near"; readonly fixtureId: number }
  | { readonly kind: "atTables"; readonly isRequired: boolean }
  /** No longer at a table to be avoided. */
  | { readonly kind: "notAtTables"; readonly isRequired: boolean; readonly table: BoardTable }
  | { readonly kind: "column"; readonly column: string; readonly value: string; readonly count: number }
  | { readonly kind: "spread"; readonly column: string; readonly value: string }
  /** Knew nobody there. */
  | { readonly kind: "alone"; readonly table: BoardTable }
  | { readonly kind: "fuller" | "emptier" | "tooFew"; readonly table: BoardTable }
  /** Joins them; without a household, they belong together as plus-ones do. Whole if all of it is together then. */
  | {
      readonly kind: "household";
      readonly household: string;
      readonly guestIds: readonly number[];
      readonly isWhole: boolean;
    }
  /** Stays with these, who move for a reason. */
  | { readonly kind: "along"; readonly guestIds: readonly number[] }
  /** The table would be too full for these, who come. */
  | { readonly kind: "room"; readonly table: BoardTable; readonly guestIds: readonly number[] };

/** A plan's moves between two states of a board. */
interface Change {
  readonly moves: readonly PlannedMove[];
  readonly board: Board;
  readonly wishes: readonly Wish[];
  /** Tables of guests by id, and what became of the wishes. */
  readonly before: Seated;
  readonly after: Seated;
}

interface Seated {
  readonly tableOf: ReadonlyMap<number, number>;
  readonly outcomes: WishOutcomes;
}

/** The strongest reason of each move, by guest id. Moves of which none is known are missing. */
export function moveReasons(change: Change): ReadonlyMap<number, MoveReason> {
  const reasons = ownReasons(change);
  for (const [id, reason] of overfullTables(change, reasons)) reasons.set(id, reason);
  const open = () => change.moves.filter(({ guest }) => !reasons.has(guest.id));
  for (const [id, reason] of roomMade(change, open())) reasons.set(id, reason);
  for (const [id, reason] of movingAlong(change, open(), reasons)) reasons.set(id, reason);
  return reasons;
}

type Reasons = Map<number, MoveReason>;

/** What the guests themselves gain. */
function ownReasons(change: Change): Reasons {
  const reasons: Reasons = new Map();
  const ofWishes = rankedWishes(change.wishes).map((wish) => ({ wish, find: finderOf(wish, change) }));
  const general = ofWishes.filter(({ wish }) => wish.guestIds.length === 0).map(({ find }) => find);
  const named = new Map<number, Finder[]>();
  for (const { wish, find } of ofWishes) {
    for (const id of wish.guestIds) named.set(id, [...(named.get(id) ?? []), find]);
  }
  const households = companionsOf(change.board);
  const company = alone(change);
  for (const move of change.moves) {
    const finders = [access, ...(named.get(move.guest.id) ?? []), company, ...general];
    const reason = firstOf(finders, move) ?? joinedHousehold(change, households, move);
    if (reason) reasons.set(move.guest.id, reason);
  }
  return reasons;
}

type Finder = (move: PlannedMove) => MoveReason | undefined;

function firstOf(finders: readonly Finder[], move: PlannedMove): MoveReason | undefined {
  for (const find of finders) {
    const reason = find(move);
    if (reason) return reason;
  }
  return undefined;
}

const ranks = { HIGH: 1, MEDIUM: 2, LOW: 3 } as const;

function rankedWishes(wishes: readonly Wish[]): readonly Wish[] {
  const rank = ({ kind, priority }: Wish) => (isRequired(kind) ? 0 : ranks[priority]);
  return wishes.toSorted((one, other) => rank(one) - rank(other));
}

function finderOf(wish: Wish, change: Change): Finder {
  switch (wish.kind) {
    case "TOGETHER":
    case "LIKE":
    case "APART":
    case "DISLIKE":
      return aboutOthers(wish, change);
    case "NEAR":
      return nearPlace(wish, change);
    case "AT_TABLES":
    case "LIKE_TABLES":
    case "CHILDREN_AT_TABLES":
    case "NOT_AT_TABLES":
    case "DISLIKE_TABLES":
      return atTables(wish, change);
    case "COLUMN_TOGETHER":
    case "COLUMN_SPREAD":
      return aboutColumn(wish, change);
    case "BALANCE":
    case "TABLE_MINIMUM":
      return aboutTables(wish, change);
    case "COMPANY":
      return () => undefined;
  }
}

function aboutOthers(wish: Wish, change: Change): Finder {
  const isWith = wish.kind === "TOGETHER" || wish.kind === "LIKE";
  return ({ guest }) => {
    const guestIds = wish.guestIds.filter((id) =>
      isWith ? isNewlyWith(change, guest.id, id) : isNoLongerWith(change, guest.id, id),
    );
    if (guestIds.length === 0) return undefined;
    return { kind: isWith ? "with" : "without", guestIds, isRequired: isRequired(wish.kind) };
  };
}

function areTogether(tableOf: ReadonlyMap<number, number>, one: number, other: number): boolean {
  const table = tableOf.get(one);
  return one !== other && table !== undefined && tableOf.get(other) === table;
}

function isNewlyWith({ before, after }: Change, one: number, other: number): boolean {
  return !areTogether(before.tableOf, one, other) && areTogether(after.tableOf, one, other);
}

function isNoLongerWith({ before, after }: Change, one: number, other: number): boolean {
  return areTogether(before.tableOf, one, other) && !areTogether(after.tableOf, one, other);
}

function access({ guest, from, to }: PlannedMove): MoveReason | undefined {
  const isGained = guest.needsAccess && from !== null && !from.isAccessible && to?.isAccessible === true;
  return isGained ? { kind: "access" } : undefined;
}

function nearPlace({ id, fixtureId }: Wish, { before, after }: Change): Finder {
  const missedBefore = new Set(before.outcomes.byWish.get(id)?.missedBy);
  const outcome = after.outcomes.byWish.get(id);
  const missedAfter = new Set(outcome?.missedBy);
  return ({ guest, from }) => {
    // Without tables in the room, nobody is near, and nobody misses it.
    if (fixtureId === null || !outcome || outcome.met === 0) return undefined;
    const isGained = (from === null || missedBefore.has(guest.id)) && !missedAfter.has(guest.id);
    return isGained ? { kind: "near", fixtureId } : undefined;
  };
}

function atTables(wish: Wish, { board, before, after }: Change): Finder {
  const about = new Set(idsOfWish(wish, [...board.guests.values()]));
  const missedBefore = new Set(before.outcomes.byWish.get(wish.id)?.missedBy);
  const missedAfter = new Set(after.outcomes.byWish.get(wish.id)?.missedBy);
  const isAt = wish.kind !== "NOT_AT_TABLES" && wish.kind !== "DISLIKE_TABLES";
  const required = { isRequired: isRequired(wish.kind) };
  return ({ guest, from, to }) => {
    if (!about.has(guest.id) || to === null || missedAfter.has(guest.id)) return undefined;
    const isGained = from === null || missedBefore.has(guest.id);
    if (isAt) return isGained ? { kind: "atTables", ...required } : undefined;
    return from !== null && isGained ? { kind: "notAtTables", ...required, table: from } : undefined;
  };
}

function aboutColumn({ kind, column }: Wish, { board, before, after }: Change): Finder {
  const coming = [...board.guests.values()].filter(({ attendance }) => attendance !== "NO");
  const groups = new Map<number, { earlier: ReadonlyMap<number, number>; later: ReadonlyMap<number, number> }>();
  for (const guests of guestsByValue(coming, column).values()) {
    const ids = guests.map(({ id }) => id);
    const counts = { earlier: countsOf(ids, before), later: countsOf(ids, after) };
    for (const id of ids) groups.set(id, counts);
  }
  return ({ guest, from, to }) => {
    const group = groups.get(guest.id);
    if (!group || !to) return undefined;
    const othersBefore = from ? (group.earlier.get(from.id) ?? 1) - 1 : 0;
    const othersAfter = (group.later.get(to.id) ?? 1) - 1;
    const value = String(guest.additionalInfo[column] ?? "");
    if (kind === "COLUMN_TOGETHER") {
      return othersAfter > othersBefore ? { kind: "column", column, value, count: othersAfter } : undefined;
    }
    return othersAfter < othersBefore ? { kind: "spread", column, value } : undefined;
  };
}

function countsOf(ids: Iterable<number>, { tableOf }: Seated): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const table = tableOf.get(id);
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

/** Tables that had too many or too few guests for a wish, and have no longer. */
function aboutTables({ id, kind }: Wish, { before, after }: Change): Finder {
  const missedAfter = new Set(after.outcomes.byWish.get(id)?.missedAt);
  const cured = new Set(before.outcomes.byWish.get(id)?.missedAt.filter((table) => !missedAfter.has(table)));
  const [then, now] = [countsOf(before.tableOf.keys(), before), countsOf(after.tableOf.keys(), after)];
  const growth = ({ id: table }: BoardTable) => (now.get(table) ?? 0) - (then.get(table) ?? 0);
  const grown = ({ to }: PlannedMove) => (to && cured.has(to.id) && growth(to) > 0 ? to : undefined);
  const shrunk = ({ from }: PlannedMove) => (from && cured.has(from.id) && growth(from) < 0 ? from : undefined);
  const reason = (of: "fuller" | "emptier" | "tooFew", table: BoardTable | undefined) => table && { kind: of, table };
  if (kind === "BALANCE") return (move) => reason("fuller", shrunk(move)) ?? reason("emptier", grown(move));
  // A table that had too few may also be left by all.
  return (move) => reason("tooFew", grown(move)) ?? reason("tooFew", shrunk(move));
}

function alone({ wishes, before, after }: Change): Finder {
  if (!wishes.some(({ kind }) => kind === "COMPANY")) return () => undefined;
  const [aloneBefore, aloneAfter] = [new Set(before.outcomes.alone), new Set(after.outcomes.alone)];
  return ({ guest, from }) =>
    from && aloneBefore.has(guest.id) && !aloneAfter.has(guest.id) ? { kind: "alone", table: from } : undefined;
}

function companionsOf({ guests }: Board): ReadonlyMap<number, readonly Together[]> {
  const sets = new Map<number, Together[]>();
  for (const set of companions([...guests.values()])) {
    for (const id of set.guestIds) sets.set(id, [...(sets.get(id) ?? []), set]);
  }
  return sets;
}

function joinedHousehold(
  change: Change,
  households: ReadonlyMap<number, readonly Together[]>,
  { guest }: PlannedMove,
): MoveReason | undefined {
  for (const { household, guestIds } of households.get(guest.id) ?? []) {
    const joined = guestIds.filter((id) => isNewlyWith(change, guest.id, id));
    const isWhole = guestIds.every((id) => id === guest.id || areTogether(change.after.tableOf, guest.id, id));
    if (joined.length > 0) return { kind: "household", household, guestIds: joined, isWhole };
  }
  return undefined;
}

/** As many of those who leave a table as it had too many, first those who leave for no other reason. */
function overfullTables({ moves, before, after }: Change, own: Reasons): Reasons {
  const reasons: Reasons = new Map();
  const [then, now] = [countsOf(before.tableOf.keys(), before), countsOf(after.tableOf.keys(), after)];
  for (const [table, leaving] of groupedBy(moves, ({ from }) => from)) {
    const seats = table.capacity ?? Number.POSITIVE_INFINITY;
    const count = (then.get(table.id) ?? 0) - seats;
    const cured = count - Math.max(0, (now.get(table.id) ?? 0) - seats);
    if (cured <= 0) continue;
    const free = leaving.filter(({ guest }) => !own.has(guest.id));
    const others = leaving.filter(({ guest }) => own.has(guest.id));
    for (const { guest } of [...free, ...others].slice(0, cured)) reasons.set(guest.id, { kind: "over", table, count });
  }
  return reasons;
}

/** Those without whose leaving a table would be too full for who comes. */
function roomMade({ moves, after }: Change, open: readonly PlannedMove[]): Reasons {
  const reasons: Reasons = new Map();
  const arrivals = groupedBy(moves, ({ to }) => to);
  const counts = countsOf(after.tableOf.keys(), after);
  for (const { guest, from } of open) {
    const guestIds = (from ? (arrivals.get(from) ?? []) : []).map((move) => move.guest.id);
    if (!from || guestIds.length === 0) continue;
    const isFull = (counts.get(from.id) ?? 0) >= (from.capacity ?? Number.POSITIVE_INFINITY);
    if (isFull) reasons.set(guest.id, { kind: "room", table: from, guestIds });
  }
  return reasons;
}

/** Those who were with companions before and still are, because these move for a reason. */
function movingAlong({ board, before, after }: Change, open: readonly PlannedMove[], others: Reasons): Reasons {
  const reasons: Reasons = new Map();
  const households = companionsOf(board);
  for (const { guest } of open) {
    const guestIds = (households.get(guest.id) ?? [])
      .flatMap((set) => set.guestIds)
      .filter(
        (id) => others.has(id) && areTogether(before.tableOf, guest.id, id) && areTogether(after.tableOf, guest.id, id),
      );
    if (guestIds.length > 0) reasons.set(guest.id, { kind: "along", guestIds: [...new Set(guestIds)] });
  }
  return reasons;
}

function groupedBy(
  moves: readonly PlannedMove[],
  tableOf: (move: PlannedMove) => BoardTable | null,
): ReadonlyMap<BoardTable, readonly PlannedMove[]> {
  const groups = new Map<BoardTable, PlannedMove[]>();
  for (const move of moves) {
    const table = tableOf(move);
    if (table) groups.set(table, [...(groups.get(table) ?? []), move]);
  }
  return groups;
}
