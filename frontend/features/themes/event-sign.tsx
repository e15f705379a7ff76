import { Box, Flex } from "@chakra-ui/react";
import type { EventTheme } from "../../../common/theme.ts";
import { t } from "../../lib/text.ts";
import { eventVariables, useEventFont } from "../../look/event-look.ts";
import { QrCode } from "../../ui/qr-code.tsx";

export interface EventSignProps {
  eventName: string;
  theme: EventTheme;
  /** The content of the QR code; without its fragment, the text below it for people who type. */
  link: string;
}

/** A sign in the event's look, with the proportions of A5, as wide as its container. All sizes depend on its width. */
export function EventSign({ eventName, theme, link }: EventSignProps) {
  useEventFont(theme.fontFamily);
  return (
    <Box w="full" containerType="inline-size">
      <Flex
        css={eventVariables(theme, "light")}
        colorPalette="brand"
        printColorAdjust="exact"
        aspectRatio="148 / 210"
        direction="column"
        align="center"
        justify="space-between"
        textAlign="center"
        overflow="hidden"
        bg="bg"
        color="fg"
        fontFamily="body"
        p="8cqw"
        lineHeight="1.2"
      >
        <Box
          maxH="32cqw"
          overflow="hidden"
          color="brand.fg"
          fontSize={nameSize(eventName)}
          fontWeight="bold"
          overflowWrap="anywhere"
        >
          {eventName}
        </Box>
        <Box>
          <Box fontSize="8cqw" fontWeight="bold">
            {t("themes.signTitle")}
          </Box>
          <Box fontSize="4cqw" mt="2cqw">
            {t("themes.signPrompt")}
          </Box>
        </Box>
        <Box w="52cqw" borderRadius="3cqw" overflow="hidden" bg="white">
          <QrCode text={link} label={t("themes.signQrLabel")} />
        </Box>
        {/* Plain letters whatever the event's font: this is to be typed. */}
        <Box fontFamily="system-ui, sans-serif" fontSize="3.4cqw" overflowWrap="anywhere">
          {link.replace(/^https?:\/\/|#.*$/g, "")}
        </Box>
      </Flex>
    </Box>
  );
}

/** Smaller for long names, so that they fit on the sign. */
function nameSize(name: string): string {
  if (name.length <= 24) return "9cqw";
  return name.length <= 60 ? "6.5cqw" : "4.5cqw";
}
