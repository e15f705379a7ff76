import { Alert, Stack } from "@chakra-ui/react";
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
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { WithAside } from "../ui/with-aside.tsx";
import type { AdminEventQuery } from "./generated/admin-event.ts";

interface AdminEventDetailsProps {
  event: AdminEventQuery["event"];
  guestImport: GuestImport;
}

export function AdminEventDetails({ event, guestImport }: AdminEventDetailsProps) {
  const isWithoutList = event.guestCount === 0;
  const upload = !guestImport.isOpen && <GuestUploadCard key="upload" guestImport={guestImport} />;
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
            <EventQrCard event={event} printPath={paths.adminPrint(event.id)} />
            <EventFactsCard event={event} isTechnical />
            <EventOwnerCard event={event} />
          </>
        }
      >
        {isWithoutList && upload}
        {event.isSample ? <EventSummary event={event} /> : <EventDetailsForm event={event} />}
        {!event.isSample && <RetentionSettings event={event} />}
        {!isWithoutList && upload}
        <FileFormatCard disabled={event.isSample} />
        {!event.isSample && <ArchiveCard eventId={event.id} />}
      </WithAside>
    </Stack>
  );
}
