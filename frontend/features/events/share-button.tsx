import { Button } from "@chakra-ui/react";
import { Share2 } from "lucide-react";
import { noteLinkSharing, shareLink } from "../../lib/link-sharing.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast } from "../../lib/toast.ts";

/** Passes an event's link on by what the device offers; nothing where the browser cannot ask for that. */
export function ShareButton({ event }: { event: { id: number; name: string; shortLink: string } }) {
  if (!("share" in navigator)) return null;

  async function share() {
    try {
      await navigator.share({ title: event.name, url: shareLink(event.shortLink) });
      noteLinkSharing(event.id, "shared");
    } catch (error) {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        showToast(failure(t("toasts.shareFailed.title")));
    }
  }

  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share2 aria-hidden />
      {t("events.share")}
    </Button>
  );
}
