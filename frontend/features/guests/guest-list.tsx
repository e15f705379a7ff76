import { Stack } from "@chakra-ui/react";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useEventHere } from "../../event/event-here.ts";
import { lazyDialog } from "../../lib/lazy.tsx";
import { useListState } from "../../lib/use-list-state.ts";
import { useRowSelection } from "../../lib/use-row-selection.ts";
import { GuestBulkBar } from "./guest-bulk-bar.tsx";
import { GuestFilters } from "./guest-filters.tsx";
import { GuestListActions } from "./guest-list-actions.tsx";
import { guestListVariables, guestPageSize, matchingIn, partIn } from "./guest-list-query.ts";
import type { GuestRow } from "./guest-row.ts";
import { guestSelection } from "./guest-selection.ts";
import { type GuestSortBy, guestSortFrom } from "./guest-sort.ts";
import { type GuestActions, GuestTable } from "./guest-table.tsx";
import type { Moving } from "./move-guests-dialog.tsx";
import { isAnyOpen, type OpenDialogs, whileClosed } from "./open-dialogs.ts";
import { SameNamesNotice } from "./same-names-notice.tsx";
import { useAttendance } from "./use-attendance.ts";
import { useColumnView } from "./use-column-view.ts";
import { useFindMatching } from "./use-find-matching.ts";
import { useGuestPage } from "./use-guest-page.ts";

const GuestDialogs = lazyDialog(
  async () => (await import("./guest-dialogs.tsx")).GuestDialogs,
  ({ open }) => isAnyOpen(open),
);

const noColumns: readonly string[] = [];

interface GuestListProps {
  /** Absent if no file can be imported here. */
  onImport?: () => void;
}

export function GuestList({ onImport }: GuestListProps) {
  const { side, event: here, mayChange } = useEventHere();
  const { id: eventId, isSample: isReadOnly } = here;
  const canDeleteInRow = side === "customer";
  const list = useListState<GuestSortBy>(undefined, "page", guestSortFrom);
  const [view, setView] = useColumnView(eventId);
  const [params] = useSearchParams();
  const part = partIn(params);
  const isFiltered = part !== undefined;
  const variables = guestListVariables(eventId, params, view);
  const isChangeable = !isReadOnly && mayChange;
  const { event, rows, sameNames, isRefreshing, failure } = useGuestPage(variables, isChangeable);

  const selected = useRowSelection();
  const findMatching = useFindMatching();
  const canSelect = isChangeable && (event?.guestCount ?? 0) > 0;
  const [open, setOpen] = useState<OpenDialogs>(whileClosed);
  const addButton = useRef<HTMLButtonElement>(null);
  const show = useMemo(() => {
    return (change: Partial<OpenDialogs>) => setOpen((current) => ({ ...current, ...change }));
  }, []);
  const attendance = useAttendance(eventId);
  const rowActions = useMemo<GuestActions | undefined>(() => {
    if (!mayChange) return undefined;
    return {
      onEdit: (edited) => show({ edited }),
      onCancel: async (guest) => {
        const plusOnes = await attendance.findPlusOnes(guest.id);
        if (plusOnes?.length === 0) await attendance.cancel(guest, []);
        else if (plusOnes) show({ canceling: { guest, plusOnes } });
      },
      onComing: attendance.comes,
      onMove: (guest) => show({ moving: { chosen: guest, from: guest.tableNumber } }),
      isDisabled: isReadOnly,
      ...(canDeleteInRow ? { onDelete: (doomed: GuestRow) => show({ doomed }) } : {}),
    };
  }, [show, attendance, isReadOnly, canDeleteInRow, mayChange]);

  function clearOnEscape({ key, target, currentTarget }: KeyboardEvent) {
    // Events of the dialogs arrive here, too.
    if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) selected.clear();
  }

  return (
    <Stack gap="3" onKeyDown={clearOnEscape}>
      <GuestTable
        page={event?.guests}
        pageSize={guestPageSize}
        guestCount={event?.guestCount}
        extraColumns={event?.guestColumns ?? noColumns}
        view={view}
        list={list}
        isFiltered={isFiltered}
        isRefreshing={isRefreshing}
        failure={failure}
        rowActions={rowActions}
        selection={canSelect ? guestSelection(selected, rows) : undefined}
        filters={
          event &&
          event.guestCount > 0 && (
            <>
              {canSelect && <SameNamesNotice eventId={eventId} sameNames={sameNames} addButton={addButton} />}
              <GuestFilters
                guestCount={event.guestCount}
                unseatedCount={event.unseatedGuestCount}
                declinedCount={event.declinedGuestCount}
                part={part}
                extraColumns={event.guestColumns}
                view={view}
                onView={setView}
                onSelect={canSelect && !selected.isSelecting ? selected.start : undefined}
              />
            </>
          )
        }
        actions={
          <GuestListActions
            eventId={eventId}
            isReadOnly={isReadOnly}
            addButton={addButton}
            onAdd={() => show({ isAdding: true })}
            onImport={onImport}
          />
        }
      />
      <GuestBulkBar
        isOpen={selected.isSelecting}
        selectedCount={selected.ids.size}
        matchingCount={event?.guests.totalCount ?? 0}
        isFiltered={list.search !== "" || isFiltered}
        onSelectAll={() => void findMatching(matchingIn(eventId, params)).then(selected.add)}
        onMove={() => show({ moving: movingAll(selected.ids, rows) })}
        onSetColumn={() => show({ bulk: "column" })}
        onDelete={() => show({ bulk: "delete" })}
        onClear={selected.clear}
      />
      <GuestDialogs
        eventId={eventId}
        open={open}
        show={show}
        columns={event?.guestColumns ?? noColumns}
        selected={selected}
        shownCount={rows.filter(({ id }) => selected.ids.has(id)).length}
        addButton={addButton}
      />
    </Stack>
  );
}

/** Their table is known if all of them are on the screen and sit at the same one. */
function movingAll(ids: ReadonlySet<number>, rows: readonly GuestRow[]): Moving {
  const shown = rows.filter(({ id }) => ids.has(id));
  const [from, ...others] = new Set(shown.map(({ tableNumber }) => tableNumber));
  const isKnown = shown.length === ids.size && from !== undefined && others.length === 0;
  return { chosen: [...ids], ...(isKnown && { from }) };
}
