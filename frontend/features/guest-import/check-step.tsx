import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { useState } from "react";
import { focusMain } from "../../lib/focus-main.ts";
import { guestFileTitle } from "../../lib/guest-file-title.ts";
import { t } from "../../lib/text.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { CheckFile } from "./check-file.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { countOpen, hasRequiredQuestion } from "./file-questions.ts";
import { guestsReplaced } from "./guest-file-preview.tsx";
import { type ImportRequest, lackOf } from "./import-request.ts";
import { PointStep } from "./point-step.tsx";
import { questionsId } from "./question-list.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { UnreadableFile } from "./unreadable-file.tsx";
import { UploadObstacle } from "./upload-obstacle.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface CheckStepProps {
  guestImport: GuestImport;
  request: ImportRequest;
}

export function CheckStep({ guestImport, request }: CheckStepProps) {
  const { preview, failure, isLoading, isUploading, outcome } = guestImport;
  const isUnreadable = preview === null && failure?.mayPass === false;
  const isRefused = outcome !== null && outcome.kind !== "imported";
  // Another file ends it.
  const [pointedFile, setPointedFile] = useState<File | null>(null);
  const isPointing = pointedFile === request.file && preview !== null;

  function openPointing() {
    setPointedFile(request.file);
    guestImport.setRequest({ ...request, sample: {} });
  }

  function closePointing() {
    setPointedFile(null);
    guestImport.setRequest({ ...request, sample: null });
    focusMain();
  }

  if (isPointing)
    return <PointStep guestImport={guestImport} request={request} preview={preview} onClose={closePointing} />;
  return (
    <>
      <ChosenFile
        file={request.file}
        isReady={failure === null && (preview?.problem ?? null) === null}
        disabled={isUploading}
        onFile={isUnreadable ? undefined : guestImport.choose}
        onRemove={guestImport.removeFile}
      />
      <Stack gap="6" aria-busy={isLoading}>
        <VisuallyHidden role="status">{isLoading ? t("guest-import.preview.loading") : ""}</VisuallyHidden>
        {isRefused && <Refusal title={t("guest-upload.upload.failed")} reason={outcome.reason} />}
        {failure !== null && <Failure guestImport={guestImport} request={request} failure={failure} />}
        {preview !== null && (
          <CheckFile guestImport={guestImport} request={request} preview={preview} onPoint={openPointing} />
        )}
        {preview === null && failure === null && <PreviewSkeleton />}
      </Stack>
      <CheckActions guestImport={guestImport} request={request} />
    </>
  );
}

interface FailureProps extends CheckStepProps {
  failure: NonNullable<GuestImport["failure"]>;
}

function Failure({ guestImport, request, failure: { reason, mayPass } }: FailureProps) {
  const isUnread = guestImport.preview === null;
  if (isUnread && !mayPass) return <UnreadableFile reason={reason} onFile={guestImport.choose} />;
  const title = isUnread ? t("guest-import.preview.failed") : t("guest-import.preview.choiceFailed");
  if (!mayPass) return <Refusal title={title} reason={reason} />;
  return <LoadError title={title} reason={reason} onRetry={() => guestImport.setRequest({ ...request })} />;
}

function Refusal({ title, reason }: { title: string; reason: string }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function PreviewSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="9" w={{ base: "full", md: "96" }} />
      <Skeleton h="72" />
    </Stack>
  );
}

function CheckActions({ guestImport, request }: CheckStepProps) {
  const { preview, isLoading, isCurrent, isUploading, percent, cancel, setRequest } = guestImport;
  const [isConfirming, setIsConfirming] = useState(false);
  const replaced = preview === null ? 0 : guestsReplaced(preview);
  const isStopped = lackOf(request) !== null || (preview !== null && hasRequiredQuestion(preview, request));
  const obstacle = isStopped ? (
    <UploadObstacle request={request} disabled={isUploading} onChange={setRequest} />
  ) : (
    <CheckHint openCount={preview === null ? 0 : countOpen(preview, request)} />
  );

  function send() {
    setIsConfirming(false);
    void guestImport.send();
  }

  return (
    <>
      <ActionBar
        onCancel={cancel}
        isCancelDisabled={isUploading}
        status={percent === null ? obstacle : <UploadProgress percent={percent} />}
        action={
          <Button
            flex={{ base: "1", sm: "none" }}
            // Room for the busy text, so that Cancel stays where it is.
            minW={{ base: "32", sm: "52" }}
            disabled={!isCurrent || preview?.problem !== null}
            loading={isUploading || isLoading}
            loadingText={isUploading ? t("guest-upload.upload.submitting") : t("guest-import.preview.loading")}
            onClick={() => (replaced > 0 ? setIsConfirming(true) : send())}
          >
            <Upload aria-hidden />
            {t("guest-upload.upload.submit")}
          </Button>
        }
      />
      {preview !== null && (
        <ReplaceDialog
          open={isConfirming}
          filename={guestFileTitle(request.file.name)}
          preview={preview}
          onConfirm={send}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

function CheckHint({ openCount }: { openCount: number }) {
  if (openCount === 0) {
    return (
      <Text textStyle="sm" color="fg.muted" hideBelow="sm">
        {t("guest-import.check.nothingYet")}
      </Text>
    );
  }
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      color="brass.fg"
      textDecoration="underline"
      onClick={() => document.getElementById(questionsId)?.focus()}
    >
      {t("guest-import.check.questions", { count: openCount })}
    </Button>
  );
}
