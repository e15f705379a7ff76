import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { noteLinkSharing, scanLink } from "../../lib/link-sharing.ts";
import { download } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { showToast } from "../../lib/toast.ts";
import { QrCode, qrPng, qrSvg } from "../../ui/qr-code.tsx";
import type { EventSharingCard_EventFragment } from "./generated/event-sharing-card.ts";

export interface EventQrProps {
  event: Pick<EventSharingCard_EventFragment, "id" | "shortLink" | "guestCode">;
}

export function EventQr({ event }: EventQrProps) {
  const link = scanLink(event);
  const filename = `qr-code-${event.shortLink}`;

  function downloadSvg() {
    download(qrSvg(link), `${filename}.svg`);
    noteLinkSharing(event.id, "downloaded");
  }

  async function downloadPng() {
    try {
      download(await qrPng(link), `${filename}.png`);
      noteLinkSharing(event.id, "downloaded");
    } catch (error) {
      showToast({
        type: "error",
        title: t("events.qr.failed"),
        description: error instanceof Error ? error.message : "",
      });
    }
  }

  return (
    <Stack gap="4">
      <Box maxW="48" w="full" mx="auto" borderRadius="l2" overflow="hidden" borderWidth="1px">
        <QrCode text={link} label={t("events.qr.label")} />
      </Box>
      <Flex gap="3">
        <Button flex="1" px="3" variant="outline" aria-label={t("events.qr.svg")} onClick={downloadSvg}>
          <Download aria-hidden />
          SVG
        </Button>
        <Button flex="1" px="3" variant="outline" aria-label={t("events.qr.png")} onClick={() => void downloadPng()}>
          <Download aria-hidden />
          PNG
        </Button>
      </Flex>
    </Stack>
  );
}

export function qrHint({ guestCode }: EventQrProps["event"]): string {
  return guestCode === "" ? t("events.qr.hint") : t("events.qr.codedHint");
}
