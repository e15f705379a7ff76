import { Grid, GridItem, Heading, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { columnsAsMapped } from "./column-uses.ts";
import { hasRequiredQuestion, questionsOf, settledDecisions } from "./file-questions.ts";
import { FileReading } from "./file-reading.tsx";
import { FileWarnings } from "./file-warnings.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { GuestFilePreview, guestsReplaced, PreviewProblem } from "./guest-file-preview.tsx";
import { ImportModeChoice } from "./import-mode-choice.tsx";
import { type ImportRequest, isAsSuggested, lackOf, withAnswer, withColumnUse, withRow } from "./import-request.ts";
import { keptText } from "./kept-text.ts";
import { PointOffer } from "./point-offer.tsx";
import { QuestionList } from "./question-list.tsx";
import type { ReportedRow } from "./row-list.tsx";
import { RowsLeftOut } from "./rows-left-out.tsx";
import { RowsNotGuests } from "./rows-not-guests.tsx";
import { SheetSample } from "./sheet-sample.tsx";
import { UpdateChoices } from "./update-choices.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface CheckFileProps {
  guestImport: GuestImport;
  request: ImportRequest;
  preview: GuestFilePreview_PreviewFragment;
  onPoint: () => void;
}

/** A file that was read: first rows, effect on the list, open questions, and how it was read. */
export function CheckFile({ guestImport, request, preview, onPoint }: CheckFileProps) {
  const { asked, guestCount, isUploading: disabled, failure, setRequest: onChange } = guestImport;
  const modes = useRef<HTMLFieldSetElement>(null);
  const columns = columnsAsMapped(preview.columns, request.mapping);
  const questions = questionsOf({ decisions: preview.decisions, columns }, request, asked);
  const isReadable = failure === null && lackOf(request) === null && !hasRequiredQuestion(preview, request);
  const isFine = isReadable && preview.problem === null;
  const hasList = guestCount > 0 || request.mode !== "REPLACE";
  const choices = {
    request,
    disabled,
    onAnswer: (decision: string, option: string) => onChange(withAnswer(request, columns, { decision, option })),
    onUse: (column: string, use: GuestColumnUse) => onChange(withColumnUse(request, columns, column, use)),
  };

  const onTakeIn = (row: number, isTakenIn: boolean) => onChange(withRow(request, row, isTakenIn));

  function merge() {
    onChange({ ...request, mode: "MERGE" });
    modes.current?.querySelector<HTMLInputElement>("input[value=MERGE]")?.focus();
  }

  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }}
      templateRows={{ lg: "auto 1fr" }}
      columnGap="8"
      rowGap="6"
      alignItems="start"
    >
      <Stack gap="4">
        {isFine && <Summary preview={preview} listCount={guestCount} />}
        {isReadable && preview.problem !== null && <PreviewProblem preview={preview} problem={preview.problem} />}
        {preview.remembered !== null && !isAsSuggested(request) && (
          <Text color="fg.muted">{t("guest-import.reading.remembered")}</Text>
        )}
        <SheetSample rows={preview.rows} columns={columns} />
        {preview.problem !== null && preview.guestCount === 0 && <PointOffer disabled={disabled} onPoint={onPoint} />}
      </Stack>
      <GridItem rowSpan={{ lg: 2 }} asChild>
        <Stack gap="6">
          <QuestionList questions={questions} {...choices} />
          {isReadable && request.mode === "UPDATE" && preview.mode === "UPDATE" && (
            <UpdateChoices preview={preview} {...{ request, guestCount, disabled, onChange }} onMerge={merge} />
          )}
          {isFine && <GuestFilePreview preview={preview} />}
          {hasList && (
            <ImportModeChoice
              ref={modes}
              mode={request.mode}
              disabled={disabled}
              onChange={(mode) => onChange({ ...request, mode })}
            />
          )}
        </Stack>
      </GridItem>
      <Stack gap="4">
        {isFine && (
          <>
            <RowsLeftOut
              title={t("guest-import.preview.rowsLeftOut", { count: preview.rowErrors.length })}
              rows={withTakenIn(preview.rowErrors, preview.takenIn, false)}
              {...{ onTakeIn, disabled }}
            />
            <FileWarnings warnings={preview.warnings} />
          </>
        )}
        <Stack gap="1">
          <FileReading
            decisions={settledDecisions(preview, questions)}
            columns={columns}
            isNeeded={preview.problem !== null && preview.guestCount === 0 && questions.length === 0}
            onReset={onChange}
            onPoint={onPoint}
            {...choices}
          />
          <RowsNotGuests
            rows={withTakenIn(preview.notGuests, preview.takenIn, true)}
            {...(isFine && { onTakeIn })}
            disabled={disabled}
          />
        </Stack>
      </Stack>
    </Grid>
  );
}

type Preview = GuestFilePreview_PreviewFragment;

/** In their places, so that taking one in changes nothing but its text. */
function withTakenIn(leftOut: Preview["rowErrors"], takenIn: Preview["takenIn"], areOther: boolean): ReportedRow[] {
  const added = takenIn.filter(({ isOther }) => isOther === areOther).map((row) => ({ ...row, isTakenIn: true }));
  return [...leftOut, ...added].sort((one, other) => one.row - other.row);
}

interface SummaryProps {
  preview: GuestFilePreview_PreviewFragment;
  listCount: number;
}

function Summary({ preview, listCount }: SummaryProps) {
  const { mode, guestCount, tableCount, removed } = preview;
  const before = mode === "REPLACE" ? guestsReplaced(preview) : listCount;
  return (
    <Stack gap="1" role="status">
      <Heading as="h3" size={{ base: "xl", md: "2xl" }}>
        {t("guest-import.preview.found", { count: guestCount, tables: tableCount })}
      </Heading>
      {before > 0 && <Text>{keptText(before, removed.totalCount)}</Text>}
    </Stack>
  );
}
