import { useForm, useWatch } from "react-hook-form";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { type GuestFields, guestFieldRules } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import { useAddGuest } from "./use-add-guest.ts";

interface AddGuestDialogProps {
  eventId: number;
  open: boolean;
  onClose: () => void;
}

/** Asks for a new guest's name and table. */
export function AddGuestDialog({ open, ...rest }: AddGuestDialogProps) {
  return (
    <FormDialog open={open} title={t("guest-list.add")} onClose={rest.onClose}>
      <NewGuest {...rest} />
    </FormDialog>
  );
}

function NewGuest({ eventId, onClose }: Omit<AddGuestDialogProps, "open">) {
  const form = useForm<GuestFields>({
    resolver: formRules(guestFieldRules),
    defaultValues: { name: "", tableNumber: "", extra: [] },
  });
  const typed = useWatch({ control: form.control, name: ["name", "tableNumber"] });
  const addGuest = useAddGuest(eventId);
  return (
    <GuestForm
      form={form}
      columns={[]}
      submitLabel={t("guest-list.add")}
      submittingLabel={t("guest-list.adding")}
      isSubmitDisabled={typed.some((text) => text.trim() === "")}
      onSubmit={async (guest) => {
        if (await addGuest(guest)) onClose();
      }}
    />
  );
}
