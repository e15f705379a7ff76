import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { EventOverview_EventFragment } from "../../generated/documents.ts";
import { scanLink } from "../../lib/share-link.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { EventLinkField } from "./event-link-field.tsx";
import { EventQrButton } from "./event-qr-button.tsx";

interface ShareActionsProps {
  event: EventOverview_EventFragment;
  /** Whether sharing is what to do next. */
  isNext: boolean;
  printSign: ReactNode;
}

/** The link of an event, and the ways to hand it on. */
export function ShareActions({ event, isNext, printSign }: ShareActionsProps) {
  return (
    <Flex gap="6" justify="space-between" align="start" w="full">
      <Stack gap="3" flexGrow="1" minW="0" maxW="xl">
        <Flex gap="2" direction={{ base: "column", sm: "row" }}>
          <EventLinkField
            event={event}
            copyButton={{
              label: t("events.copy"),
              "aria-label": t("events.copyLinkOf", { name: event.name }),
              variant: isNext ? "solid" : "outline",
            }}
            copiedToast={toastTexts.copied()}
          />
        </Flex>
        <Flex gap="2" wrap="wrap">
          <EventQrButton event={event} />
          {printSign}
        </Flex>
        {!event.isPublic && (
          <Text textStyle="sm" color="brass.fg" maxW="text">
            {t("events.sharingPrivateHint")}
          </Text>
        )}
      </Stack>
      <Box hideBelow="md" boxSize="24" flexShrink="0" borderRadius="l2" borderWidth="1px" overflow="hidden">
        <QrCode text={scanLink(event)} label={t("events.qr.label")} />
      </Box>
    </Flex>
  );
}
