import type { EventFactsCard_EventFragment } from "../../generated/organiser.ts";
import { longDate } from "../../lib/dates.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { EventTypeBadge } from "./event-badges.tsx";
import { eventTexts } from "./event-texts.ts";

/** What the product itself knows of an event. */
export function EventFactsCard({ event }: { event: EventFactsCard_EventFragment }) {
  return (
    <SectionCard title={eventTexts.facts}>
      <FactList
        facts={[
          { label: eventTexts.id, value: event.id },
          { label: eventTexts.createdAt, value: longDate(event.createdAt) },
          { label: eventTexts.updatedAt, value: longDate(event.updatedAt) },
          { label: eventTexts.type, value: <EventTypeBadge isSample={event.isSample} /> },
        ]}
      />
    </SectionCard>
  );
}
