import { Flex, Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { EventLinkField } from "./event-link-field.tsx";
import { EventQrButton } from "./event-qr-button.tsx";
import type { EventOverview_EventFragment } from "./generated/event-overview.ts";
import { PrintSignLink } from "./print-sign-link.tsx";
import { ShareButton } from "./share-button.tsx";

interface ShareActionsProps {
  event: EventOverview_EventFragment;
  isNext: boolean;
}

export function ShareActions({ event, isNext }: ShareActionsProps) {
  return (
    <Stack gap="3" maxW="xl">
      <Flex gap="2">
        <EventLinkField
          event={event}
          copyButton={{
            label: t("events.copy"),
            "aria-label": t("events.copyLinkOf", { name: event.name }),
            variant: isNext ? "solid" : "outline",
          }}
          copiedToast={success(t("toasts.copied.title"), t("toasts.copied.text"))}
        />
      </Flex>
      <Flex gap="2" wrap="wrap">
        <EventQrButton event={event} />
        <PrintSignLink />
        <ShareButton event={event} />
      </Flex>
      {!event.isPublic && (
        <Text textStyle="sm" color="brass.fg" maxW="text">
          {t("events.sharingPrivateHint")}
        </Text>
      )}
    </Stack>
  );
}
