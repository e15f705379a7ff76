import { lateDialog } from "../lib/late-part.tsx";

/** Asks before something destructive. */
export const ConfirmDialog = lateDialog(
  async () => (await import("./confirm-question.tsx")).ConfirmQuestion,
  ({ open }) => open,
);
