import { Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import type { GuestFilePreview_PreviewFragment } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { ColumnChoices } from "./column-choices.tsx";
import { columnsAsMapped, lackOf } from "./column-uses.ts";
import { GuestFilePreview } from "./guest-file-preview.tsx";
import { ImportModeChoice } from "./import-mode-choice.tsx";
import type { ImportRequest } from "./use-guest-file-preview.ts";

interface ImportChoicesProps {
  request: ImportRequest;
  /** Null until the first answer. */
  preview: GuestFilePreview_PreviewFragment | null;
  failure: string | null;
  /** Whether the preview is loading. */
  isLoading: boolean;
  /** Whether the event already has guests. */
  hasGuests: boolean;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

/** The preview of an upload, and the choices that affect it. */
export function ImportChoices(props: ImportChoicesProps) {
  const { request, preview, failure, isLoading, hasGuests, disabled, onChange } = props;
  return (
    <Stack gap="5" aria-busy={isLoading}>
      <VisuallyHidden role="status">{isLoading ? t("guest-import.preview.loading") : ""}</VisuallyHidden>
      {hasGuests && (
        <ImportModeChoice mode={request.mode} disabled={disabled} onChange={(mode) => onChange({ ...request, mode })} />
      )}
      {failure !== null && (
        <LoadError title={t("guest-import.preview.failed")} reason={failure} onRetry={() => onChange({ ...request })} />
      )}
      {failure === null && preview === null && <PreviewSkeleton />}
      {failure === null && preview !== null && lackOf(request.mapping) === null && (
        <GuestFilePreview preview={preview} />
      )}
      {preview !== null && (
        <ColumnChoices
          columns={columnsAsMapped(preview.columns, request.mapping)}
          mapping={request.mapping}
          disabled={disabled}
          onChange={(mapping) => onChange({ ...request, mapping })}
        />
      )}
    </Stack>
  );
}

function PreviewSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton h="5" w="40" />
      <Skeleton h="10" />
      <Skeleton h="10" />
    </Stack>
  );
}
