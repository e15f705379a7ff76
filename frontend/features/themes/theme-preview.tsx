import { Box, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useTheme } from "next-themes";
import type { EventTheme } from "../../../common/theme.ts";
import { t } from "../../lib/text.ts";
import { eventVariables, useEventFont } from "../../look/event-look.ts";
import { SectionCard } from "../../ui/section-card.tsx";

/** A small preview of the guests' page in this theme. */
export function ThemePreview({ theme, eventName }: { theme: EventTheme; eventName: string }) {
  const { resolvedTheme } = useTheme();
  useEventFont(theme.fontFamily);
  return (
    <SectionCard title={t("themes.preview")}>
      <Box
        css={eventVariables(theme, resolvedTheme === "dark" ? "dark" : "light")}
        colorPalette="brand"
        bg="bg"
        color="fg"
        fontFamily="body"
        borderWidth="1px"
        borderRadius="l3"
        px="6"
        py="12"
      >
        <Stack gap="3" align="center" textAlign="center">
          <Text color="brand.fg" fontWeight="bold" overflowWrap="anywhere">
            {eventName}
          </Text>
          <Heading as="h3" size="3xl">
            {t("guest-search.guestPageTitle")}
          </Heading>
          <Text color="fg.muted" textWrap="balance">
            {t("guest-search.prompt")}
          </Text>
          <Input
            disabled
            mt="3"
            size="lg"
            borderRadius="l3"
            aria-label={t("guest-search.placeholder")}
            placeholder={t("guest-search.placeholder")}
          />
        </Stack>
      </Box>
    </SectionCard>
  );
}
