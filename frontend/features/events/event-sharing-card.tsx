import { Button, Input, Stack } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import type { EventSharingCard_EventFragment } from "../../generated/organiser.ts";
import { paths } from "../../lib/paths.ts";
import { shareLink } from "../../lib/share-link.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { eventTexts } from "./event-texts.ts";

/** The link that guests get. */
export function EventSharingCard({ event }: { event: EventSharingCard_EventFragment }) {
  const link = shareLink(event.shortLink);
  return (
    <SectionCard
      title={eventTexts.sharing}
      description={event.isPublic ? eventTexts.sharingHint : eventTexts.sharingPrivateHint}
    >
      <Stack gap="3">
        <Input
          readOnly
          aria-label={eventTexts.linkLabel}
          value={link}
          textStyle="sm"
          onFocus={(focus) => focus.currentTarget.select()}
        />
        <CopyButton
          label={eventTexts.copyLink}
          variant="solid"
          text={link}
          onCopied={() => showToast(toastTexts.linkCopied)}
          onRefused={() => showToast({ type: "error", ...eventTexts.copyRefused })}
        />
        <Button asChild variant="outline">
          <a href={paths.guestPage(event.shortLink)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {eventTexts.viewPublicPage}
          </a>
        </Button>
      </Stack>
    </SectionCard>
  );
}
