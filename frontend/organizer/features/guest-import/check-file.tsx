import { Alert, Button, chakra, Grid, GridItem, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { ImportMode } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { FileReading, QuestionList } from "./choice-fields.tsx";
import { columnsAsMapped } from "./column-uses.ts";
import { DifferenceList } from "./difference-list.tsx";
import { type FileChoice, isDoubtful } from "./file-choices.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { keptText } from "./import-effect.ts";
import { type ImportRequest, isAsSuggested, withRow } from "./import-request.ts";
import { FileWarnings, LeftOutRows } from "./left-out-rows.tsx";
import { OptionChoice } from "./option-choice.tsx";
import { SheetGrid } from "./sheet-grid.tsx";
import { StayedList } from "./stayed-list.tsx";
import type { GuestImport } from "./use-guest-import.ts";

type Preview = GuestFilePreview_PreviewFragment;

interface CheckFileProps {
  guestImport: GuestImport;
  request: ImportRequest;
  preview: Preview;
  choices: readonly FileChoice[];
  /** Whether the preview is that of the choices so far, so that its effect on the list can be shown. */
  isReadable: boolean;
  onPoint: () => void;
}

/** A file that was read: what is found, questions, its effect on the list, the sheet, and how it was read. */
export function CheckFile({ guestImport, request, preview, choices, isReadable, onPoint }: CheckFileProps) {
  const { guestCount, isUploading: disabled, setRequest: onChange } = guestImport;
  const { problem, takenIn } = preview;
  const asked = choices.filter(({ isAsked }) => isAsked);
  const isFine = isReadable && problem === null;
  const isUnread = problem !== null && preview.guestCount === 0;
  const onTakeIn = isFine ? (row: number, isIn: boolean) => onChange(withRow(request, row, isIn)) : undefined;
  const rows = { takenIn, onTakeIn, disabled };
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }}
      templateRows={{ lg: "auto 1fr" }}
      columnGap="8"
      rowGap="6"
      alignItems="start"
    >
      <Stack gap="4" _empty={{ display: "none" }}>
        {isFine && <Summary preview={preview} listCount={guestCount} />}
        {isReadable && problem !== null && <Problem preview={preview} problem={problem} />}
        {preview.remembered !== null && !isAsSuggested(request) && (
          <Text color="fg.muted">{t("guest-import.reading.remembered")}</Text>
        )}
        {isFine && <FileWarnings warnings={preview.warnings} />}
      </Stack>
      <GridItem rowSpan={{ lg: 2 }} asChild>
        <Stack gap="6">
          <QuestionList choices={asked} disabled={disabled} onChange={onChange} />
          {isReadable && preview.mode === "UPDATE" && (
            <StayedList preview={preview} {...{ request, disabled, onChange }} />
          )}
          {isFine && <DifferenceList preview={preview} />}
          {(guestCount > 0 || request.mode !== "REPLACE") && (
            <ModeChoice mode={request.mode} disabled={disabled} onChange={(mode) => onChange({ ...request, mode })} />
          )}
        </Stack>
      </GridItem>
      <Stack gap="4">
        <Stack gap="2">
          <Text as="h3" fontWeight="semibold">
            {t("guest-import.sheet.title")}
          </Text>
          <SheetGrid
            label={t("guest-import.sheet.title")}
            rows={preview.rows}
            columns={columnsAsMapped(preview.columns, request.mapping)}
          />
        </Stack>
        {(isUnread || isDoubtful(choices) || request.pointed !== null) && (
          <PointOffer disabled={disabled} onPoint={onPoint} />
        )}
        {isFine && (
          <LeftOutRows
            title={(count) => t("guest-import.preview.rowsLeftOut", { count })}
            rows={preview.rowErrors}
            isOther={false}
            {...rows}
          />
        )}
        <Stack gap="1">
          <FileReading
            request={request}
            choices={choices.filter(({ isAsked }) => !isAsked)}
            isNeeded={isUnread && asked.length === 0}
            disabled={disabled}
            onChange={onChange}
          />
          <LeftOutRows
            title={(count) => t("guest-import.notGuests.title", { count })}
            rows={preview.notGuests}
            isOther
            {...rows}
          />
        </Stack>
      </Stack>
    </Grid>
  );
}

function Summary({ preview, listCount }: { preview: Preview; listCount: number }) {
  const { guestCount, tableCount, mode } = preview;
  const removed = preview.removed.totalCount;
  const removesMost = mode === "UPDATE" && removed > 1 && removed * 2 >= listCount;
  return (
    <>
      <Stack gap="1" role="status">
        <Heading as="h3" size={{ base: "xl", md: "2xl" }}>
          {t("guest-import.preview.found", { count: guestCount, tables: tableCount })}
        </Heading>
        {!removesMost && <Text>{keptText(preview, listCount)}</Text>}
      </Stack>
      {removesMost && (
        <Notice status="warning" title={t("guest-import.update.removesMost", { removed, count: listCount })}>
          {t("guest-import.update.addOthers")}
        </Notice>
      )}
    </>
  );
}

/** Why nothing can be imported: the file is not understood, or it does not fit into the list. */
function Problem({ preview, problem }: { preview: Preview; problem: string }) {
  const isTooLarge = preview.guestCount > 0;
  return (
    <Notice status="warning" title={t(isTooLarge ? "guest-import.preview.tooLarge" : "guest-import.preview.problem")}>
      {isTooLarge ? problem : `${problem} ${t("guest-import.preview.problemHint")}`}
    </Notice>
  );
}

interface NoticeProps {
  status: "warning" | "error";
  title: string;
  children: ReactNode;
}

export function Notice({ status, title, children }: NoticeProps) {
  return (
    <Alert.Root status={status} role={status === "error" ? "alert" : "status"}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The way out where a file is read wrongly, or not at all. */
function PointOffer({ disabled, onPoint }: { disabled: boolean; onPoint: () => void }) {
  return (
    <Stack gap="2" align="start">
      <Text textStyle="note">{t("guest-import.point.openHint")}</Text>
      <Button size="sm" variant="outline" disabled={disabled} onClick={onPoint}>
        {t("guest-import.point.open")}
      </Button>
    </Stack>
  );
}

const modes = ["UPDATE", "REPLACE"] as const satisfies ImportMode[];

interface ModeChoiceProps {
  mode: ImportMode;
  disabled: boolean;
  onChange: (mode: ImportMode) => void;
}

function ModeChoice({ mode, disabled, onChange }: ModeChoiceProps) {
  const titleId = useId();
  return (
    <chakra.fieldset minW="0">
      <Text as="legend" id={titleId} fontWeight="semibold" mb="2">
        {t("guest-import.mode.title")}
      </Text>
      <OptionChoice
        options={modes.map((known) => ({
          value: known,
          label: t(`guest-import.mode.${known}.title`),
          description: t(`guest-import.mode.${known}.description`),
        }))}
        value={mode}
        labelledBy={titleId}
        isSuggestion={false}
        disabled={disabled}
        onChoose={(value) => onChange(value === "UPDATE" ? "UPDATE" : "REPLACE")}
      />
    </chakra.fieldset>
  );
}
