import { Button, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";

interface NoGuestsFoundProps {
  onReset: () => void;
  /** Set when the search itself failed; its retry repeats the same search. */
  failure?: QueryFailure;
}

/** Says that nobody was found or that the search failed, and what to do. */
export function NoGuestsFound({ onReset, failure }: NoGuestsFoundProps) {
  return (
    <Stack
      as="section"
      gap="4"
      align="center"
      textAlign="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="card"
      px="min(1.5rem, 5vw)"
      py="8"
    >
      <Heading as="h2" size="xl">
        {t("guest-search.noneTitle")}
      </Heading>
      <Text color="fg.muted" maxW="sm">
        {failure?.reason ?? t("guest-search.noneText")}
      </Text>
      {!failure && (
        <Text color="fg.muted" maxW="sm">
          {t("guest-search.noneFullNameText")}
        </Text>
      )}
      <HStack gap="3" wrap="wrap" justify="center">
        {failure && <Button onClick={failure.onRetry}>{t("guest-search.tryAgain")}</Button>}
        <Button variant={failure ? "outline" : "solid"} onClick={onReset}>
          {t("guest-search.tryAnotherSearch")}
        </Button>
      </HStack>
    </Stack>
  );
}
