import { t } from "../lib/text.ts";
import { useLeaveGuard } from "../lib/use-leave-guard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Warns before leaving a screen with unsaved changes. One per screen covers all its forms. */
export function LeaveGuard() {
  const { answer } = useLeaveGuard();
  return (
    <ConfirmDialog
      open={answer !== null}
      title={t("ui.unsaved.title")}
      description={t("ui.unsaved.description")}
      confirmLabel={t("ui.unsaved.leave")}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    />
  );
}
