import { Box, Button, CloseButton, Flex, Skeleton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { FileSpreadsheet, Upload } from "lucide-react";
import { useState } from "react";
import { ask } from "../../lib/ask.ts";
import { focusMain } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { formatBytes, guestFileTitle } from "../../lib/words.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { LoadError } from "../../ui/empty-panel.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { CheckFile, Notice } from "./check-file.tsx";
import { isOpen, questionsId } from "./choice-fields.tsx";
import { columnsAsMapped } from "./column-uses.ts";
import { type FileChoice, fileChoices } from "./file-choices.ts";
import { UnreadableFile } from "./file-entry.tsx";
import { acceptedFiles } from "./guest-file-drop.tsx";
import { guestsReplaced, keptText } from "./import-effect.ts";
import { type ImportRequest, lackOf, withoutTables, withPointed } from "./import-request.ts";
import { PointStep } from "./point-step.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface CheckStepProps {
  guestImport: GuestImport;
  request: ImportRequest;
}

export function CheckStep({ guestImport, request }: CheckStepProps) {
  const { preview, asked, failure, isLoading, outcome, setRequest } = guestImport;
  // Another file ends it.
  const [pointedFile, setPointedFile] = useState<File | null>(null);
  const show = (sheet: string) => setRequest({ ...request, sample: { sheet } });

  function endPointing(next: ImportRequest) {
    setPointedFile(null);
    setRequest(next);
    focusMain();
  }

  if (pointedFile === request.file && preview !== null) {
    return (
      <PointStep
        preview={preview}
        isLoading={isLoading}
        onSheet={show}
        onPointed={(pointed) => endPointing(withPointed(request, pointed))}
        onClose={() => endPointing({ ...request, sample: null })}
      />
    );
  }
  const columns = columnsAsMapped(preview?.columns ?? [], request.mapping);
  const choices = fileChoices({ decisions: preview?.decisions ?? [], columns }, request, asked);
  const isStopped = lackOf(request) !== null || choices.some(({ state }) => state === "required");
  return (
    <>
      <ChosenFile guestImport={guestImport} file={request.file} />
      <Stack gap="6" aria-busy={isLoading}>
        <VisuallyHidden role="status">{isLoading ? t("guest-import.preview.loading") : ""}</VisuallyHidden>
        {outcome !== null && outcome.kind !== "imported" && (
          <Notice status="error" title={t("guest-upload.upload.failed")}>
            {outcome.reason}
          </Notice>
        )}
        {failure !== null && <Failure guestImport={guestImport} request={request} failure={failure} />}
        {preview !== null && (
          <CheckFile
            guestImport={guestImport}
            request={request}
            preview={preview}
            choices={choices}
            isReadable={failure === null && !isStopped}
            onPoint={() => {
              setPointedFile(request.file);
              show(preview.sheet);
            }}
          />
        )}
        {preview === null && failure === null && <PreviewSkeleton />}
      </Stack>
      <CheckActions guestImport={guestImport} request={request} choices={choices} isStopped={isStopped} />
    </>
  );
}

function ChosenFile({ guestImport, file }: { guestImport: GuestImport; file: File }) {
  const { preview, failure, isUploading, choose, removeFile } = guestImport;
  return (
    <Flex gap="3" align="center" borderYWidth="1px" py="2">
      <Box color="brand.fg" aria-hidden>
        <FileSpreadsheet size={24} />
      </Box>
      <Box flex="1" minW="0" role="status">
        {failure === null && (preview?.problem ?? null) === null && (
          <Text textStyle="sm" color="brand.fg" fontWeight="semibold">
            {t("guest-upload.upload.ready")}
          </Text>
        )}
        <Text overflowWrap="anywhere">
          {guestFileTitle(file.name)}{" "}
          <Text as="span" textStyle="note">
            {formatBytes(file.size)}
          </Text>
        </Text>
      </Box>
      {/* On a phone there is room to remove the file alone. A file that cannot be read asks for another one itself. */}
      {(preview !== null || failure?.mayPass !== false) && (
        <Box hideBelow="sm">
          <FileButton
            label={t("guest-import.file.another")}
            accept={acceptedFiles}
            variant="outline"
            size="sm"
            disabled={isUploading}
            onFile={choose}
          />
        </Box>
      )}
      <CloseButton aria-label={t("guest-upload.upload.remove")} disabled={isUploading} onClick={removeFile} />
    </Flex>
  );
}

