import { useLeaveGuard } from "../lib/use-leave-guard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { uiTexts } from "./ui-texts.ts";

/** Warns before leaving a screen with changes that are not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { destination, leave, stay } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      open={destination !== null}
      title={uiTexts.unsaved.title}
      description={uiTexts.unsaved.description}
      confirmLabel={uiTexts.unsaved.leave}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
