import { Box, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { FileSpreadsheet, Link2, Palette, Search } from "lucide-react";
import { authTexts } from "./auth-texts.ts";

const icons = [FileSpreadsheet, Search, Palette, Link2];

/** What the product does, for people about to sign in. */
export function FeatureList() {
  return (
    <Stack gap="8" maxW="md">
      <Stack gap="3">
        <Heading as="h2" size="3xl">
          {authTexts.featuresTitle}
        </Heading>
        <Text color="fg.muted" fontSize="lg">
          {authTexts.featuresIntro}
        </Text>
      </Stack>
      <Stack as="ul" gap="6" listStyleType="none">
        {authTexts.features.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length] ?? Search;
          return (
            <HStack as="li" key={title} gap="4" align="start">
              <Box color="brand.fg" bg="brand.muted" p="2.5" borderRadius="l2">
                <Icon size={20} aria-hidden="true" />
              </Box>
              <Box>
                <Text fontWeight="semibold">{title}</Text>
                <Text color="fg.muted" textWrap="pretty">
                  {text}
                </Text>
              </Box>
            </HStack>
          );
        })}
      </Stack>
    </Stack>
  );
}
