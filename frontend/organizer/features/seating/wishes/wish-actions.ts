import { maxWishesAtOnce } from "../../../../../common/wish-limits.ts";
import { guestsByValue, idsOfWish } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { pairKinds } from "../../../../../common/wishes/wish-kinds.ts";
import type { WishOutcome } from "../../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import { emptyWish } from "../model/extras.ts";
import { selectGuests, selectTable } from "../model/selection.ts";
import type { Seating, ShownBoard } from "../seating.ts";
import { revealTableOf } from "../seating-actions.ts";
import { wishAmong } from "./wish-texts.ts";

/** Adds or changes a wish, and shows a toast with Undo. */
export function saveWish(seating: Seating, wish: Wish): void {
  const done = wish.id === 0 ? t("seating-wishes.done.added", { count: 1 }) : t("seating-wishes.done.changed");
  void seating.act({ kind: "changeWishes", change: { changed: [wish], removedIds: [] } }, done);
}

/** Adds wishes, in as many changes as the server takes; one toast whose Undo takes back all of them. */
export async function addWishes(seating: Seating, wishes: readonly Wish[]): Promise<void> {
  const portions = Array.from({ length: Math.ceil(wishes.length / maxWishesAtOnce) }, (_, at) =>
    wishes.slice(at * maxWishesAtOnce, (at + 1) * maxWishesAtOnce),
  );
  for (const [at, changed] of portions.entries()) {
    const isLast = at === portions.length - 1;
    const done = isLast ? t("seating-wishes.done.added", { count: wishes.length }) : undefined;
    const change = { changed, removedIds: [] };
    if (!(await seating.act({ kind: "changeWishes", change }, done, portions.length))) return;
  }
}

export function removeWish(seating: Seating, { id }: Wish): void {
  const change = { changed: [], removedIds: [id] };
  void seating.act({ kind: "changeWishes", change }, t("seating-wishes.done.removed"));
}

/** Gives guests a wish about one another in place of the one they have; takes it away if it is the same. */
export function togglePairWish(seating: Seating, guestIds: readonly number[], kind: (typeof pairKinds)[number]): void {
  const present = wishAmong(wishesOf(seating), new Set(guestIds));
  if (present?.kind === kind) removeWish(seating, present);
  else {
    const inOrder = [...guestIds].sort((one, other) => one - other);
    saveWish(seating, { ...(present ?? emptyWish(kind)), kind, guestIds: inOrder });
  }
}

function wishesOf(seating: Seating): readonly Wish[] {
  return seating.current().extras?.wishes ?? [];
}

interface WishSubject {
  readonly guestIds: readonly number[];
  readonly tableIds: readonly number[];
}

/** Whom a wish is about: those whom it names, or else those who or that do not have what is wished for, or all. */
export function subjectOf(wish: Wish, { missedBy, missedAt }: WishOutcome, { board }: ShownBoard): WishSubject {
  const named = idsOfWish(wish, [...board.guests.values()]);
  if (named.length > 0 || missedBy.length > 0 || missedAt.length > 0) {
    return { guestIds: named.length > 0 ? named : missedBy, tableIds: missedAt };
  }
  if (wish.tableIds.length > 0) return { guestIds: [], tableIds: wish.tableIds };
  const groups = guestsByValue(board.guests.values(), wish.column);
  return { guestIds: [...groups.values()].flat().map(({ id }) => id), tableIds: [] };
}

/** Selects what a wish is about, and brings the first of it into view. The wishes stay beside the board. */
export function showSubject(seating: Seating, { guestIds, tableIds }: WishSubject): void {
  const [tableId] = tableIds;
  const [guestId] = guestIds;
  if (guestId !== undefined) {
    seating.selection.set(selectGuests(guestIds));
    seating.announcement.set(t("seating.guests.selected", { count: guestIds.length }));
    revealTableOf(seating, guestId);
  } else if (tableId !== undefined) {
    seating.selection.set(selectTable(tableId));
    seating.reveal.set({ tableId });
  }
  seating.panel.set("wishes");
}
