import { Dialog, Stack, Text } from "@chakra-ui/react";
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
  onKeepApart: (group: NameGroup) => void;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

export function SameNamesDialog({ eventId, open, groups, onKeepApart, onClose, ...rest }: SameNamesDialogProps) {
  const { merge } = useChangeGuests(eventId);
  return (
    <Dialog.Root
      open={open}
      size="lg"
      placement={{ base: "top", md: "center" }}
      scrollBehavior="outside"
      lazyMount
      unmountOnExit
      finalFocusEl={rest.focusAfterwards}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <DialogFrame title={t("guest-list.sameNames.title")}>
        <Stack gap="8">
          <Text color="fg.muted">{t("guest-list.sameNames.keepHint")}</Text>
          {groups.map((group) => (
            <SameNamesGroup
              key={group.key}
              group={group}
              columns={rest.columns}
              onMerge={merge}
              onKeepApart={() => onKeepApart(group)}
            />
          ))}
        </Stack>
      </DialogFrame>
    </Dialog.Root>
  );
}
