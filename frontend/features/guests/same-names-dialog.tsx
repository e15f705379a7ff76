import { Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { SameNamesGroup } from "./same-names-group.tsx";
import { useChangeGuests } from "./use-change-guests.ts";
import type { NameGroup } from "./use-same-names.ts";

interface SameNamesDialogProps {
  eventId: number;
  open: boolean;
  groups: readonly NameGroup[];
  columns: readonly string[];
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

/** Guests of the same name side by side: whether each is one person is up to the organizer. */
export function SameNamesDialog({ eventId, open, groups, onClose, ...rest }: SameNamesDialogProps) {
  const { merge, keepApart } = useChangeGuests(eventId);
  return (
    <DialogFrame
      size="lg"
      open={open}
      title={t("guest-list.sameNames.title")}
      focusAfterwards={rest.focusAfterwards}
      onClose={onClose}
    >
      <Stack gap="8">
        <Text color="fg.muted">{t("guest-list.sameNames.keepHint")}</Text>
        {groups.map((group) => (
          <SameNamesGroup
            key={group.key}
            group={group}
            columns={rest.columns}
            onMerge={merge}
            onKeepApart={keepApart}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}
