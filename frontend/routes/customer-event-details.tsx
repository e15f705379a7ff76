import { ArchiveCard } from "../features/event-archive/archive-card.tsx";
import { EventDetailsForm } from "../features/events/event-details-form.tsx";
import { EventFactsCard } from "../features/events/event-facts-card.tsx";
import { EventQrCard } from "../features/events/event-qr-card.tsx";
import { EventSharingCard } from "../features/events/event-sharing-card.tsx";
import type { CustomerEvent_EventFragment } from "../features/events/generated/customer-event.ts";
import { RetentionSettings } from "../features/retention/retention-settings.tsx";
import { paths } from "../lib/paths.ts";
import { WithAside } from "../ui/with-aside.tsx";

export function CustomerEventDetails({ event }: { event: CustomerEvent_EventFragment }) {
  return (
    <WithAside
      aside={
        <>
          <EventSharingCard event={event} />
          <EventQrCard event={event} printPath={paths.customerPrint} />
          <EventFactsCard event={event} />
        </>
      }
    >
      <EventDetailsForm event={event} />
      <RetentionSettings event={event} />
      <ArchiveCard eventId={event.id} />
    </WithAside>
  );
}
