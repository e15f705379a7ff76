import { Flex } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { t } from "../../lib/text.ts";
import { RowButton } from "../../ui/row-button.tsx";
import type { GuestRow } from "./guest-fields.ts";

interface GuestRowActionsProps {
  guest: GuestRow;
  onEdit: (guest: GuestRow) => void;
  onDelete?: (guest: GuestRow) => void;
  isDisabled: boolean;
}

export function GuestRowActions({ guest, onEdit, onDelete, isDisabled }: GuestRowActionsProps) {
  return (
    <Flex justify="end">
      <RowButton
        label={t("guest-list.edit")}
        fullLabel={t("guest-list.editNamed", { name: guest.name })}
        icon={<Pencil aria-hidden />}
        isDisabled={isDisabled}
        onClick={() => onEdit(guest)}
      />
      {onDelete && (
        <RowButton
          label={t("guest-list.remove")}
          fullLabel={t("guest-list.removeNamed", { name: guest.name })}
          icon={<Trash2 aria-hidden />}
          isDestructive
          isDisabled={isDisabled}
          onClick={() => onDelete(guest)}
        />
      )}
    </Flex>
  );
}
