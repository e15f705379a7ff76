import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { Stack } from "@chakra-ui/react";
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useEventHere } from "../../event/event-here.ts";
import { errorText, queryFailure } from "../../lib/errors.ts";
import { lazyDialog } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { failure as failureToast, showToast } from "../../lib/toast.ts";
import { type SelectedRows, useListState, useRowSelection } from "../../lib/use-list-state.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { RowSelection } from "../../ui/data-table-row.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import {
  GuestListDocument,
  MatchingGuestsDocument,
  SameNamesDocument,
  type SameNamesQuery,
} from "./generated/guests.ts";
import { useGuestActs } from "./guest-acts.ts";
import { type GuestActions, guestColumns } from "./guest-columns.tsx";
import type { Doing } from "./guest-dialogs.tsx";
import { GuestBulkBar, GuestFilters, GuestListActions, SameNamesNotice } from "./guest-list-controls.tsx";
import type { GuestRow } from "./guest-rows.ts";
import {
  type GuestSortBy,
  guestFilterIn,
  guestListVariables,
  guestPageSize,
  guestSortFrom,
  partIn,
  useColumnView,
} from "./guest-rows.ts";

const GuestDialogs = lazyDialog(
  async () => (await import("./guest-dialogs.tsx")).GuestDialogs,
  ({ doing }) => doing !== null,
);

const noGuests: readonly GuestRow[] = [];
const noColumns: readonly string[] = [];

interface GuestListProps {
  /** Absent if no file can be imported here. */
  onImport?: () => void;
}

/** An event's guests, searched, sorted, filtered and changed. */
export function GuestList({ onImport }: GuestListProps) {
  const { event: here, mayChange } = useEventHere();
  const { id: eventId, isSample } = here;
  const client = useApolloClient();
  const list = useListState<GuestSortBy>(undefined, guestSortFrom);
  const [view, setView] = useColumnView(eventId);
  const [params] = useSearchParams();
  const part = partIn(params);
  const query = useQuery(GuestListDocument, { variables: guestListVariables(eventId, params, view) });
  const canChange = !isSample && mayChange;
  const sameNames = useSameNames(eventId, canChange);
  // Not before its names are known, too: a late notice would move the rows away under a click.
  const event = sameNames.isKnown ? (query.data ?? query.previousData)?.event : undefined;
  const rows = event?.guests.nodes ?? noGuests;
  const extraColumns = event?.guestColumns ?? noColumns;

  const selected = useRowSelection();
  const canSelect = canChange && (event?.guestCount ?? 0) > 0;
  const [doing, setDoing] = useState<Doing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const actions = useRowActions(setDoing, addButton);
  const { deleteGuests } = useGuestActs(eventId);
  const columns = useMemo(() => guestColumns(extraColumns, view, actions), [extraColumns, view, actions]);
  const failure = queryFailure(query.error, query.refetch);
  const arrange = () => setDoing({ kind: "columns" });

  /** On all pages. */
  async function selectAll(): Promise<void> {
    try {
      const variables = guestFilterIn(eventId, params);
      const { data } = await client.query({ query: MatchingGuestsDocument, variables, fetchPolicy: "network-only" });
      selected.add(data?.event.guestIds ?? []);
    } catch (error) {
      showToast(failureToast(t("guest-list.select.failed"), errorText(error)));
    }
  }

  async function deleteSelected(): Promise<void> {
    if (!(await deleteGuests([...selected.ids]))) return;
    selected.clear();
    addButton.current?.focus();
  }

  function clearOnEscape({ key, target, currentTarget }: KeyboardEvent) {
    // Events of the dialogs arrive here, too.
    if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) selected.clear();
  }

  return (
    <Stack gap="3" onKeyDown={clearOnEscape}>
      <DataTable
        label={t("guest-list.list.label")}
        page={event?.guests}
        pageSize={guestPageSize}
        list={{ ...list, sortFields: columns.flatMap(({ sortBy }) => sortBy ?? []) }}
        columns={columns}
        rowKey={guestKey}
        isFiltered={part !== undefined}
        isRefreshing={query.loading}
        failure={failure && { title: t("guest-list.list.loadFailed"), ...failure }}
        selection={canSelect ? selectionOf(selected, rows) : undefined}
        searchLabel={t("guest-list.list.searchLabel")}
        searchPlaceholder={searchPlaceholder(event?.guestCount)}
        filters={
          event &&
          event.guestCount > 0 && (
            <>
              <SameNamesNotice count={sameNames.groups.length} onReview={() => setDoing({ kind: "sameNames" })} />
              <GuestFilters event={event} part={part} onArrange={arrange} />
            </>
          )
        }
        actions={
          <GuestListActions
            event={event}
            part={part}
            addButton={addButton}
            onAdd={() => setDoing({ kind: "add" })}
            onImport={onImport}
            onArrange={arrange}
            onSelect={canSelect && !selected.isSelecting ? selected.start : undefined}
          />
        }
        empty={
          <EmptyPanel
            icon={<Drawing name="cards" />}
            title={t("guest-list.list.empty")}
            description={t("guest-list.list.emptyHint")}
          />
        }
      />
      <GuestBulkBar
        isOpen={selected.isSelecting}
        selectedCount={selected.ids.size}
        matchingCount={event?.guests.totalCount ?? 0}
        isFiltered={list.search !== "" || part !== undefined}
        onSelectAll={() => void selectAll()}
        onMove={() => setDoing({ kind: "move", chosen: [...selected.ids] })}
        onSetColumn={() => setDoing({ kind: "setColumn" })}
        onDelete={() => void deleteSelected()}
        onClear={selected.clear}
      />
      <GuestDialogs
        eventId={eventId}
        doing={doing}
        onDo={setDoing}
        columns={extraColumns}
        view={view}
        onView={setView}
        sameNames={sameNames.groups}
        selected={selected}
        addButton={addButton}
      />
    </Stack>
  );
}

