import { Flex } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { RowButton } from "../../ui/row-button.tsx";
import type { GuestRow } from "./guest-fields.ts";
import { guestListTexts as texts } from "./guest-list-texts.ts";

interface GuestRowActionsProps {
  guest: GuestRow;
  onEdit: (guest: GuestRow) => void;
  onDelete?: (guest: GuestRow) => void;
  isDisabled: boolean;
}

/** Edit and delete, at the end of a guest's row. */
export function GuestRowActions({ guest, onEdit, onDelete, isDisabled }: GuestRowActionsProps) {
  return (
    <Flex gap="1" ms="-2">
      <RowButton
        label={texts.edit}
        fullLabel={texts.editNamed(guest.name)}
        icon={<Pencil aria-hidden />}
        isDisabled={isDisabled}
        onClick={() => onEdit(guest)}
      />
      {onDelete && (
        <RowButton
          label={texts.remove}
          fullLabel={texts.removeNamed(guest.name)}
          icon={<Trash2 aria-hidden />}
          isDestructive
          isDisabled={isDisabled}
          onClick={() => onDelete(guest)}
        />
      )}
    </Flex>
  );
}
