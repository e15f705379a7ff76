import { Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { QrCode as QrIcon } from "lucide-react";
import { t } from "../../lib/text.ts";
import { EventQr, type EventQrProps, qrHint } from "./event-qr.tsx";

/** Opens the QR code of an event's link. */
export function EventQrButton({ event }: EventQrProps) {
  return (
    <Dialog.Root placement={{ base: "top", md: "center" }} scrollBehavior="outside" size="sm" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button variant="outline">
          <QrIcon aria-hidden />
          {t("events.qr.open")}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content my={{ base: "4", md: "16" }}>
            <Dialog.Header flexDirection="column" gap="1">
              <Dialog.Title>{t("events.qr.title")}</Dialog.Title>
              <Dialog.Description color="fg.muted" textStyle="sm">
                {qrHint(event)}
              </Dialog.Description>
            </Dialog.Header>
            <Dialog.Body>
              <EventQr event={event} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
