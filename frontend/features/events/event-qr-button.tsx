import { Button } from "@chakra-ui/react";
import { QrCode as QrIcon } from "lucide-react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { EventQr, type EventQrProps, qrHint } from "./event-qr.tsx";

export function EventQrButton({ event }: EventQrProps) {
  return (
    <DialogFrame
      size="sm"
      title={t("events.qr.title")}
      description={qrHint(event)}
      trigger={
        <Button variant="outline">
          <QrIcon aria-hidden />
          {t("events.qr.open")}
        </Button>
      }
    >
      <EventQr event={event} />
    </DialogFrame>
  );
}
