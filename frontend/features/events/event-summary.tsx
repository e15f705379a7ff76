import { Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import type { EventSummary_EventFragment } from "./generated/event-summary.ts";

export function EventSummary({ event }: { event: EventSummary_EventFragment }) {
  return (
    <SectionCard id="details" title={t("events.details")}>
      <FactList
        columns={2}
        facts={[
          { label: t("events.form.name"), value: event.name, isWide: true },
          { label: t("events.date"), value: orNotSet(event.date) },
          { label: t("events.location"), value: orNotSet(event.location) },
          { label: t("events.visibility"), value: event.isPublic ? t("events.public") : t("events.hidden") },
          {
            label: t("events.tablemates"),
            value: event.showTablemates ? t("events.tablematesShown") : t("events.tablematesHidden"),
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