interface FailureProps extends CheckStepProps {
  failure: NonNullable<GuestImport["failure"]>;
}

function Failure({ guestImport, request, failure: { reason, mayPass } }: FailureProps) {
  const isUnread = guestImport.preview === null;
  if (isUnread && !mayPass) return <UnreadableFile guestImport={guestImport} reason={reason} />;
  const title = isUnread ? t("guest-import.preview.failed") : t("guest-import.preview.choiceFailed");
  if (mayPass)
    return <LoadError title={title} reason={reason} onRetry={() => guestImport.setRequest({ ...request })} />;
  return (
    <Notice status="error" title={title}>
      {reason}
    </Notice>
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

interface CheckActionsProps extends CheckStepProps {
  choices: readonly FileChoice[];
  /** Whether something must be chosen before the file can be read. */
  isStopped: boolean;
}

function CheckActions({ guestImport, request, choices, isStopped }: CheckActionsProps) {
  const { preview, isLoading, isCurrent, isUploading, percent, cancel } = guestImport;
  const hint = isStopped ? (
    <Obstacle guestImport={guestImport} request={request} />
  ) : (
    <CheckHint openCount={choices.filter(isOpen).length} />
  );

  async function send() {
    if (preview !== null && guestsReplaced(preview) > 0) {
      const description = replacedText(preview, guestFileTitle(request.file.name));
      const [title, confirmLabel] = [t("guest-upload.replace.title"), t("guest-upload.replace.confirm")];
      if (!(await ask({ title, description, confirmLabel }))) return;
    }
    await guestImport.send();
  }

  return (
    <ActionBar
      onCancel={cancel}
      isCancelDisabled={isUploading}
      status={percent === null ? hint : <UploadProgress percent={percent} />}
      action={
        <Button
          flex={{ base: "1", sm: "none" }}
          // Room for the busy text, so that Cancel stays where it is.
          minW={{ base: "32", sm: "52" }}
          disabled={!isCurrent || isStopped || preview?.problem !== null}
          loading={isUploading || isLoading}
          loadingText={isUploading ? t("guest-upload.upload.submitting") : t("guest-import.preview.loading")}
          onClick={() => void send()}
        >
          <Upload aria-hidden />
          {t("guest-upload.upload.submit")}
        </Button>
      }
    />
  );
}

/** How many guests are replaced, and how many with manual changes that would be lost. */
function replacedText(preview: NonNullable<GuestImport["preview"]>, filename: string): string {
  const { removed, undoneEdits } = preview;
  const count = guestsReplaced(preview);
  const replaced =
    removed.totalCount === count
      ? [t("guest-upload.replace.description", { count, filename })]
      : [keptText(preview, count), t("guest-import.replace.becomes", { filename })];
  const undone = undoneEdits > 0 ? [t("guest-import.replace.undoneEdits", { count: undoneEdits })] : [];
  return [...replaced, ...undone, t("guest-import.replace.kept")].join(" ");
}

/** What must be chosen before the file can be imported. */
function Obstacle({ guestImport: { isUploading, setRequest }, request }: CheckStepProps) {
  const lack = lackOf(request);
  return (
    <Flex gap="3" wrap="wrap" align="center" color="brass.fg" textStyle="sm">
      {lack === "name" && <Text>{t("guest-import.columns.lacksName")}</Text>}
      {lack === "table" && (
        <>
          <Text>{t("guest-import.columns.lacksTable")}</Text>
          <Button size="sm" variant="outline" disabled={isUploading} onClick={() => setRequest(withoutTables(request))}>
            {t("guest-import.upload.withoutTables")}
          </Button>
        </>
      )}
      {lack === null && <Text>{t("guest-import.upload.answerFirst")}</Text>}
    </Flex>
  );
}

function CheckHint({ openCount }: { openCount: number }) {
  if (openCount === 0) {
    return (
      <Text textStyle="note" hideBelow="sm">
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
