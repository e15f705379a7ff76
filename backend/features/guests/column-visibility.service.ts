import { columnMatcher } from "../../../common/column-key.ts";
import { maxHiddenColumns, maxKnownColumns } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { quotedList } from "../../lib/quoted-list.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { changeColumnVisibility, readColumnVisibility } from "../events/event.service.ts";
import { looksPrivate } from "./columns/private-columns.ts";
import { findGuestColumns } from "./guest.data.ts";

/** Columns that guests do not see because they are new, and why. */
export interface NewlyHidden {
  /** They look private. */
  private: string[];
  /** The event hides other columns, so it is for the organiser to say whether guests see one more. */
  others: string[];
}

type Visibility = Awaited<ReturnType<typeof readColumnVisibility>>;

/** Columns that an event has not had before. */
function freshOf(columns: readonly string[], { known }: Visibility): string[] {
  const isKnown = columnMatcher(known);
  return columns.filter((column) => !isKnown(column));
}

/** What is to be hidden of columns that are new. */
function judge(fresh: readonly string[], { hidden }: Visibility): NewlyHidden {
  const isHidden = columnMatcher(hidden);
  const undecided = fresh.filter((column) => !isHidden(column));
  return {
    private: undecided.filter(looksPrivate),
    others: hidden.length > 0 ? undecided.filter((column) => !looksPrivate(column)) : [],
  };
}

/** What {@link admitColumns} would hide. */
export async function foreseeHidden(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
): Promise<NewlyHidden> {
  const visibility = await readColumnVisibility(tx, id);
  return judge(freshOf(columns, visibility), visibility);
}

/** Columns that look private and that guests do not see, whether they are new or not. */
export async function findHiddenPrivate(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
): Promise<NewlyHidden> {
  const { hidden } = await readColumnVisibility(tx, id);
  return { private: columns.filter(columnMatcher(hidden)).filter(looksPrivate), others: [] };
}

/**
 * Settles which columns of a change guests see, in its transaction, which has locked the list and written its guests. A
 * column that the event has not had before is hidden if it looks private, or if the event hides any other. What the event
 * has had stays as the organiser left it.
 */
export async function admitColumns(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
): Promise<NewlyHidden> {
  const visibility = await readColumnVisibility(tx, id);
  const fresh = freshOf(columns, visibility);
  const newlyHidden = judge(fresh, visibility);
  if (fresh.length === 0) return newlyHidden;
  const toHide = [...newlyHidden.private, ...newlyHidden.others];
  const next = { hidden: [...visibility.hidden, ...toHide], known: [...visibility.known, ...fresh] };
  await changeColumnVisibility(tx, id, await withinLimits(tx, id, next), toHide.length > 0);
  return newlyHidden;
}

/**
 * Forgets the oldest columns that no guest has any more where there are too many. One that is no longer hidden by its name
 * is no longer known either: should it come back, it is new, and hidden again.
 */
async function withinLimits(tx: Queryable, id: WritableEventId, { hidden, known }: Visibility): Promise<Visibility> {
  if (hidden.length <= maxHiddenColumns && known.length <= maxKnownColumns) return { hidden, known };
  const isInUse = columnMatcher(await findGuestColumns(tx, id));
  const oldest = (names: string[], most: number) =>
    columnMatcher(names.filter((name) => !isInUse(name)).slice(0, Math.max(0, names.length - most)));
  const isShown = oldest(hidden, maxHiddenColumns);
  const settled = known.filter((name) => !isShown(name));
  const isForgotten = oldest(settled, maxKnownColumns);
  return {
    hidden: hidden.filter((name) => !isShown(name)),
    known: settled.filter((name) => !isForgotten(name)),
  };
}

/** What the organiser is to know of columns that guests do not see. */
export function hidingWarnings({ private: privates, others }: NewlyHidden): Message[] {
  const about = (columns: string[]) => ({ columns: quotedList(columns), count: columns.length });
  return [
    ...(privates.length > 0 ? [message("reading.privateColumnsHidden", about(privates))] : []),
    ...(others.length > 0 ? [message("reading.newColumnsHidden", about(others))] : []),
  ];
}
