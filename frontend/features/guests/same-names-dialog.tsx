import { Stack, Text } from "@chakra-ui/react";
import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { UpdateGuestDetailsDocument } from "../seating/generated/board-acts.ts";
import { MergeGuestsDocument } from "./generated/change-guests.ts";
import { SameNamesGroup } from "./same-names-group.tsx";
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
  const [act] = useAct();
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
            onMerge={({ id, name }, duplicateIds) =>
              act({
                mutation: MergeGuestsDocument,
                variables: { eventId, guestId: id, duplicateIds },
                done: success(t("toasts.guestsMerged.title"), t("toasts.guestsMerged.text", { name })),
                failed: t("toasts.mergeGuestsFailed.title"),
              })
            }
            onKeepApart={(name, guestIds) =>
              // Noted for everybody.
              act({
                mutation: UpdateGuestDetailsDocument,
                variables: { eventId, guestIds, input: { isNamesake: true } },
                done: success(t("toasts.guestsKeptApart.title"), t("toasts.guestsKeptApart.text", { name })),
                failed: t("toasts.keepGuestsApartFailed.title"),
              })
            }
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}
