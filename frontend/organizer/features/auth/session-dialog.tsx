import { useApolloClient } from "@apollo/client/react";
import { t } from "../../lib/text.ts";
import { askToLeave } from "../../lib/unsaved-changes.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { startAfresh } from "./session.ts";
import { SignInForm, SignInSteps } from "./sign-in-form.tsx";

/** Asks somebody whose session has ended to sign in again, over their screen, which stays as they left it. */
export function SessionDialog({ open, username }: { open: boolean; username: string }) {
  const client = useApolloClient();

  async function leave() {
    if (await askToLeave()) await startAfresh(client);
  }

  return (
    <DialogFrame
      open={open}
      title={t("auth.sessionEnded.title")}
      description={t("auth.sessionEnded.text")}
      staysOpen
      onClose={() => void leave()}
    >
      <SignInSteps>
        <SignInForm username={username} />
      </SignInSteps>
    </DialogFrame>
  );
}
