import { Alert, Button, CloseButton } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ImportReport_ImportFragment } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { FileWarnings } from "./file-warnings.tsx";
import { RowsLeftOut } from "./rows-left-out.tsx";
import { RowsNotGuests } from "./rows-not-guests.tsx";

interface ImportReportProps {
  filename: string;
  report: ImportReport_ImportFragment;
  onUndo: () => void;
  onDismiss: () => void;
}

/** The result of an import: guests, skipped rows with reasons, warnings. Gets the focus when it appears. */
export function ImportReport({ filename, report, onUndo, onDismiss }: ImportReportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isClean = report.rowErrors.length === 0 && report.warnings.length === 0;

  useEffect(() => frame.current?.focus(), []);

  return (
    <Alert.Root
      ref={frame}
      tabIndex={-1}
      role="status"
      status={isClean ? "success" : "warning"}
      alignItems="flex-start"
      outline="none"
      position="relative"
      pe="12"
    >
      <Alert.Indicator />
      <Alert.Content minW="0" gap="4">
        <Alert.Title fontWeight="semibold">
          {t("guest-upload.report.imported", { count: report.guestCount, filename })}
        </Alert.Title>
        <RowsLeftOut
          title={t("guest-upload.report.rowsLeftOut", { count: report.rowErrors.length })}
          rows={report.rowErrors}
        />
        <RowsNotGuests rows={report.notGuests} />
        <FileWarnings warnings={report.warnings} />
        <Button size="sm" variant="outline" alignSelf="start" onClick={onUndo}>
          <Undo2 aria-hidden />
          {t("guest-import.restore.undo")}
        </Button>
      </Alert.Content>
      <CloseButton
        size="sm"
        position="absolute"
        top="2"
        insetEnd="2"
        aria-label={t("guest-upload.report.dismiss")}
        onClick={onDismiss}
      />
    </Alert.Root>
  );
}
