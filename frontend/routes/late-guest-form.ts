import { lateDialog } from "../lib/late-part.tsx";

export const BoardGuestForm = lateDialog(
  async () => (await import("../features/guests/board-guest-form.tsx")).BoardGuestForm,
  ({ request }) => request !== null,
);
