import { EventDetailsForm } from "../features/events/event-details-form.tsx";
import { EventFactsCard } from "../features/events/event-facts-card.tsx";
import { EventQrCard } from "../features/events/event-qr-card.tsx";
import { EventSharingCard } from "../features/events/event-sharing-card.tsx";
import { EventSummary } from "../features/events/event-summary.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { useEventRights } from "../lib/event-rights.ts";
import { paths } from "../lib/paths.ts";
import { WithAside } from "../ui/with-aside.tsx";
import type { HelpEventQuery } from "./generated/help-event.ts";

export function HelpEventDetails({ event }: { event: HelpEventQuery["event"] }) {
  const { mayChange } = useEventRights();
  return (
    <WithAside
      aside={
        <>
          <EventSharingCard event={event} />
          <EventQrCard event={event} printPath={paths.helpPrint} />
          <EventFactsCard event={event} />
        </>
      }
    >
      <UnusualSearchingNotice event={event} />
      {mayChange ? <EventDetailsForm event={event} /> : <EventSummary event={event} />}
    </WithAside>
  );
}
