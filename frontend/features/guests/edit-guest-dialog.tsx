import { Button, Flex, Link } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useForm } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { useEventRights } from "../../lib/event-rights.ts";
import { formRules } from "../../lib/form-rules.ts";
import { eraseFragment } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { type ForeignChange, useEdit } from "../../lib/use-edit.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { fieldsOf, type GuestFields, type GuestRow, guestFieldRules } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import { useSaveGuest } from "./use-save-guest.ts";

interface EditGuestDialogProps {
  eventId: number;
  /** Null while nobody is being edited. */
  guest: GuestRow | null;
  columns: readonly string[];
  findLatest: (guestId: number) => Promise<GuestRow | undefined>;
  onDelete: (guest: GuestRow) => void;
  /** Undefined for readers who may not see everything about a guest. */
  recordPath: ((guestId: number) => string) | undefined;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

export function EditGuestDialog({ guest, focusAfterwards, ...rest }: EditGuestDialogProps) {
  return (
    <FormDialog
      open={guest !== null}
      title={t("guest-list.editTitle")}
      onClose={rest.onClose}
      focusAfterwards={focusAfterwards}
    >
      {guest && <KnownGuest guest={guest} {...rest} />}
    </FormDialog>
  );
}

type KnownGuestProps = Omit<EditGuestDialogProps, "focusAfterwards"> & { guest: GuestRow };

function KnownGuest({ eventId, guest, columns, findLatest, onDelete, recordPath, onClose }: KnownGuestProps) {
  const { mayDelete } = useEventRights();
  const form = useForm<GuestFields>({
    resolver: formRules(guestFieldRules),
    defaultValues: fieldsOf(guest, columns),
  });
  const saveGuest = useSaveGuest({ eventId, columns, findLatest });
  const { submit, foreignChanges, takeTheirs } = useEdit<GuestRow, GuestFields>({
    entity: guest,
    valuesOf: (latest) => fieldsOf(latest, columns),
    form,
    save: ({ values, updatedAt }) => saveGuest(guest.id, values, updatedAt),
  });

  return (
    <GuestForm
      form={form}
      columns={columns}
      submitLabel={t("guest-list.save")}
      submittingLabel={t("guest-list.saving")}
      onSubmit={async (fields) => {
        if (await submit(fields)) onClose();
      }}
      notice={
        <ConflictNotice
          changes={foreignChanges.flatMap((change) => describeChange(change, columns))}
          onTakeTheirs={takeTheirs}
        />
      }
      footer={recordPath && <RecordLinks path={recordPath(guest.id)} />}
      otherAction={
        mayDelete && (
          <Button variant="outline" colorPalette="red" onClick={() => onDelete(guest)}>
            <Trash2 aria-hidden />
            {t("guest-list.remove")}
          </Button>
        )
      }
    />
  );
}

function RecordLinks({ path }: { path: string }) {
  return (
    <Flex columnGap="5" rowGap="2" wrap="wrap" borderTopWidth="1px" pt="4" textStyle="sm">
      <Link asChild>
        <RouterLink to={path}>{t("erasure.everything")}</RouterLink>
      </Link>
      <Link asChild colorPalette="red">
        <RouterLink to={`${path}${eraseFragment}`}>{t("erasure.erase")}</RouterLink>
      </Link>
    </Flex>
  );
}

function describeChange({ name, before, after }: ForeignChange<GuestFields>, columns: readonly string[]) {
  if (name === "name") return [{ label: t("guest-list.name"), before: before.name, after: after.name }];
  if (name === "tableNumber")
    return [{ label: t("guest-list.table"), before: before.tableNumber, after: after.tableNumber }];
  return columns
    .map((label, index) => ({ label, before: before.extra[index] ?? "", after: after.extra[index] ?? "" }))
    .filter((change) => change.before !== change.after);
}
