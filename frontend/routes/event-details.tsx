import { Alert, Stack } from "@chakra-ui/react";
import { useEventHere } from "../event/event-here.ts";
import { ArchiveCard } from "../features/event-archive/archive-card.tsx";
import { EventDetailsForm } from "../features/events/event-details-form.tsx";
import { EventFactsCard } from "../features/events/event-facts-card.tsx";
import { EventOwnerCard } from "../features/events/event-owner-card.tsx";
import { EventQrCard } from "../features/events/event-qr-card.tsx";
import { EventSharingCard } from "../features/events/event-sharing-card.tsx";
import { EventSummary } from "../features/events/event-summary.tsx";
import { FileFormatCard } from "../features/guest-import/file-format-card.tsx";
import { GuestUploadCard } from "../features/guest-import/guest-file-drop.tsx";
import type { GuestImport } from "../features/guest-import/use-guest-import.ts";
import { RetentionSettings } from "../features/retention/retention-settings.tsx";
import { t } from "../lib/text.ts";
import { WithAside } from "../ui/with-aside.tsx";

/** The tab of an event's details. Administrators upload the list here, everybody else beside it. */
export function EventDetails({ guestImport }: { guestImport: GuestImport }) {
  const { side, event, mayChange } = useEventHere();
  const isAdmin = side === "admin";
  const upload = isAdmin && !guestImport.isOpen && <GuestUploadCard guestImport={guestImport} />;
  const isWithoutList = event.guestCount === 0;
  const isOrganizers = side !== "help" && !event.isSample;
  return (
    <Stack gap="6">
      {event.isSample && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t("events.sampleNote")}</Alert.Title>
        </Alert.Root>
      )}
      <WithAside
        aside={
          <>
            <EventSharingCard event={event} />
            <EventQrCard event={event} />
            <EventFactsCard event={event} isTechnical={isAdmin} />
            {isAdmin && <EventOwnerCard event={event} />}
          </>
        }
      >
        {isWithoutList && upload}
        {mayChange && !event.isSample ? <EventDetailsForm event={event} /> : <EventSummary event={event} />}
        {isOrganizers && <RetentionSettings event={event} />}
        {!isWithoutList && upload}
        {isAdmin && <FileFormatCard disabled={event.isSample} />}
        {isOrganizers && <ArchiveCard eventId={event.id} />}
      </WithAside>
    </Stack>
  );
}
