import { Link, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { roleName } from "../../lib/words.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import type { EventOwnerCard_EventFragment } from "./generated/event-owner-card.ts";

export function EventOwnerCard({ event }: { event: EventOwnerCard_EventFragment }) {
  const { owner } = event;
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
