import { Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { t } from "../../lib/text.ts";
import { RowButton } from "../../ui/row-button.tsx";
import type { GuestRow } from "./guest-row.ts";

interface GuestRowActionsProps {
  guest: GuestRow;
  onEdit: (guest: GuestRow) => void;
  onCancel: (guest: GuestRow) => void;
  onComing: (guest: GuestRow) => void;
  onDelete?: (guest: GuestRow) => void;
  isDisabled: boolean;
}

export function GuestRowActions(props: GuestRowActionsProps) {
  const { guest, onEdit, onCancel, onComing, onDelete, isDisabled } = props;
  const { name } = guest;
  const comes = guest.attendance !== "NO";
  return (
    <div className="row-actions">
      <RowButton
        label={comes ? t("seating.attendance.no") : t("seating.attendance.yes")}
        fullLabel={comes ? t("guest-list.cancelNamed", { name }) : t("guest-list.comingNamed", { name })}
        icon={comes ? <UserX aria-hidden /> : <UserCheck aria-hidden />}
        isDisabled={isDisabled}
        onClick={() => (comes ? onCancel(guest) : onComing(guest))}
      />
      <RowButton
        label={t("guest-list.edit")}
        fullLabel={t("guest-list.editNamed", { name })}
        icon={<Pencil aria-hidden />}
        isDisabled={isDisabled}
        onClick={() => onEdit(guest)}
      />
      {onDelete && (
        <RowButton
          label={t("guest-list.remove")}
          fullLabel={t("guest-list.removeNamed", { name })}
          icon={<Trash2 aria-hidden />}
          isDestructive
          isDisabled={isDisabled}
          onClick={() => onDelete(guest)}
        />
      )}
    </div>
  );
}
