import { Box, Button, CloseButton, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useEventPaths } from "../../event/event-here.ts";
import { useIsUndone, useUndo } from "../../lib/act.ts";
import { shareLink } from "../../lib/link-sharing.ts";
import { t } from "../../lib/text.ts";
import { showToast, success } from "../../lib/toast.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { StepList } from "./import-step.tsx";
import { FileWarnings, LeftOutRows } from "./left-out-rows.tsx";
import type { ImportedOutcome } from "./use-guest-upload.ts";

interface ImportReportProps {
  outcome: ImportedOutcome;
  /** Undefined to offer no copy of the event's link. */
  shortLink: string | undefined;
  onDismiss: () => void;
}

/** The result of an import. Gets the focus when it appears, and disappears once it has been undone. */
export function ImportReport(props: ImportReportProps) {
  return useIsUndone(props.outcome.report.historyEntryId) ? null : <Report {...props} />;
}

function Report({ outcome, shortLink, onDismiss }: ImportReportProps) {
  const { filename, report } = outcome;
  const paths = useEventPaths();
  const { guestCount, unseatedGuestCount, tableCount } = report.event;
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const undo = useUndo();

  useEffect(() => {
    window.scrollTo(0, 0);
    frame.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack
      ref={frame}
      tabIndex={-1}
      role="status"
      aria-labelledby={titleId}
      outline="none"
      position="relative"
      gap="4"
      p={{ base: "5", md: "6" }}
      pe="14"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="brand.border"
      bg="brand.subtle"
    >
      <StepList current="done" />
      <Flex gap="3" align="flex-start">
        <Box color="brand.fg" mt="1" aria-hidden>
          <CircleCheck size={24} />
        </Box>
        <Stack gap="0.5" minW="0">
          <Heading as="h2" id={titleId} size="2xl">
            {t("guest-import.done.title", { count: guestCount, tables: tableCount })}
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            {t("guest-upload.report.imported", { count: report.guestCount, filename })}
          </Text>
        </Stack>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        {unseatedGuestCount > 0 && (
          <Button asChild>
            <RouterLink to={paths.seating}>{t("guest-import.done.seat")}</RouterLink>
          </Button>
        )}
        {shortLink !== undefined && (
          <CopyButton
            variant={unseatedGuestCount > 0 ? "outline" : "solid"}
            label={t("guest-import.done.copyLink")}
            text={shareLink(shortLink)}
            onCopied={() => showToast(success(t("toasts.linkCopied.title")))}
          />
        )}
        <Button variant="outline" onClick={undo(report.historyEntryId)}>
          <Undo2 aria-hidden />
          {t("guest-import.restore.undo")}
        </Button>
        {shortLink !== undefined && <Text textStyle="note">{t("guest-import.done.public")}</Text>}
      </Flex>
      <LeftOutRows
        title={(count) => t("guest-upload.report.rowsLeftOut", { count })}
        rows={report.rowErrors}
        isOther={false}
      />
      <LeftOutRows title={(count) => t("guest-import.notGuests.title", { count })} rows={report.notGuests} isOther />
      <FileWarnings warnings={report.warnings} />
      <CloseButton
        size="sm"
        position="absolute"
        top="3"
        insetEnd="3"
        aria-label={t("guest-upload.report.dismiss")}
        onClick={onDismiss}
      />
    </Stack>
  );
}
