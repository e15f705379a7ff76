import { useQuery } from "@apollo/client/react";
import { Box, Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import { productName } from "../../common/product.ts";
import { sampleFirstNames } from "../../common/sample-event.ts";
import { GuestSearch } from "../features/guest-search/guest-search.tsx";
import { SampleEventDocument } from "../generated/documents.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { languageTag, t } from "../lib/text.ts";
import { TableSign } from "../ui/wordmark.tsx";

/** What the product is, with the sample event to try it. */
export function Home() {
  const { data, loading, error, refetch } = useQuery(SampleEventDocument, { notifyOnNetworkStatusChange: true });
  const failure = queryFailure(error, refetch);
  const event = data?.sampleEvent;
  const eventName = loading ? t("guest-search.loading") : (event?.name ?? t("guest-search.sampleEvent"));

  return (
    <Box px="min(1rem, 4vw)" pt={{ base: "6", md: "14" }} pb="16" w="full" maxW="2xl" mx="auto">
      <title>{productName}</title>
      <Stack gap="4" align="center" textAlign="center">
        <TableSign size="3.5rem" />
        <Heading as="h1" size={{ base: "4xl", md: "5xl" }}>
          {t("guest-search.homeTitle")}
        </Heading>
        <Text fontSize={{ base: "lg", md: "xl" }} color="fg.muted" maxW="lg" textWrap="balance">
          {t("guest-search.prompt")}
        </Text>
        <Center
          as="p"
          mt="4"
          mb="2"
          px="5"
          py="2"
          borderRadius="full"
          bg="brand.muted"
          color="brand.fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {eventName}
        </Center>
        <GuestSearch eventId={event?.id} showTablemates={event?.showTablemates ?? true} />
        {failure && (
          <Stack gap="3" align="center" role="status">
            <Text textWrap="balance">{failure.reason}</Text>
            <Button onClick={failure.onRetry}>{t("guest-search.tryAgain")}</Button>
          </Stack>
        )}
        <Text color="fg.muted" textWrap="balance">
          {t("guest-search.demoHint", { names: anyOf(sampleFirstNames) })}
        </Text>
      </Stack>
    </Box>
  );
}

function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(languageTag, { type: "disjunction" }).format(names);
}
