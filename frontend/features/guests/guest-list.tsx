import { useQuery } from "@apollo/client/react";
import { Button, Flex } from "@chakra-ui/react";
import { Armchair, Upload, UserPlus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { GuestListDocument } from "../../generated/documents.ts";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useListState } from "../../lib/use-list-state.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import type { GuestRow } from "./guest-fields.ts";
import { GuestListDownloads } from "./guest-list-downloads.tsx";
import { type GuestActions, GuestTable } from "./guest-table.tsx";
import { useDeleteGuest } from "./use-delete-guest.ts";

const pageSize = 20;
const noColumns: readonly string[] = [];
const sortFields = ["NAME", "TABLE"] as const;

interface GuestListProps {
  eventId: number;
  /** Where the guests are seated. */
  seatingPath: string;
  isReadOnly?: boolean;
  /** Whether each row has a button that deletes its guest; the dialog has one in any case. */
  canDeleteInRow?: boolean;
  /** Opens the import of a file. */
  onImport: () => void;
}

/** An event's guest list, with search, pages, and editing of guests. */
export function GuestList({
  eventId,
  seatingPath,
  isReadOnly = false,
  canDeleteInRow = false,
  onImport,
}: GuestListProps) {
  const list = useListState(sortFields);
  const { search, sort, page } = list;
  const variables = { eventId, search, sort, offset: (page - 1) * pageSize, limit: pageSize };
  const { data, previousData, loading, error, refetch } = useQuery(GuestListDocument, { variables });
  const event = (data ?? previousData)?.event;
  const columns = event?.guestColumns ?? noColumns;

  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<GuestRow | null>(null);
  const [doomed, setDoomed] = useState<GuestRow | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** What gets the focus once the dialog closes; null for the previously focused element. */
  const lostFocus = useRef<HTMLElement>(null);
  const deleteGuest = useDeleteGuest(eventId);
  const rowActions = useMemo<GuestActions>(
    () => ({ onEdit: setEdited, isDisabled: isReadOnly, ...(canDeleteInRow ? { onDelete: setDoomed } : {}) }),
    [isReadOnly, canDeleteInRow],
  );

  async function findLatest(guestId: number) {
    const { data: latest } = await refetch();
    return latest?.event.guests.nodes.find(({ id }) => id === guestId);
  }

  async function confirmDeletion() {
    if (doomed === null) return;
    const isFromDialog = edited !== null;
    setDoomed(null);
    const isDeleted = await deleteGuest(doomed, isFromDialog ? dialogToasts : rowToasts);
    if (!isDeleted) return;
    setEdited(null);
    // The focused button disappeared with its row.
    if (isFromDialog) lostFocus.current = addButton.current;
    else addButton.current?.focus();
  }

  function takeLostFocus() {
    const next = lostFocus.current;
    lostFocus.current = null;
    return next;
  }

  return (
    <>
      <GuestTable
        page={event?.guests}
        pageSize={pageSize}
        extraColumns={columns}
        list={list}
        isRefreshing={loading}
        failure={queryFailure(error, refetch)}
        rowActions={rowActions}
        actions={
          <Flex direction={{ base: "column", sm: "row" }} gap="3" wrap={{ sm: "wrap" }} justify={{ sm: "end" }}>
            <GuestListDownloads eventId={eventId} />
            <Button asChild variant="outline" flexShrink="0">
              <RouterLink to={seatingPath}>
                <Armchair aria-hidden />
                {t("seating.open")}
              </RouterLink>
            </Button>
            <Button variant="outline" flexShrink="0" disabled={isReadOnly} onClick={onImport}>
              <Upload aria-hidden />
              {t("guest-list.import")}
            </Button>
            <Button ref={addButton} flexShrink="0" disabled={isReadOnly} onClick={() => setIsAdding(true)}>
              <UserPlus aria-hidden />
              {t("guest-list.add")}
            </Button>
          </Flex>
        }
      />
      <AddGuestDialog eventId={eventId} open={isAdding} onClose={() => setIsAdding(false)} />
      <EditGuestDialog
        eventId={eventId}
        guest={edited}
        columns={columns}
        findLatest={findLatest}
        onDelete={setDoomed}
        onClose={() => setEdited(null)}
        focusAfterwards={takeLostFocus}
      />
      <ConfirmDialog
        open={doomed !== null}
        title={t("guest-list.removeTitle", { name: doomed?.name ?? "" })}
        description={t("guest-list.removeWarning")}
        confirmLabel={t("guest-list.remove")}
        onConfirm={() => void confirmDeletion()}
        onCancel={() => setDoomed(null)}
      />
    </>
  );
}

const rowToasts = { done: toastTexts.guestRemoved, failed: toastTexts.removeGuestFailed };
const dialogToasts = { done: toastTexts.guestDeleted, failed: toastTexts.deleteGuestFailed };
