import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useAct } from "../../lib/act.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { FormDialog } from "../../ui/dialog-frame.tsx";
import { oneMoreGuest } from "./expected-guests.ts";
import { AddGuestDocument } from "./generated/add-guest.ts";
import {
  additionalInfoOf,
  boardFieldRules,
  detailsOf,
  type GuestFields,
  guestFieldRules,
  newFields,
  tableIn,
} from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import type { GuestRow } from "./guest-row.ts";
import { NamesakeNotice } from "./namesake-notice.tsx";
import { isSameName } from "./namesakes.ts";
import { useFindNamesake } from "./use-find-namesake.ts";

interface AddGuestDialogProps {
  eventId: number;
  columns: readonly string[];
  /** Table that the form begins with. On the board, where this is given, a guest needs none. */
  boardTable?: string | undefined;
  open: boolean;
  onEdit: (guest: GuestRow) => void;
  onClose: () => void;
}

export function AddGuestDialog({ open, ...rest }: AddGuestDialogProps) {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <FormDialog open={open} title={t("guest-list.add")} savedCount={addedCount} onClose={rest.onClose}>
      <NewGuest {...rest} onAdded={() => setAddedCount(addedCount + 1)} />
    </FormDialog>
  );
}

type After = "close" | "next";

type NewGuestProps = Omit<AddGuestDialogProps, "open"> & { onAdded: () => void };

function NewGuest({ eventId, columns, boardTable, onEdit, onAdded, onClose }: NewGuestProps) {
  const isTableOptional = boardTable !== undefined;
  const form = useForm<GuestFields>({
    resolver: formRules(isTableOptional ? boardFieldRules : guestFieldRules),
    defaultValues: newFields(columns, boardTable),
  });
  const [name, tableNumber] = useWatch({ control: form.control, name: ["name", "tableNumber"] });
  const isTableMissing = !isTableOptional && tableNumber.trim() === "";
  const { dirtyFields, isSubmitting } = form.formState;
  const [found, setFound] = useState<{ guest: GuestRow; after: After }>();
  const findNamesake = useFindNamesake(eventId);
  const [act] = useAct();
  // Another name was typed meanwhile.
  const namesake = found && isSameName(found.guest.name, name) ? found : undefined;

  async function add(guest: GuestFields, after: After): Promise<void> {
    const additionalInfo = additionalInfoOf(guest.extra, columns);
    const details = detailsOf(guest, undefined);
    const { data } = await act({
      mutation: AddGuestDocument,
      variables: { eventId, input: { name: guest.name, tableNumber: tableIn(guest), additionalInfo, details } },
      update: oneMoreGuest(eventId),
      done: success(t("toasts.guestAdded.title"), t("toasts.guestAdded.text", { name: guest.name })),
      failed: t("toasts.addGuestFailed.title"),
    });
    if (!data) return;
    onAdded();
    if (after === "close") return onClose();
    setFound(undefined);
    form.reset(newFields(columns, guest.tableNumber, guest.household), { keepFieldsRef: true });
    form.setFocus("name");
  }

  async function askOrAdd(guest: GuestFields, after: After): Promise<void> {
    const same = await findNamesake(guest.name);
    if (same) setFound({ guest: same, after });
    else await add(guest, after);
  }

  /** A plus-one belongs to the household and sits with their host, unless something else was typed. */
  function joinHost({ tableNumber: table, household }: GuestRow): void {
    if (!dirtyFields.tableNumber && table !== "") form.setValue("tableNumber", table);
    if (!dirtyFields.household && household !== "") form.setValue("household", household);
  }

  return (
    <GuestForm
      eventId={eventId}
      form={form}
      columns={columns}
      isTableOptional={isTableOptional}
      onHost={joinHost}
      submitLabel={t("guest-list.add")}
      submittingLabel={t("guest-list.adding")}
      isSubmitDisabled={namesake !== undefined || name.trim() === "" || isTableMissing}
      onSubmit={(guest) => askOrAdd(guest, "close")}
      onSubmitAndNext={(guest) => askOrAdd(guest, "next")}
      notice={
        namesake && (
          <NamesakeNotice
            namesake={namesake.guest}
            isBusy={isSubmitting}
            onEdit={() => {
              onClose();
              onEdit(namesake.guest);
            }}
            onAddAnyway={() => void form.handleSubmit((guest) => add(guest, namesake.after))()}
          />
        )
      }
    />
  );
}
