import { Box, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { FileSpreadsheet, Link2, Palette, Search } from "lucide-react";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";

const features = [
  { id: "upload", icon: FileSpreadsheet },
  { id: "search", icon: Search },
  { id: "colors", icon: Palette },
  { id: "link", icon: Link2 },
] as const;

export function FeatureList() {
  return (
    <Stack gap="8" w="full" maxW="md">
      <Box ms="-8">
        <Drawing name="table" />
      </Box>
      <Stack gap="3">
        <Heading as="h2" size={{ base: "2xl", md: "3xl" }}>
          {t("auth.featuresTitle")}
        </Heading>
        <Text color="fg.muted" textWrap="pretty">
          {t("auth.featuresIntro")}
        </Text>
      </Stack>
      <Stack as="ul" gap="5" listStyleType="none">
        {features.map(({ id, icon: Icon }) => (
          <HStack as="li" key={id} gap="4" align="start">
            <Box color="brand.fg" mt="0.5">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </Box>
            <Box>
              <Text fontWeight="medium">{t(`auth.features.${id}.title`)}</Text>
              <Text color="fg.muted" textStyle="sm" textWrap="pretty">
                {t(`auth.features.${id}.text`)}
              </Text>
            </Box>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
