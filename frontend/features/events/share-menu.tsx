import { Button, Menu, Portal } from "@chakra-ui/react";
import { ChevronDown, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { noteLinkSharing } from "../../lib/link-sharing.ts";
import { mailLink, shareLink } from "../../lib/share-link.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { EventSharingCard_EventFragment } from "./generated/event-sharing-card.ts";
import { LargeLinkDialog } from "./large-link-dialog.tsx";

interface ShareMenuProps {
  event: Pick<EventSharingCard_EventFragment, "id" | "name" | "shortLink" | "guestCode">;
}

/** Ways to pass an event's link on, besides copying it. */
export function ShareMenu({ event }: ShareMenuProps) {
  const [isLarge, setIsLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id, name } = event;
  const url = shareLink(event.shortLink);

  async function share() {
    try {
      await navigator.share({ title: name, url });
      noteLinkSharing(id, "shared");
    } catch (error) {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) showToast(toastTexts.shareFailed());
    }
  }

  return (
    <>
      <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-start" }}>
        <Menu.Trigger asChild>
          <Button ref={button} variant="outline">
            <Share2 aria-hidden />
            {t("events.share.open")}
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="48">
              <Menu.Item value="large" minH={itemHeight} onSelect={() => setIsLarge(true)}>
                {t("events.share.large")}
              </Menu.Item>
              <Menu.Item value="mail" minH={itemHeight} asChild onSelect={() => noteLinkSharing(id, "shared")}>
                <a href={mailLink(mailOf(event, url))}>{t("events.share.mail")}</a>
              </Menu.Item>
              {"share" in navigator && (
                <Menu.Item value="share" minH={itemHeight} onSelect={() => void share()}>
                  {t("events.share.system")}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <LargeLinkDialog
        event={event}
        open={isLarge}
        focusAfterwards={() => button.current}
        onClose={() => setIsLarge(false)}
      />
    </>
  );
}

function mailOf({ name, guestCode }: ShareMenuProps["event"], link: string) {
  const body = guestCode === "" ? t("events.share.mailText", { link }) : t("events.share.codedMailText", { link });
  return { subject: t("events.share.mailSubject", { name }), body };
}

const itemHeight = { base: "11", md: "9" } as const;
