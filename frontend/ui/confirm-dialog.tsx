import { lazyDialog } from "../lib/lazy.tsx";

/** Asks before something destructive. */
export const ConfirmDialog = lazyDialog(
  async () => (await import("./confirm-question.tsx")).ConfirmQuestion,
  ({ open }) => open,
);
