import { useQuery } from "@apollo/client/react";
import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { GuestCodeForm } from "../features/guest-search/guest-code-form.tsx";
import { GuestSearch } from "../features/guest-search/guest-search.tsx";
import { dropPage } from "../features/guest-search/keep-page.ts";
import { forgetFound, recallFound } from "../features/guest-search/last-found.ts";
import { LastFoundCard } from "../features/guest-search/last-found-card.tsx";
import { useKeepFound } from "../features/guest-search/use-keep-found.ts";
import { useScannedCode } from "../features/guest-search/use-scanned-code.ts";
import { type GuestPage_EventFragment, PublicEventDocument } from "../generated/documents.ts";
import { paths } from "../lib/paths.ts";
import { type QueryFailure, queryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { EventThemeStyles } from "../look/event-theme-styles.tsx";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** What an event's link opens: a guest types a name and sees the table. */
export function GuestPage() {
  const { shortLink = "" } = useParams();
  const { data, loading, error, refetch } = useQuery(PublicEventDocument, {
    variables: { shortLink },
    notifyOnNetworkStatusChange: true,
  });

  if (loading) return <PageSpinner label={t("guest-search.loading")} />;
  const failure = queryFailure(error, refetch);
  if (failure) return <EventFailed shortLink={shortLink} failure={failure} />;
  if (!data?.publicEvent) return <EventMissing shortLink={shortLink} />;
  return <EventSearch key={data.publicEvent.id} shortLink={shortLink} event={data.publicEvent} />;
}

function EventSearch({ shortLink, event }: { shortLink: string; event: GuestPage_EventFragment }) {
  const { user } = useCurrentUser();
  const [found] = useState(() => recallFound(shortLink));
  const [askedAtFirst] = useState(event.asksForCode);
  const scanned = useScannedCode(event.asksForCode);
  // Organizers of the event try other people's names.
  const keepFound = useKeepFound(shortLink, event, user === null);
  return (
    <Box px="min(1rem, 4vw)" pt={{ base: "4", md: "12" }} pb="12" w="full" maxW="2xl" mx="auto">
      <title>{`${event.name} · ${t("guest-search.guestPageTitle")}`}</title>
      <EventThemeStyles theme={event.theme} />
      <Stack gap="3" align="center" textAlign="center">
        <Text color="brand.fg" fontSize="lg" fontWeight="bold" overflowWrap="anywhere">
          {event.name}
        </Text>
        <Heading as="h1" size={{ base: "4xl", md: "5xl" }}>
          {t("guest-search.guestPageTitle")}
        </Heading>
        <Text fontSize="lg" color="fg.muted" maxW="lg" textWrap="balance" mb="4">
          {event.asksForCode ? t("guest-search.codePrompt") : t("guest-search.prompt")}
        </Text>
        {event.asksForCode ? (
          <GuestCodeForm key={scanned} eventId={event.id} scanned={scanned} />
        ) : (
          <GuestSearch
            eventId={event.id}
            showTablemates={event.showTablemates}
            startsFocused={askedAtFirst}
            foundBefore={found && { guest: found, at: found.at }}
            onFound={keepFound}
          />
        )}
        {user && (
          <Button asChild variant="outline" mt="6">
            <Link to={paths.customerDashboard}>{t("guest-search.customerDashboard")}</Link>
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function EventMissing({ shortLink }: { shortLink: string }) {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (recallFound(shortLink)) void dropPage();
    forgetFound(shortLink);
  }, [shortLink]);
  return (
    <>
      <title>{t("guest-search.eventMissingTitle")}</title>
      <PageMessage
        title={t("guest-search.eventMissingTitle")}
        text={t("guest-search.eventMissingText")}
        action={
          <Button asChild>
            {user ? (
              <Link to={paths.customerDashboard}>{t("guest-search.customerDashboard")}</Link>
            ) : (
              <Link to={paths.signIn}>{t("guest-search.login")}</Link>
            )}
          </Button>
        }
      />
    </>
  );
}

interface EventFailedProps {
  shortLink: string;
  failure: QueryFailure;
}

/** A guest who found a table here before can still read it without a connection. */
function EventFailed({ shortLink, failure }: EventFailedProps) {
  const [found] = useState(() => recallFound(shortLink));
  const message = (
    <PageMessage
      title={t("guest-search.eventFailedTitle")}
      text={failure.reason}
      action={<Button onClick={failure.onRetry}>{t("guest-search.tryAgain")}</Button>}
    />
  );
  if (!found) return message;
  return (
    <Box px="min(1rem, 4vw)" pt={{ base: "4", md: "12" }} w="full" maxW="2xl" mx="auto">
      <title>{`${found.eventName} · ${t("guest-search.guestPageTitle")}`}</title>
      <EventThemeStyles theme={found.theme} />
      <Text color="brand.fg" fontSize="lg" fontWeight="bold" textAlign="center" overflowWrap="anywhere" mb="4">
        {found.eventName}
      </Text>
      <LastFoundCard find={{ guest: found, at: found.at }} />
      {message}
    </Box>
  );
}
