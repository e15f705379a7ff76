import { Alert, Button, Stack } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { useState } from "react";
import { guestFileExtensions, refuseGuestFile } from "../../../common/guest-file.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { FileDrop } from "../../ui/file-drop.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { hasRequiredQuestion } from "./file-questions.ts";
import { guestsReplaced } from "./guest-file-preview.tsx";
import { ImportChoices } from "./import-choices.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { type ImportRequest, newRequest, withRemembered } from "./import-request.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { UploadObstacle } from "./upload-obstacle.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useGuestFilePreview } from "./use-guest-file-preview.ts";
import { useGuestUpload } from "./use-guest-upload.ts";

interface GuestUploadCardProps {
  eventId: number;
  /** How many guests there are. */
  guestCount: number;
}

/** Takes a guest list file, previews the import, asks before replacing guests, uploads it, and shows the report. */
export function GuestUploadCard({ eventId, guestCount }: GuestUploadCardProps) {
  const [chosen, setRequest] = useState<ImportRequest | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { preview, asked, failure, isLoading, isCurrent } = useGuestFilePreview(eventId, chosen);
  const request = withRemembered(chosen, preview?.remembered);
  const { upload, percent, isUploading, outcome, forgetOutcome } = useGuestUpload(eventId);
  const replaced = preview === null ? 0 : guestsReplaced(preview);

  function choose(file: File) {
    const refusal = refuseGuestFile(file);
    if (refusal !== null) {
      showToast(
        refusal === "TOO_LARGE"
          ? toastTexts.fileTooLarge(t("rules.fileTooLarge"))
          : toastTexts.invalidFileType(t("rules.unsupportedFile")),
      );
      return;
    }
    forgetOutcome();
    setRequest(newRequest(file, guestCount > 0 ? "UPDATE" : "REPLACE"));
  }

  async function send() {
    setIsConfirming(false);
    if (request === null || preview === null) return;
    const ended = await upload(request, preview.listVersion);
    if (ended === "imported") setRequest(null);
    // After the list has changed, the preview is fetched again.
    if (ended === "outdated") setRequest({ ...request });
  }

  return (
    <SectionCard title={t("guest-upload.upload.title")} description={t("guest-upload.upload.intro")}>
      <Stack gap="5">
        <FileDrop
          chooseLabel={t("guest-upload.upload.choose")}
          hint={t("guest-upload.upload.hint")}
          accept={guestFileExtensions.join(",")}
          disabled={isUploading}
          isCompact={request !== null}
          onFile={choose}
        />
        {request !== null && (
          <Stack gap="5">
            <ChosenFile
              file={request.file}
              isReady={failure === null && (preview?.problem ?? null) === null}
              disabled={isUploading}
              onRemove={() => setRequest(null)}
            />
            <ImportChoices
              request={request}
              preview={preview}
              asked={asked}
              failure={failure}
              isLoading={isLoading}
              guestCount={guestCount}
              hasGuests={guestCount > 0 || request.mode !== "REPLACE" || replaced > 0}
              disabled={isUploading}
              onChange={setRequest}
            />
            {percent !== null && <UploadProgress percent={percent} />}
            <UploadObstacle
              request={request}
              hasRequiredQuestion={preview !== null && hasRequiredQuestion(preview, request)}
              disabled={isUploading}
              onChange={setRequest}
            />
            <Button
              disabled={!isCurrent || preview?.problem !== null}
              loading={isUploading || isLoading}
              loadingText={isUploading ? t("guest-upload.upload.submitting") : t("guest-import.preview.loading")}
              onClick={() => (replaced > 0 ? setIsConfirming(true) : void send())}
            >
              <Upload aria-hidden />
              {t("guest-upload.upload.submit")}
            </Button>
          </Stack>
        )}
        {request === null && percent !== null && <UploadProgress percent={percent} />}
        {outcome !== null && outcome.kind !== "imported" && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{t("guest-upload.upload.failed")}</Alert.Title>
              <Alert.Description>{outcome.reason}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        {outcome?.kind === "imported" && (
          <ImportOutcome
            eventId={eventId}
            filename={outcome.filename}
            report={outcome.report}
            onDismiss={forgetOutcome}
          />
        )}
      </Stack>
      {request !== null && preview !== null && (
        <ReplaceDialog
          open={isConfirming}
          filename={request.file.name}
          preview={preview}
          onConfirm={() => void send()}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </SectionCard>
  );
}
