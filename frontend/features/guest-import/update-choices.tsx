import { Alert, Button } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { ConflictList } from "./conflict-list.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import type { ImportRequest } from "./import-request.ts";

interface UpdateChoicesProps {
  request: ImportRequest;
  preview: GuestFilePreview_PreviewFragment;
  guestCount: number;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
  onMerge: () => void;
}

export function UpdateChoices({ request, preview, guestCount, disabled, onChange, onMerge }: UpdateChoicesProps) {
  const removed = preview.removed.totalCount;
  const removesMost = removed > 1 && removed * 2 >= guestCount;
  return (
    <>
      {removesMost && (
        <Alert.Root status="warning" colorPalette="brass" role="note" alignItems="flex-start">
          <Alert.Indicator color="brass.fg" />
          <Alert.Content gap="2">
            <Alert.Title>{t("guest-import.update.removesMost", { removed, count: guestCount })}</Alert.Title>
            <Alert.Description>{t("guest-import.update.mergeInstead")}</Alert.Description>
            <Button size="sm" variant="outline" bg="bg.panel" alignSelf="start" disabled={disabled} onClick={onMerge}>
              {t("guest-import.update.merge")}
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
      <ConflictList
        conflicts={preview.conflicts}
        totalCount={preview.conflictCount}
        request={request}
        disabled={disabled}
        onChange={onChange}
      />
    </>
  );
}
