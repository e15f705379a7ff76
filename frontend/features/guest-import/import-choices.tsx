import { Separator, Skeleton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef } from "react";
import type { GuestColumnUse, GuestFilePreview_PreviewFragment } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { columnsAsMapped } from "./column-uses.ts";
import { hasRequiredQuestion, questionsOf, settledDecisions } from "./file-questions.ts";
import { FileReading } from "./file-reading.tsx";
import { GuestFilePreview } from "./guest-file-preview.tsx";
import { ImportModeChoice } from "./import-mode-choice.tsx";
import { type ImportRequest, isAsSuggested, lackOf, withAnswer, withColumnUse } from "./import-request.ts";
import { QuestionList } from "./question-list.tsx";
import { RowsNotGuests } from "./rows-not-guests.tsx";
import { SheetSample } from "./sheet-sample.tsx";
import { UpdateChoices } from "./update-choices.tsx";

interface ImportChoicesProps {
  request: ImportRequest;
  /** Null until the first answer. */
  preview: GuestFilePreview_PreviewFragment | null;
  /** Ids of everything that the reader was not sure about. */
  asked: ReadonlySet<string>;
  failure: string | null;
  /** Whether the preview is loading. */
  isLoading: boolean;
  /** How many guests there are on the list. */
  guestCount: number;
  /** Whether the event already has guests. */
  hasGuests: boolean;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

/** The preview of an upload, and the choices that affect it. */
export function ImportChoices({ preview, failure, isLoading, ...props }: ImportChoicesProps) {
  const { request, guestCount, hasGuests, disabled, onChange } = props;
  const modes = useRef<HTMLFieldSetElement>(null);
  const isReadable = preview !== null && lackOf(request) === null && !hasRequiredQuestion(preview, request);

  function merge() {
    onChange({ ...request, mode: "MERGE" });
    modes.current?.querySelector<HTMLInputElement>("input[value=MERGE]")?.focus();
  }

  return (
    <Stack gap="6" aria-busy={isLoading}>
      <VisuallyHidden role="status">{isLoading ? t("guest-import.preview.loading") : ""}</VisuallyHidden>
      {failure === null && preview === null && <PreviewSkeleton />}
      {preview !== null && <ReadingChoices preview={preview} {...props} />}
      {preview !== null && hasGuests && (
        <>
          <Separator />
          <ImportModeChoice
            ref={modes}
            mode={request.mode}
            disabled={disabled}
            onChange={(mode) => onChange({ ...request, mode })}
          />
        </>
      )}
      {failure !== null && (
        <LoadError
          title={preview === null ? t("guest-import.preview.failed") : t("guest-import.preview.choiceFailed")}
          reason={failure}
          onRetry={() => onChange({ ...request })}
        />
      )}
      {failure === null && isReadable && (
        <>
          {request.mode === "UPDATE" && preview.mode === "UPDATE" && (
            <UpdateChoices preview={preview} {...{ request, guestCount, disabled, onChange }} onMerge={merge} />
          )}
          <GuestFilePreview preview={preview} />
        </>
      )}
    </Stack>
  );
}

interface ReadingChoicesProps extends Pick<ImportChoicesProps, "request" | "asked" | "disabled" | "onChange"> {
  preview: GuestFilePreview_PreviewFragment;
}

/** The file: what is uncertain about it, what is in it, and how it was read. */
function ReadingChoices({ request, preview, asked, disabled, onChange }: ReadingChoicesProps) {
  const columns = columnsAsMapped(preview.columns, request.mapping);
  const questions = questionsOf({ decisions: preview.decisions, columns }, request, asked);
  const choices = {
    request,
    disabled,
    onAnswer: (decision: string, option: string) => onChange(withAnswer(request, columns, { decision, option })),
    onUse: (column: string, use: GuestColumnUse) => onChange(withColumnUse(request, columns, column, use)),
  };
  return (
    <>
      {preview.remembered !== null && !isAsSuggested(request) && (
        <Text color="fg.muted">{t("guest-import.reading.remembered")}</Text>
      )}
      <QuestionList questions={questions} {...choices} />
      <SheetSample rows={preview.rows} columns={columns} />
      <Stack gap="1">
        <FileReading
          decisions={settledDecisions(preview, questions)}
          columns={columns}
          isNeeded={preview.problem !== null && preview.guestCount === 0 && questions.length === 0}
          onReset={onChange}
          {...choices}
        />
        <RowsNotGuests rows={preview.notGuests} />
      </Stack>
    </>
  );
}

function PreviewSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton h="5" w="40" />
      <Skeleton h="48" />
      <Skeleton h="5" w="40" />
      <Skeleton h="10" />
    </Stack>
  );
}
