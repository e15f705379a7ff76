import { useQuery } from "@apollo/client/react";
import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { EventPathsContext, eventPaths, useEventPaths } from "../event/event-here.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/session.ts";
import { EventStatusBadge } from "../features/events/event-cards.tsx";
import { NextSteps } from "../features/events/next-steps.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { shorten } from "../lib/words.ts";
import { Drawing } from "../ui/drawing.tsx";
import { EmptyPanel, LoadError } from "../ui/empty-panel.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { CustomerDashboardDocument, type CustomerDashboardQuery } from "./generated/customer-dashboard.ts";

type MyEvent = CustomerDashboardQuery["events"]["nodes"][number];

const descriptionPreview = 100;

// As high as the link beside or below it, which comes later.
const headerLine = { display: "flex", minH: { base: "12", md: "10" }, alignItems: "center" };

/** What there is to do for one's event. Administrators, who have screens of their own, may have several. */
export function CustomerDashboard() {
  const { user } = useCurrentUser();
  return user && <Dashboard key={user.id} user={user} />;
}

function Dashboard({ user }: { user: CurrentUser }) {
  // The figures follow from changes that other screens made since.
  const { data, error, refetch } = useQuery(CustomerDashboardDocument, {
    variables: { ownerId: user.id },
    fetchPolicy: "cache-and-network",
  });
  const failure = queryFailure(error, refetch);
  const events = data?.events.nodes.filter((event) => !event.isSample);
  const isCustomer = user.role === "CUSTOMER";

  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <title>{t("shell.pageTitle", { screen: t("customer.dashboard.title") })}</title>
      <Flex as="header" columnGap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h1" size="xl" color="fg.muted" overflowWrap="anywhere" minW="0" {...headerLine}>
          {t("customer.dashboard.greeting", { name: user.name })}
        </Heading>
        {isCustomer && events?.[0] && (
          <Button asChild variant="plain" px="0">
            <RouterLink to={paths.customerEventEditor}>{t("customer.dashboard.manageEvent")}</RouterLink>
          </Button>
        )}
      </Flex>
      {failure && <LoadError title={t("events.myEventsFailed")} {...failure} />}
      {!failure && !events && <PageSpinner label={t("events.loadingMyEvents")} />}
      {!failure && events?.length === 0 && (
        <EmptyPanel
          icon={<Drawing name="table" />}
          title={t("events.noEventsYet")}
          description={t("events.noEventsYetHint")}
        >
          <Button asChild>
            <RouterLink to={isCustomer ? paths.customerEventEditor : paths.adminNewEvent}>
              {t("events.createNew")}
            </RouterLink>
          </Button>
        </EmptyPanel>
      )}
      {!failure &&
        events?.map((event) => (
          <EventPathsContext key={event.id} value={eventPaths(isCustomer ? "customer" : "admin", event.id)}>
            <EventOverview event={event} isOnly={isCustomer} />
          </EventPathsContext>
        ))}
    </Stack>
  );
}

/** @param isOnly whether the link above leads to it, too: on phones, one is enough */
function EventOverview({ event, isOnly }: { event: MyEvent; isOnly: boolean }) {
  const screens = useEventPaths();
  const { id, name, description, isPublic, shortLink, guestCount, lookedUpGuestCount } = event;
  const titleId = `event-${id}`;
  const placeAndTime = [event.date, event.location].filter((text) => text !== "");
  return (
    <Stack as="article" aria-labelledby={titleId} gap="8">
      <Flex columnGap="8" rowGap="5" wrap="wrap" justify="space-between" align="end">
        <Stack gap="2.5" minW="0" flexGrow="1" flexBasis={{ base: "full", lg: "0" }}>
          <EventStatusBadge isActive={isPublic} />
          <Heading as="h2" id={titleId} size={{ base: "3xl", md: "4xl" }} overflowWrap="anywhere">
            {name}
          </Heading>
          {placeAndTime.length > 0 && (
            <Text textStyle={{ base: "md", md: "lg" }} overflowWrap="anywhere">
              {placeAndTime.join(" · ")}
            </Text>
          )}
          {description !== "" && (
            <Text color="fg.muted" maxW="text" overflowWrap="anywhere">
              {shorten(description, descriptionPreview)}
            </Text>
          )}
        </Stack>
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="outline" aria-label={t("events.viewNamed", { name })}>
            <a href={paths.guestPage(shortLink)} target="_blank" rel="noreferrer">
              {t("events.view")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
          <Button asChild variant="outline" aria-label={t("seating.openNamed", { name })}>
            <RouterLink to={screens.seating}>{t("seating.open")}</RouterLink>
          </Button>
          <Button asChild variant="outline" aria-label={t("print-screen.openNamed", { name })}>
            <RouterLink to={screens.print}>{t("print-screen.open")}</RouterLink>
          </Button>
          <Button
            asChild
            variant="outline"
            aria-label={t("events.manageNamed", { name })}
            hideBelow={isOnly ? "md" : undefined}
          >
            <RouterLink to={screens.event}>{t("events.manage")}</RouterLink>
          </Button>
        </Flex>
      </Flex>
      <RemovalNotice event={event} />
      <UnusualSearchingNotice event={event} isShort />
      {lookedUpGuestCount > 0 && (
        <Text color="fg.muted">{t("events.figures.lookedUp", { count: lookedUpGuestCount, guests: guestCount })}</Text>
      )}
      <NextSteps event={event} />
    </Stack>
  );
}
