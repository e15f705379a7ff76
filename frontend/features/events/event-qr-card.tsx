import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { EventQr, type EventQrProps, qrHint } from "./event-qr.tsx";

interface EventQrCardProps extends EventQrProps {
  /** More actions for the code. */
  children?: ReactNode;
}

/** The public link as a QR code, to view and download. */
export function EventQrCard({ event, children }: EventQrCardProps) {
  return (
    <SectionCard title={t("events.qr.title")} description={qrHint(event)}>
      <Stack gap="3">
        <EventQr event={event} />
        {children}
      </Stack>
    </SectionCard>
  );
}
