import { Stack } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { EventQr, type EventQrProps, qrHint } from "./event-qr.tsx";
import { PrintSignLink } from "./print-sign-link.tsx";

export function EventQrCard({ event }: EventQrProps) {
  return (
    <SectionCard title={t("events.qr.title")} description={qrHint(event)}>
      <Stack gap="3">
        <EventQr event={event} />
        <PrintSignLink />
      </Stack>
    </SectionCard>
  );
}
