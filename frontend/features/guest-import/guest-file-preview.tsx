import { Alert, Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { DifferenceList } from "./difference-list.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type Preview = GuestFilePreview_PreviewFragment;

export function GuestFilePreview({ preview }: { preview: Preview }) {
  const rest = restOf(preview);
  return (
    <Stack gap="3">
      <Text as="h3" fontWeight="semibold">
        {t("guest-import.preview.title")}
      </Text>
      {rest !== "" && <Text>{rest}</Text>}
      <DifferenceList {...preview} />
      {preview.undoneEdits > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {t(`guest-import.preview.undoneEdits.${preview.mode}`, { count: preview.undoneEdits })}
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  );
}

/** Why nothing can be imported: the file is not understood, or it does not fit into the list. */
export function PreviewProblem({ preview, problem }: { preview: Preview; problem: string }) {
  const isRead = preview.guestCount > 0;
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{isRead ? t("guest-import.preview.tooLarge") : t("guest-import.preview.problem")}</Alert.Title>
        <Alert.Description>
          {problem} {!isRead && t("guest-import.preview.problemHint")}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function restOf(preview: Preview): string {
  const { mode, guestCount, added, moved, changed, removed } = preview;
  // Guests who were deleted by hand stay deleted, so an update need not leave as many as the file has.
  if (mode === "UPDATE") {
    const isSame = [added, moved, changed, removed].every(({ totalCount }) => totalCount === 0);
    return isSame ? t("guest-import.preview.nothing") : "";
  }
  const unchanged = guestCount - added.totalCount - moved.totalCount - changed.totalCount;
  if (unchanged > 0) return t("guest-import.preview.unchanged", { count: unchanged });
  return mode === "REPLACE" && guestsReplaced(preview) === 0 ? t("guest-import.preview.firstList") : "";
}

/** Guests whom a replacement would replace, whether or not they are in the file. */
export function guestsReplaced({
  mode,
  guestCount,
  added,
  removed,
}: Pick<Preview, "mode" | "guestCount" | "added" | "removed">): number {
  return mode === "REPLACE" ? guestCount - added.totalCount + removed.totalCount : 0;
}
