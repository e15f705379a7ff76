import { longDate } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { EventTypeBadge } from "./event-badges.tsx";
import type { EventFactsCard_EventFragment } from "./generated/event-facts-card.ts";

interface EventFactsCardProps {
  event: EventFactsCard_EventFragment;
  isTechnical?: boolean;
}

export function EventFactsCard({ event, isTechnical = false }: EventFactsCardProps) {
  return (
    <SectionCard title={t("events.facts")}>
      <FactList
        facts={[
          ...(isTechnical ? [{ label: t("events.id"), value: event.id }] : []),
          { label: t("events.createdAt"), value: longDate(event.createdAt) },
          { label: t("events.updatedAt"), value: longDate(event.updatedAt) },
          ...(isTechnical ? [{ label: t("events.type"), value: <EventTypeBadge isSample={event.isSample} /> }] : []),
        ]}
      />
    </SectionCard>
  );
}
