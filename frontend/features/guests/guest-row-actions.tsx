import { Button, Flex, Text } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { Hint } from "../../ui/hint.tsx";
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
      <Hint text={texts.edit}>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          aria-label={texts.editNamed(guest.name)}
          disabled={isDisabled}
          onClick={() => onEdit(guest)}
        >
          <Pencil aria-hidden />
          <Text as="span" hideFrom="md">
            {texts.edit}
          </Text>
        </Button>
      </Hint>
      {onDelete && (
        <Hint text={texts.remove}>
          <Button
            variant="ghost"
            size="sm"
            px="2"
            aria-label={texts.removeNamed(guest.name)}
            disabled={isDisabled}
            onClick={() => onDelete(guest)}
          >
            <Trash2 aria-hidden />
            <Text as="span" hideFrom="md">
              {texts.remove}
            </Text>
          </Button>
        </Hint>
      )}
    </Flex>
  );
}
