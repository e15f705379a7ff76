import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { LinkDialog, LinkQuestion } from "../../ui/link-dialog.tsx";
import { ReadyLink } from "../../ui/ready-link.tsx";
import { CreateSignInLinkDocument } from "./generated/create-sign-in-link.ts";

interface SignInLinkDialogProps {
  user: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}

/** Makes a link with which somebody else can sign in once, and shows it. Only a button makes one. */
export function SignInLinkDialog({ user, open, onClose }: SignInLinkDialogProps) {
  return (
    <LinkDialog open={open} title={t("sign-in-links.title", { name: user.name })} onClose={onClose}>
      <LinkMaker user={user} onClose={onClose} />
    </LinkDialog>
  );
}

function LinkMaker({ user, onClose }: Pick<SignInLinkDialogProps, "user" | "onClose">) {
  // The link goes into no cache.
  const [create, { data, loading, error }] = useMutation(CreateSignInLinkDocument, {
    variables: { userId: user.id },
    fetchPolicy: "no-cache",
  });
  if (data) {
    return (
      <ReadyLink
        link={data.createSignInLink}
        label={t("sign-in-links.linkLabel")}
        qrLabel={t("sign-in-links.qrLabel")}
        onDone={onClose}
      />
    );
  }
  return (
    <LinkQuestion
      intro={t("sign-in-links.intro")}
      care={t("sign-in-links.care", { name: user.name })}
      failure={error && errorText(error)}
      isBusy={loading}
      // What failed is shown.
      onCreate={() => void create().catch(() => undefined)}
      onCancel={onClose}
    />
  );
}
