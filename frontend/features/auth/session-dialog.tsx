import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { startAfresh } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

interface SessionDialogProps {
  open: boolean;
  username: string;
}

/** Asks somebody whose session has ended to sign in again, over their screen, which stays as they left it. */
export function SessionDialog({ open, username }: SessionDialogProps) {
  const client = useApolloClient();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <DialogFrame
      open={open}
      title={t("auth.sessionEnded.title")}
      description={t("auth.sessionEnded.text")}
      staysOpen
      onClose={() => setIsLeaving(true)}
      question={
        <ConfirmDialog
          open={isLeaving}
          title={t("ui.unsaved.title")}
          description={t("ui.unsaved.description")}
          confirmLabel={t("ui.unsaved.leave")}
          onConfirm={() => void startAfresh(client)}
          onCancel={() => setIsLeaving(false)}
        />
      }
    >
      <SignInSteps>
        <SignInForm username={username} />
      </SignInSteps>
    </DialogFrame>
  );
}
