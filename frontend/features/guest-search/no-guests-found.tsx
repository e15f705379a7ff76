import { Button, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { guestSearchTexts } from "./texts.ts";

interface NoGuestsFoundProps {
  onReset: () => void;
  /** Given when the search itself failed: asks again for the same name. */
  onRetry?: () => void;
}

/** Says that nobody was found, or that the search got no answer, and what to do about it. */
export function NoGuestsFound({ onReset, onRetry }: NoGuestsFoundProps) {
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
        {guestSearchTexts.noneTitle}
      </Heading>
      <Text color="fg.muted" maxW="sm">
        {onRetry ? guestSearchTexts.failedText : guestSearchTexts.noneText}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        {onRetry && <Button onClick={onRetry}>{guestSearchTexts.tryAgain}</Button>}
        <Button variant={onRetry ? "outline" : "solid"} onClick={onReset}>
          {guestSearchTexts.tryAnotherSearch}
        </Button>
      </HStack>
    </Stack>
  );
}
