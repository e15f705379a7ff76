import { Alert, Text } from "@chakra-ui/react";
import type { EventSummary_EventFragment } from "../../generated/organiser.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { eventTexts } from "./event-texts.ts";

/** What guests and organisers know of an event, to read. */
export function EventSummary({ event }: { event: EventSummary_EventFragment }) {
  return (
    <SectionCard title={eventTexts.details}>
      {event.isSample && (
        <Alert.Root status="info" mb="5">
          <Alert.Indicator />
          <Alert.Title>{eventTexts.sampleNote}</Alert.Title>
        </Alert.Root>
      )}
      <FactList
        columns={2}
        facts={[
          { label: eventTexts.form.name, value: event.name, isWide: true },
          { label: eventTexts.date, value: orNotSet(event.date) },
          { label: eventTexts.location, value: orNotSet(event.location) },
          { label: eventTexts.visibility, value: event.isPublic ? eventTexts.public : eventTexts.hidden },
          {
            label: eventTexts.tablemates,
            value: event.showTablemates ? eventTexts.tablematesShown : eventTexts.tablematesHidden,
          },
          { label: eventTexts.description, value: orNotSet(event.description), isWide: true },
        ]}
      />
    </SectionCard>
  );
}

function orNotSet(text: string) {
  return text === "" ? <Text color="fg.muted">{eventTexts.notSet}</Text> : text;
}
