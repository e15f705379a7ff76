import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { EventSharingCard_EventFragment } from "../../generated/documents.ts";
import { download } from "../../lib/download.ts";
import { qrPng, qrSvg } from "../../lib/qr-code.ts";
import { scanLink } from "../../lib/share-link.ts";
import { t } from "../../lib/text.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/show-toast.ts";

interface EventQrCardProps {
  event: Pick<EventSharingCard_EventFragment, "shortLink" | "guestCode">;
  /** More actions for the code. */
  children?: ReactNode;
}

/** The public link as a QR code, to view and download. */
export function EventQrCard({ event, children }: EventQrCardProps) {
  const link = scanLink(event);
  const filename = `qr-code-${event.shortLink}`;

  async function downloadPng() {
    try {
      download(await qrPng(link), `${filename}.png`);
    } catch (error) {
      showToast({
        type: "error",
        title: t("events.qr.failed"),
        description: error instanceof Error ? error.message : "",
      });
    }
  }

  return (
    <SectionCard
      title={t("events.qr.title")}
      description={event.guestCode === "" ? t("events.qr.hint") : t("events.qr.codedHint")}
    >
      <Stack gap="4">
        <Box maxW="48" w="full" mx="auto" borderRadius="l2" overflow="hidden" borderWidth="1px">
          <QrCode text={link} label={t("events.qr.label")} />
        </Box>
        <Flex gap="3">
          <Button
            flex="1"
            px="3"
            variant="outline"
            aria-label={t("events.qr.svg")}
            onClick={() => download(qrSvg(link), `${filename}.svg`)}
          >
            <Download aria-hidden />
            SVG
          </Button>
          <Button flex="1" px="3" variant="outline" aria-label={t("events.qr.png")} onClick={() => void downloadPng()}>
            <Download aria-hidden />
            PNG
          </Button>
        </Flex>
        {children}
      </Stack>
    </SectionCard>
  );
}
