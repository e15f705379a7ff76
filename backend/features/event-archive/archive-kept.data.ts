import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** The kept lists and files in an archive, and how many are left out. */
export interface Kept {
  /** Ascending; entries whose lists are in the archive. */
  entryIds: number[];
  /** Ascending. */
  fileIds: number[];
  leftOut: { keptLists: number; files: number };
}

/** How many lists and files an archive may have, and their bytes. */
export interface KeptBounds {
  maxBytesOfLists: number;
  maxLists: number;
  maxBytesOfFiles: number;
  maxFiles: number;
}

interface Chosen {
  ids: number[];
  leftOut: number;
}

/** Chooses an event's newest lists and files that fit. */
export async function chooseKept(tx: Queryable, eventId: ListReadableEventId, bounds: KeptBounds): Promise<Kept> {
  const [lists] = await tx.$queryRaw<Chosen[]>`
    WITH sized AS (
      SELECT history_entry_id AS id, row_number() OVER newest_first AS nth,
        sum(octet_length(guests_before::text) + coalesce(octet_length(sheet_before::text), 0)) OVER newest_first AS bytes
      FROM guest_list_changes WHERE event_id = ${eventId}
      WINDOW newest_first AS (ORDER BY history_entry_id DESC)
    ), fitting AS (SELECT id, nth <= ${bounds.maxLists} AND bytes <= ${bounds.maxBytesOfLists} AS fits FROM sized)
    SELECT coalesce(array_agg(id ORDER BY id) FILTER (WHERE fits), '{}') AS ids,
      (count(*) FILTER (WHERE NOT fits))::int AS "leftOut"
    FROM fitting`;
  const [files] = await tx.$queryRaw<Chosen[]>`
    WITH sized AS (
      SELECT id, row_number() OVER newest_first AS nth, sum(octet_length(content)) OVER newest_first AS bytes
      FROM uploaded_files WHERE event_id = ${eventId} WINDOW newest_first AS (ORDER BY id DESC)
    ), fitting AS (SELECT id, nth <= ${bounds.maxFiles} AND bytes <= ${bounds.maxBytesOfFiles} AS fits FROM sized)
    SELECT coalesce(array_agg(id ORDER BY id) FILTER (WHERE fits), '{}') AS ids,
      (count(*) FILTER (WHERE NOT fits))::int AS "leftOut"
    FROM fitting`;
  return {
    entryIds: lists?.ids ?? [],
    fileIds: files?.ids ?? [],
    leftOut: { keptLists: lists?.leftOut ?? 0, files: files?.leftOut ?? 0 },
  };
}
