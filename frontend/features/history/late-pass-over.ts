import { lateDialog } from "../../lib/late-part.tsx";

/** Asks whether to pass over a change that cannot be undone, and undo what came before. */
export const PassOverQuestion = lateDialog(
  async () => (await import("./pass-over-question.tsx")).PassOverQuestion,
  ({ historyEntryId }) => historyEntryId !== null,
);
