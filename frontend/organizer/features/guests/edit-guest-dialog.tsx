import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { Button, Link } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useEventHere } from "../../event/event-here.ts";
import { useEdit } from "../../event/use-edit.ts";
import { useAct } from "../../lib/act.ts";
import type { BoardGuestFormProps } from "../../lib/guest-form-request.ts";
import { t } from "../../lib/text.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { FormDialog } from "../../ui/dialog-frame.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { GuestColumnsDocument, GuestCompanyDocument, UpdateGuestDocument } from "./generated/guests.ts";
import { guestUpdated, useGuestActs } from "./guest-acts.ts";
import { boardFieldRules, fieldsOf, fieldTexts, type GuestFields, guestFieldRules, inputOf } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import type { GuestRow } from "./guest-rows.ts";

/** More of them make the form too long to see that it ends. */
const firstColumns = 4;

interface EditGuestDialogProps {
  eventId: number;
  /** Null while nobody is being edited. */
  guest: GuestRow | null;
  columns: readonly string[];
  /** Undefined where nobody is deleted. */
  onDelete?: (guest: GuestRow) => void;
  /** Whether a guest may stay without a table. */
  isOnBoard?: boolean;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

export function EditGuestDialog({ guest, focusAfterwards, ...rest }: EditGuestDialogProps) {
  return (
    <FormDialog
      open={guest !== null}
      title={t("guest-list.editTitle")}
      onClose={rest.onClose}
      {...(focusAfterwards && { focusAfterwards })}
    >
      {guest && <KnownGuest guest={guest} {...rest} />}
    </FormDialog>
  );
}

type KnownGuestProps = Omit<EditGuestDialogProps, "focusAfterwards"> & { guest: GuestRow };

function KnownGuest({ eventId, guest, columns, onDelete, isOnBoard = false, onClose }: KnownGuestProps) {
  const client = useApolloClient();
  const [act] = useAct();
  const { mayDelete, paths } = useEventHere();
  const { askForPlusOnes } = useGuestActs(eventId);
  const about = { eventId, guestId: guest.id };
  const company = useQuery(GuestCompanyDocument, guest.guestOfId === null ? skipToken : { variables: about });
  const { form, save, foreignChanges, takeTheirs } = useEdit<GuestRow, GuestFields>({
    entity: guest,
    fieldsOf: (latest) => fieldsOf(latest, columns, isOnBoard ? "" : undefined),
    rules: isOnBoard ? boardFieldRules : guestFieldRules,
    textsOf: (fields) => fieldTexts(fields, columns),
    failed: t("toasts.updateGuestFailed.title"),
    async send(fields, { updatedAt }) {
      const input = { ...inputOf(fields, columns, guest), updatedAt };
      const variables = { eventId, id: guest.id, input };
      const done = ({ updateGuest }: { updateGuest: GuestRow }) => guestUpdated(updateGuest.name);
      const { data, error } = await act({ mutation: UpdateGuestDocument, variables, done });
      return { data: data?.updateGuest, error };
    },
    async findLatest() {
      const query = { query: GuestCompanyDocument, variables: about, fetchPolicy: "network-only" } as const;
      return (await client.query(query)).data?.event.guestCompany.guest ?? undefined;
    },
  });

  async function saveAndClose(fields: GuestFields): Promise<void> {
    if (await save(fields)) onClose();
  }

  async function askOrSave(fields: GuestFields): Promise<void> {
    if (fields.attendance !== "NO" || guest.attendance === "NO") return saveAndClose(fields);
    const plusOnes = await askForPlusOnes(guest);
    if (plusOnes) await saveAndClose({ ...fields, cancelsPlusOnes: plusOnes.length > 0 });
  }

  return (
    <GuestForm
      eventId={eventId}
      form={form}
      guestId={guest.id}
      host={company.data?.event.guestCompany.guestOf ?? undefined}
      columns={columns}
      firstColumns={firstColumns}
      isTableOptional={isOnBoard}
      submitLabel={t("guest-list.save")}
      submittingLabel={t("guest-list.saving")}
      onSubmit={askOrSave}
      notice={<ConflictNotice changes={foreignChanges} onTakeTheirs={takeTheirs} />}
      footer={
        !isOnBoard &&
        paths.record && (
          <Link asChild alignSelf="start" textStyle="sm">
            <RouterLink to={paths.record(guest.id)}>{t("erasure.everything")}</RouterLink>
          </Link>
        )
      }
      otherAction={
        mayDelete &&
        onDelete && (
          <Button variant="outline" colorPalette="red" onClick={() => onDelete(guest)}>
            <Trash2 aria-hidden />
            {t("guest-list.remove")}
          </Button>
        )
      }
    />
  );
}

/** The guest list's forms for the board, which has no list beside them. */
export function BoardGuestForm({ eventId, request, onRequest }: BoardGuestFormProps) {
  const guestId = request?.kind === "edit" ? request.guestId : undefined;
  const fresh = { fetchPolicy: "network-only" } as const;
  const list = useQuery(GuestColumnsDocument, request ? { variables: { eventId }, ...fresh } : skipToken);
  const query = guestId === undefined ? skipToken : { variables: { eventId, guestId }, ...fresh };
  const guest = useQuery(GuestCompanyDocument, query).data?.event.guestCompany.guest ?? null;
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
        guest={guestId === undefined ? null : guest}
        columns={columns}
        isOnBoard
        onClose={close}
      />
    </>
  );
}
