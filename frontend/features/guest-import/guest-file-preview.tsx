import { Alert, Stack, Text } from "@chakra-ui/react";
import type { GuestFilePreview_PreviewFragment } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { DifferenceList } from "./difference-list.tsx";
import { FileWarnings } from "./file-warnings.tsx";
import { RowsLeftOut } from "./rows-left-out.tsx";

type Preview = GuestFilePreview_PreviewFragment;

/** What an import would do: guests, changes to the list, skipped rows with reasons, warnings. */
export function GuestFilePreview({ preview }: { preview: Preview }) {
  if (preview.problem !== null) return <Problem problem={preview.problem} isRead={preview.guestCount > 0} />;
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Text as="h3" fontWeight="semibold">
          {t("guest-import.preview.title")}
        </Text>
        <Text role="status">
          {t("guest-import.preview.inFile", { count: preview.guestCount })}
          {". "}
          {restOf(preview)}
        </Text>
        <DifferenceList {...preview} />
      </Stack>
      {preview.undoneEdits > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {t(`guest-import.preview.undoneEdits.${preview.mode}`, { count: preview.undoneEdits })}
          </Alert.Title>
        </Alert.Root>
      )}
      <RowsLeftOut
        title={t("guest-import.preview.rowsLeftOut", { count: preview.rowErrors.length })}
        rows={preview.rowErrors}
      />
      <FileWarnings warnings={preview.warnings} />
    </Stack>
  );
}

/** Why nothing can be imported: the file could not be read, or does not fit into the list. */
function Problem({ problem, isRead }: { problem: string; isRead: boolean }) {
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
