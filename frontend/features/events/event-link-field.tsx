import { Input } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { noteLinkSharing, shareLink } from "../../lib/link-sharing.ts";
import { t } from "../../lib/text.ts";
import type { ToastText } from "../../lib/toast.ts";
import { showToast } from "../../lib/toast.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

interface EventLinkFieldProps {
  event: { id: number; shortLink: string };
  copyButton: Pick<ComponentProps<typeof CopyButton>, "label" | "aria-label" | "variant">;
  copiedToast: ToastText;
}

/** An event's link for guests, to read and copy. The parent lays out the field and its button. */
export function EventLinkField({ event, copyButton, copiedToast }: EventLinkFieldProps) {
  const link = shareLink(event.shortLink);

  function noteCopied() {
    noteLinkSharing(event.id, "copied");
    showToast(copiedToast);
  }

  return (
    <>
      <Input
        readOnly
        dir="ltr"
        aria-label={t("events.linkLabel")}
        value={link}
        textStyle="sm"
        bg="bg.subtle"
        borderColor="border"
        onFocus={(focus) => focus.currentTarget.select()}
      />
      <CopyButton {...copyButton} text={link} onCopied={noteCopied} />
    </>
  );
}