/** What can be done in a row; undefined where nothing may be changed. */
function useRowActions(
  onDo: (next: Doing) => void,
  addButton: RefObject<HTMLButtonElement | null>,
): GuestActions | undefined {
  const { side, event, mayChange } = useEventHere();
  const { deleteGuest, takeDown } = useGuestActs(event.id);
  return useMemo(() => {
    if (!mayChange) return undefined;
    async function onDelete(guest: GuestRow) {
      // The focused button has disappeared with its row.
      if (await deleteGuest(guest, "guestRemoved")) addButton.current?.focus();
    }
    return {
      onEdit: (guest) => onDo({ kind: "edit", guest }),
      onAttend: takeDown,
      onMove: (guest) => onDo({ kind: "move", chosen: guest, from: guest.tableNumber }),
      isDisabled: event.isSample,
      ...(side === "customer" && { onDelete }),
    };
  }, [onDo, addButton, deleteGuest, takeDown, event.isSample, side, mayChange]);
}

const noNames: SameNamesQuery["event"]["sameNames"] = [];

/** Names that appear more than once; none for who may not change the list. */
function useSameNames(eventId: number, isWanted: boolean) {
  const { data, previousData, error } = useQuery(SameNamesDocument, isWanted ? { variables: { eventId } } : skipToken);
  const groups = (data ?? previousData)?.event.sameNames;
  return { groups: groups ?? noNames, isKnown: !isWanted || groups !== undefined || error !== undefined };
}

const searchPlaceholder = (count = 0) => (count > 0 ? t("guest-list.list.searchPlaceholder", { count }) : undefined);

const guestKey = (guest: GuestRow) => guest.id;

function selectionOf(selected: SelectedRows, rows: readonly GuestRow[]): RowSelection<GuestRow> {
  const pageIds = rows.map(({ id }) => id);
  const selectedCount = pageIds.filter((id) => selected.ids.has(id)).length;
  return {
    isSelected: (id) => selected.ids.has(id),
    labelOf: ({ name }) => t("guest-list.select.guest", { name }),
    pageLabel: t("guest-list.select.page"),
    pageState: selectedCount === pageIds.length ? true : selectedCount > 0 && "some",
    onToggle: (id, isRange) => selected.toggle(id, isRange ? pageIds : undefined),
    onTogglePage: () => selected.toggleAll(pageIds),
    isShownOnPhones: selected.isSelecting,
  };
}
