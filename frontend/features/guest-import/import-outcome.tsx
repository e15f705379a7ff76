import { useState } from "react";
import type { ImportReport_ImportFragment } from "../../generated/documents.ts";
import { ImportReport } from "./import-report.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";

interface ImportOutcomeProps {
  eventId: number;
  filename: string;
  report: ImportReport_ImportFragment;
  onDismiss: () => void;
}

/** The report of an import, with a way to undo it. */
export function ImportOutcome({ eventId, filename, report, onDismiss }: ImportOutcomeProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  const entry = { id: report.historyEntryId, guestCountBefore: guestCountBefore(report) };
  return (
    <>
      <ImportReport filename={filename} report={report} onUndo={() => setIsUndoing(true)} onDismiss={onDismiss} />
      <RestoreDialog
        eventId={eventId}
        entry={isUndoing ? entry : null}
        onClose={() => setIsUndoing(false)}
        onRestored={onDismiss}
      />
    </>
  );
}

function guestCountBefore({ event, added, removed }: ImportReport_ImportFragment): number {
  return event.guestCount - added + removed;
}
