import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Link } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { useEventHere } from "../../event/event-here.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { type ForeignChange, useEdit } from "../../lib/use-edit.ts";
import { attendanceOptions } from "../../lib/words.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { FormDialog } from "../../ui/dialog-frame.tsx";
import { CancelGuestDialog } from "./cancel-guest-dialog.tsx";
import { GuestCompanyDocument } from "./generated/guest-form.ts";
import { boardFieldRules, fieldsOf, type GuestFields, guestFieldRules } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import type { GuestRow } from "./guest-row.ts";
import { type Canceling, useAttendance } from "./use-attendance.ts";
import { useSaveGuest } from "./use-save-guest.ts";

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

function KnownGuest(props: KnownGuestProps) {
  const { eventId, guest, columns, onDelete, isOnBoard = false, onClose } = props;
  const valuesOf = (latest: GuestRow) => fieldsOf(latest, columns, isOnBoard ? "" : undefined);
  const { mayDelete, paths } = useEventHere();
  const recordPath = isOnBoard ? undefined : paths.record;
  const form = useForm<GuestFields>({
    resolver: formRules(isOnBoard ? boardFieldRules : guestFieldRules),
    defaultValues: valuesOf(guest),
  });
  const saveGuest = useSaveGuest({ eventId, columns });
  const { submit, foreignChanges, takeTheirs } = useEdit<GuestRow, GuestFields>({
    entity: guest,
    valuesOf,
    form,
    save: ({ values, updatedAt }) => saveGuest(guest, values, updatedAt),
  });
  const { findPlusOnes } = useAttendance(eventId);
  const [asking, setAsking] = useState<{ fields: GuestFields; canceling: Canceling } | null>(null);
  const isPlusOne = guest.guestOfId !== null;
  const company = useQuery(GuestCompanyDocument, isPlusOne ? { variables: { eventId, guestId: guest.id } } : skipToken);

  async function save(fields: GuestFields): Promise<void> {
    if (await submit(fields)) onClose();
  }

  async function askOrSave(fields: GuestFields): Promise<void> {
    if (fields.attendance !== "NO" || guest.attendance === "NO") return save(fields);
    const plusOnes = await findPlusOnes(guest.id);
    if (plusOnes?.length === 0) await save(fields);
    else if (plusOnes) setAsking({ fields, canceling: { guest, plusOnes } });
  }

  return (
    <>
      <GuestForm
        eventId={eventId}
        form={form}
        guestId={guest.id}
        host={company.data?.event.guestCompany.guestOf ?? undefined}
        columns={columns}
        isTableOptional={isOnBoard}
        submitLabel={t("guest-list.save")}
        submittingLabel={t("guest-list.saving")}
        onSubmit={askOrSave}
        notice={
          <ConflictNotice
            changes={foreignChanges.flatMap((change) => describeChange(change, columns))}
            onTakeTheirs={takeTheirs}
          />
        }
        footer={
          recordPath && (
            <Link asChild alignSelf="start" textStyle="sm">
              <RouterLink to={recordPath(guest.id)}>{t("erasure.everything")}</RouterLink>
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
      <CancelGuestDialog
        canceling={asking?.canceling ?? null}
        onAnswer={(_, cancelsPlusOnes) => {
          setAsking(null);
          if (asking) void save({ ...asking.fields, cancelsPlusOnes });
        }}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

function describeChange({ name, before, after }: ForeignChange<GuestFields>, columns: readonly string[]) {
  if (name !== "extra") return [{ label: labels()[name], before: textIn(before, name), after: textIn(after, name) }];
  return columns
    .map((label, index) => ({ label, before: before.extra[index] ?? "", after: after.extra[index] ?? "" }))
    .filter((change) => change.before !== change.after);
}

type SingleField = Exclude<keyof GuestFields, "extra">;

const labels = (): Record<SingleField, string> => ({
  name: t("guest-list.name"),
  tableNumber: t("guest-list.table"),
  household: t("seating.filter.household"),
  doorNote: t("guest-list.form.doorNote"),
  otherNames: t("guest-list.form.otherNames"),
  guestOfId: t("guest-list.form.guestOf"),
  attendance: t("seating.filter.attendance"),
  needsAccess: t("seating.guest.needsAccess"),
  isChild: t("seating.guest.child"),
  cancelsPlusOnes: "",
});

function textIn(fields: GuestFields, name: SingleField): string {
  const value = fields[name];
  if (typeof value === "boolean") return value ? t("erasure.facts.yes") : t("erasure.facts.no");
  if (name === "attendance") return attendanceOptions().find((option) => option.value === value)?.label ?? "";
  return value;
}
