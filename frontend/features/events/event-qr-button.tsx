import { Button, Dialog } from "@chakra-ui/react";
import { QrCode as QrIcon } from "lucide-react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { EventQr, type EventQrProps, qrHint } from "./event-qr.tsx";

export function EventQrButton({ event }: EventQrProps) {
  return (
    <Dialog.Root placement={{ base: "top", md: "center" }} scrollBehavior="outside" size="sm" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button variant="outline">
          <QrIcon aria-hidden />
          {t("events.qr.open")}
        </Button>
      </Dialog.Trigger>
      <DialogFrame title={t("events.qr.title")} description={qrHint(event)}>
        <EventQr event={event} />
      </DialogFrame>
    </Dialog.Root>
  );
}
