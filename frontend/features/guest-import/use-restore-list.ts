import { useCallback } from "react";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { RestoreGuestListDocument } from "./generated/restore-guest-list.ts";

/** Asks, and then restores the list as it was before a history entry. */
export function useRestoreList(eventId: number): (entry: { id: number; guestCountBefore: number }) => Promise<void> {
  const [act] = useAct();
  return useCallback(
    async ({ id: historyEntryId, guestCountBefore: count }) => {
      const title = t("guest-import.restore.title");
      const description = `${t("guest-import.restore.description", { count })} ${t("guest-import.restore.kept")}`;
      if (!(await ask({ title, description, confirmLabel: t("guest-import.restore.confirm") }))) return;
      await act({
        mutation: RestoreGuestListDocument,
        variables: { eventId, historyEntryId },
        done: ({ restoreGuestList: { guestCount } }) =>
          success(t("toasts.guestListRestored.title"), t("toasts.guestListRestored.text", { count: guestCount })),
        failed: t("toasts.restoreGuestListFailed.title"),
      });
    },
    [act, eventId],
  );
}
