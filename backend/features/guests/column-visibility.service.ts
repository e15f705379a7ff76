import { columnMatcher } from "../../../common/column-key.ts";
import { maxHiddenColumns } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { quotedList } from "../../lib/quoted-list.ts";
import { maxKnownColumns } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { changeColumnVisibility, readColumnVisibility } from "../events/event.service.ts";
import { looksPrivate } from "./columns/private-columns.ts";
import { findGuestColumns } from "./guest.data.ts";

/** Columns hidden because they are new, by reason. */
export interface NewlyHidden {
  private: string[];
  /** The event hides other columns, so the organizer has to decide about this one. */
  others: string[];
}

type Visibility = Awaited<ReturnType<typeof readColumnVisibility>>;

function freshOf(columns: readonly string[], { known }: Visibility): string[] {
  const isKnown = columnMatcher(known);
  return columns.filter((column) => !isKnown(column));
}

function judge(fresh: readonly string[], { hidden }: Visibility): NewlyHidden {
  const isHidden = columnMatcher(hidden);
  const undecided = fresh.filter((column) => !isHidden(column));
  return {
    private: undecided.filter(looksPrivate),
    others: hidden.length > 0 ? undecided.filter((column) => !looksPrivate(column)) : [],
  };
}

/** The columns that {@link admitColumns} would hide. */
export async function foreseeHidden(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
): Promise<NewlyHidden> {
  const visibility = await readColumnVisibility(tx, id);
  return judge(freshOf(columns, visibility), visibility);
}

/** Hidden columns that look private, new or not. */
export async function findHiddenPrivate(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
): Promise<NewlyHidden> {
  const { hidden } = await readColumnVisibility(tx, id);
  return { private: columns.filter(columnMatcher(hidden)).filter(looksPrivate), others: [] };
}

/** Hides new columns that look private, or all new ones if any is hidden. Runs after the change's writes. */
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

/** Forgets the oldest unused columns beyond the limit. If one returns, it is new and hidden again. */
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

/** The warnings for the organizer about hidden columns. */
export function hidingWarnings({ private: privates, others }: NewlyHidden): Message[] {
  const about = (columns: string[]) => ({ columns: quotedList(columns), count: columns.length });
  return [
    ...(privates.length > 0 ? [message("reading.privateColumnsHidden", about(privates))] : []),
    ...(others.length > 0 ? [message("reading.newColumnsHidden", about(others))] : []),
  ];
}
