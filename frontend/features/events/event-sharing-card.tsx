import { Button, Stack } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { EventLinkField } from "./event-link-field.tsx";
import type { EventSharingCard_EventFragment } from "./generated/event-sharing-card.ts";
import { ShareButton } from "./share-button.tsx";

export function EventSharingCard({ event }: { event: EventSharingCard_EventFragment }) {
  return (
    <SectionCard title={t("events.sharing")} description={hintOf(event)}>
      <Stack gap="3">
        <EventLinkField
          event={event}
          copyButton={{ label: t("events.copyLink") }}
          copiedToast={success(t("toasts.linkCopied.title"))}
        />
        <ShareButton event={event} />
        <Button asChild variant="outline">
          <a href={paths.guestPage(event.shortLink)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t("events.viewPublicPage")}
          </a>
        </Button>
      </Stack>
    </SectionCard>
  );
}

function hintOf({ isPublic, guestCode }: EventSharingCard_EventFragment): string {
  if (!isPublic) return t("events.sharingPrivateHint");
  return guestCode === "" ? t("events.sharingHint") : t("events.sharingCodedHint");
}
