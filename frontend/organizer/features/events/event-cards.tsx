import { Badge, Link, Text } from "@chakra-ui/react";
import { useEventHere } from "../../event/event-here.ts";
import { longDate } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { roleName } from "../../lib/words.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

/** The details of an event that its reader cannot change. */
export function EventSummary() {
  const { event } = useEventHere();
  return (
    <SectionCard id="details" title={t("events.details")}>
      <FactList
        columns={2}
        facts={[
          { label: t("events.form.name"), value: event.name, isWide: true },
          { label: t("events.date"), value: orNotSet(event.date) },
          { label: t("events.location"), value: orNotSet(event.location) },
          { label: t("events.visibility"), value: t(event.isPublic ? "events.public" : "events.hidden") },
          {
            label: t("events.tablemates"),
            value: t(event.showTablemates ? "events.tablematesShown" : "events.tablematesHidden"),
          },
          { label: t("events.description"), value: orNotSet(event.description), isWide: true },
        ]}
      />
    </SectionCard>
  );
}

function orNotSet(text: string) {
  return text === "" ? <Text color="fg.muted">{t("events.notSet")}</Text> : text;
}

/** When an event was made and changed; for administrators also what it is. */
export function EventFactsCard({ isTechnical }: { isTechnical: boolean }) {
  const { event } = useEventHere();
  const times = [
    { label: t("events.createdAt"), value: longDate(event.createdAt) },
    { label: t("events.updatedAt"), value: longDate(event.updatedAt) },
  ];
  const type = { label: t("events.type"), value: <EventTypeBadge isSample={event.isSample} /> };
  return (
    <SectionCard title={t("events.facts")}>
      <FactList facts={isTechnical ? [{ label: t("events.id"), value: event.id }, ...times, type] : times} />
    </SectionCard>
  );
}

export function EventOwnerCard() {
  const { owner } = useEventHere().event;
  return (
    <SectionCard title={t("events.owner")}>
      {owner === null ? (
        <Text color="fg.muted">{t("events.ownerUnknown")}</Text>
      ) : (
        <FactList
          facts={[
            { label: t("events.ownerName"), value: owner.name },
            { label: t("events.ownerEmail"), value: <Link href={`mailto:${owner.email}`}>{owner.email}</Link> },
            { label: t("events.ownerRole"), value: roleName(owner.role) },
          ]}
        />
      )}
    </SectionCard>
  );
}

export function EventStatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge size="sm" alignSelf="start" colorPalette={isActive ? "green" : "gray"}>
      {t(isActive ? "events.active" : "events.private")}
    </Badge>
  );
}

export function EventTypeBadge({ isSample }: { isSample: boolean }) {
  return (
    <Badge size="sm" {...(isSample ? { colorPalette: "brass" } : { colorPalette: "gray", variant: "outline" })}>
      {t(isSample ? "events.sample" : "events.regular")}
    </Badge>
  );
}
