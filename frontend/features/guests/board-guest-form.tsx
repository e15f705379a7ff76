import { skipToken, useQuery } from "@apollo/client/react";
import type { GuestFormRequest } from "../../lib/guest-form-request.ts";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import { BoardGuestFormDocument, FormGuestDocument } from "./generated/guest-form.ts";

interface BoardGuestFormProps {
  eventId: number;
  request: GuestFormRequest | null;
  onRequest: (request: GuestFormRequest | null) => void;
}

/** The guest list's forms for the board, which has no list beside them. */
export function BoardGuestForm({ eventId, request, onRequest }: BoardGuestFormProps) {
  const guestId = request?.kind === "edit" ? request.guestId : undefined;
  const about = { eventId, guestId: guestId ?? 0 };
  const fresh = { fetchPolicy: "network-only" } as const;
  const list = useQuery(BoardGuestFormDocument, request ? { variables: { eventId }, ...fresh } : skipToken);
  const found = useQuery(FormGuestDocument, guestId === undefined ? skipToken : { variables: about, ...fresh });
  const columns = list.data?.event.guestColumns;
  const close = () => onRequest(null);
  if (!columns) return null;

  return (
    <>
      <AddGuestDialog
        eventId={eventId}
        columns={columns}
        boardTable={request?.kind === "add" ? request.tableNumber : ""}
        open={request?.kind === "add"}
        onEdit={({ id }) => onRequest({ kind: "edit", guestId: id })}
        onClose={close}
      />
      <EditGuestDialog
        eventId={eventId}
        guest={(guestId !== undefined && found.data?.event.guestCompany.guest) || null}
        columns={columns}
        isOnBoard
        onClose={close}
      />
    </>
  );
}
