import { useQuery } from "@apollo/client/react";
import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { Link, useParams } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { GuestSearch } from "../features/guest-search/guest-search.tsx";
import { guestSearchTexts } from "../features/guest-search/texts.ts";
import { EventThemeStyles } from "../features/themes/event-theme-styles.tsx";
import { type GuestPage_EventFragment, PublicEventDocument } from "../generated/guest.ts";
import { errorText } from "../lib/error-text.ts";
import { paths } from "../lib/paths.ts";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** What an event's link opens: a guest types a name and is told the table. */
export function GuestPage() {
  const { shortLink = "" } = useParams();
  const { data, loading, error, refetch } = useQuery(PublicEventDocument, {
    variables: { shortLink },
    notifyOnNetworkStatusChange: true,
  });

  if (loading) return <PageSpinner label={guestSearchTexts.loading} />;
  if (error) return <EventFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data?.publicEvent) return <EventMissing />;
  return <EventSearch key={data.publicEvent.id} event={data.publicEvent} />;
}

function EventSearch({ event }: { event: GuestPage_EventFragment }) {
  const { user } = useCurrentUser();
  return (
    <Box px="min(1rem, 4vw)" pt={{ base: "4", md: "12" }} pb="12" w="full" maxW="2xl" mx="auto">
      <title>{`${event.name} · ${guestSearchTexts.guestPageTitle}`}</title>
      <EventThemeStyles theme={event.theme} />
      <Stack gap="3" align="center" textAlign="center">
        <Text color="brand.fg" fontSize="lg" fontWeight="bold" overflowWrap="anywhere">
          {event.name}
        </Text>
        <Heading as="h1" size={{ base: "4xl", md: "5xl" }}>
          {guestSearchTexts.guestPageTitle}
        </Heading>
        <Text fontSize="lg" color="fg.muted" maxW="lg" textWrap="balance" mb="4">
          {guestSearchTexts.prompt}
        </Text>
        <GuestSearch eventId={event.id} showTablemates={event.showTablemates} />
        {user && (
          <Button asChild variant="outline" mt="6">
            <Link to={paths.customerDashboard}>{guestSearchTexts.customerDashboard}</Link>
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function EventMissing() {
  const { user } = useCurrentUser();
  return (
    <>
      <title>{guestSearchTexts.eventMissingTitle}</title>
      <PageMessage
        title={guestSearchTexts.eventMissingTitle}
        text={guestSearchTexts.eventMissingText}
        action={
          <Button asChild>
            {user ? (
              <Link to={paths.customerDashboard}>{guestSearchTexts.customerDashboard}</Link>
            ) : (
              <Link to={paths.signIn}>{guestSearchTexts.login}</Link>
            )}
          </Button>
        }
      />
    </>
  );
}

function EventFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PageMessage
      title={guestSearchTexts.eventFailedTitle}
      text={errorText(error)}
      action={<Button onClick={onRetry}>{guestSearchTexts.tryAgain}</Button>}
    />
  );
}
