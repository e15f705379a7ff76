import { useLeaveGuard } from "../lib/use-leave-guard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { uiTexts } from "./ui-texts.ts";

/** Warns before a screen is left with changes that are not saved. One on a screen serves all its forms. */
export function LeaveGuard() {
  const { answer } = useLeaveGuard();
  return (
    <ConfirmDialog
      open={answer !== null}
      title={uiTexts.unsaved.title}
      description={uiTexts.unsaved.description}
      confirmLabel={uiTexts.unsaved.leave}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    />
  );
}
