import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { type GuestFields, type GuestRow, guestFieldRules } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import { NamesakeNotice } from "./namesake-notice.tsx";
import { isSameName } from "./namesakes.ts";
import { useAddGuest } from "./use-add-guest.ts";
import { useFindNamesake } from "./use-find-namesake.ts";

interface AddGuestDialogProps {
  eventId: number;
  open: boolean;
  onEdit: (guest: GuestRow) => void;
  onClose: () => void;
}

export function AddGuestDialog({ open, ...rest }: AddGuestDialogProps) {
  return (
    <FormDialog open={open} title={t("guest-list.add")} onClose={rest.onClose}>
      <NewGuest {...rest} />
    </FormDialog>
  );
}

function NewGuest({ eventId, onEdit, onClose }: Omit<AddGuestDialogProps, "open">) {
  const form = useForm<GuestFields>({
    resolver: formRules(guestFieldRules),
    defaultValues: { name: "", tableNumber: "", extra: [] },
  });
  const [name, tableNumber] = useWatch({ control: form.control, name: ["name", "tableNumber"] });
  const [found, setFound] = useState<GuestRow>();
  const findNamesake = useFindNamesake(eventId);
  const addGuest = useAddGuest(eventId);
  // Another name was typed meanwhile.
  const namesake = found && isSameName(found.name, name) ? found : undefined;

  async function add(guest: GuestFields) {
    if (await addGuest(guest)) onClose();
  }

  return (
    <GuestForm
      form={form}
      columns={[]}
      submitLabel={t("guest-list.add")}
      submittingLabel={t("guest-list.adding")}
      isSubmitDisabled={namesake !== undefined || name.trim() === "" || tableNumber.trim() === ""}
      onSubmit={async (guest) => {
        const same = await findNamesake(guest.name);
        if (same) setFound(same);
        else await add(guest);
      }}
      notice={
        namesake && (
          <NamesakeNotice
            namesake={namesake}
            isBusy={form.formState.isSubmitting}
            onEdit={() => {
              onClose();
              onEdit(namesake);
            }}
            onAddAnyway={() => void form.handleSubmit(add)()}
          />
        )
      }
    />
  );
}
