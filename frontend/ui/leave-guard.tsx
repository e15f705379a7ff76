import { t } from "../lib/text.ts";
import { useLeaveGuard } from "../lib/use-leave-guard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Warns before a screen is left with changes that are not saved. One on a screen serves all its forms. */
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
