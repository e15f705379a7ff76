import { Box, CloseButton, Dialog, Portal, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { scanLink, shareLink } from "../../lib/share-link.ts";
import { t } from "../../lib/text.ts";
import { QrCode } from "../../ui/qr-code.tsx";

interface LargeLinkDialogProps {
  event: { name: string; shortLink: string; guestCode: string };
  open: boolean;
  focusAfterwards: () => HTMLElement | null;
  onClose: () => void;
}

/** The link over the whole screen, to be read from a projector or scanned by another phone. */
export function LargeLinkDialog({ event, open, focusAfterwards, onClose }: LargeLinkDialogProps) {
  return (
    <Dialog.Root
      size="full"
      open={open}
      lazyMount
      unmountOnExit
      finalFocusEl={focusAfterwards}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Body display="grid" placeItems="center" p={{ base: "4", md: "8" }}>
              <Stack gap={{ base: "6", md: "8" }} align="center" textAlign="center" w="full">
                <Dialog.Title
                  textStyle={{ base: "2xl", md: "4xl" }}
                  overflowWrap="anywhere"
                  px={{ base: "8", md: "0" }}
                >
                  {event.name}
                </Dialog.Title>
                <Box w="min(85vw, 52vh)" borderRadius="l3" overflow="hidden" borderWidth="1px">
                  <QrCode text={scanLink(event)} label={t("events.qr.label")} />
                </Box>
                <Text
                  dir="ltr"
                  fontSize="clamp(1.25rem, 4vw, 4.5rem)"
                  lineHeight="1.2"
                  fontWeight="semibold"
                  overflowWrap="anywhere"
                >
                  {shareLink(event.shortLink)
                    .replace(/^https?:\/\//, "")
                    .split("/")
                    .map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && "/"}
                        <wbr />
                        {part}
                      </Fragment>
                    ))}
                </Text>
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
