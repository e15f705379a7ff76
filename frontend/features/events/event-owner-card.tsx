import { Link, Text } from "@chakra-ui/react";
import type { EventOwnerCard_EventFragment } from "../../generated/organiser.ts";
import { roleName } from "../../lib/role-name.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { eventTexts } from "./event-texts.ts";

/** Whose event it is. */
export function EventOwnerCard({ event }: { event: EventOwnerCard_EventFragment }) {
  const { owner } = event;
  return (
    <SectionCard title={eventTexts.owner}>
      {owner === null ? (
        <Text color="fg.muted">{eventTexts.ownerUnknown}</Text>
      ) : (
        <FactList
          facts={[
            { label: eventTexts.ownerName, value: owner.name },
            { label: eventTexts.ownerEmail, value: <Link href={`mailto:${owner.email}`}>{owner.email}</Link> },
            { label: eventTexts.ownerRole, value: roleName(owner.role) },
          ]}
        />
      )}
    </SectionCard>
  );
}
