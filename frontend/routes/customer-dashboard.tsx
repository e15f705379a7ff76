import { useQuery } from "@apollo/client/react";
import { Button, Flex, Heading, SimpleGrid, Stack } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { EventPathsContext, eventPaths } from "../event/event-here.ts";
import type { CurrentUser } from "../features/auth/session.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { EventCard } from "../features/events/event-card.tsx";
import { EventOverview } from "../features/events/event-overview.tsx";
import { EventOverviewSkeleton } from "../features/events/event-overview-skeleton.tsx";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { Drawing } from "../ui/drawing.tsx";
import { EmptyPanel } from "../ui/empty-panel.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { CustomerDashboardDocument, type CustomerDashboardQuery } from "./generated/customer-dashboard.ts";

// As high as the link beside or below it, which comes later.
const headerLine = { display: "flex", minH: { base: "12", md: "10" }, alignItems: "center" };

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
  const hasEvent = events !== undefined && events.length > 0;

  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <title>{t("shell.pageTitle", { screen: t("customer.dashboard.title") })}</title>
      <Flex as="header" columnGap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h1" size="xl" color="fg.muted" overflowWrap="anywhere" minW="0" {...headerLine}>
          {t("customer.dashboard.greeting", { name: user.name })}
        </Heading>
        {hasEvent && user.role === "CUSTOMER" && <ManageYourEvent />}
      </Flex>
      {failure ? <LoadError title={t("events.myEventsFailed")} {...failure} /> : <Events user={user} events={events} />}
    </Stack>
  );
}

interface EventsProps {
  user: CurrentUser;
  events: CustomerDashboardQuery["events"]["nodes"] | undefined;
}

// Customers have one event with its own editor; administrators may have any number.
function Events({ user, events }: EventsProps) {
  if (events === undefined) return <EventOverviewSkeleton />;
  const isAdmin = user.role === "ADMIN";
  if (events.length === 0)
    return <NoEventsYet createPath={isAdmin ? paths.adminNewEvent : paths.customerEventEditor} />;
  if (!isAdmin) return events.map((event) => <MyEvent key={event.id} event={event} />);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      {events.map((event) => (
        <EventPathsContext key={event.id} value={eventPaths("admin", event.id)}>
          <EventCard event={event} notice={<RemovalNotice event={event} isShort />} />
        </EventPathsContext>
      ))}
    </SimpleGrid>
  );
}

function MyEvent({ event }: { event: CustomerDashboardQuery["events"]["nodes"][number] }) {
  return (
    <EventPathsContext value={eventPaths("customer", event.id)}>
      <EventOverview event={event} notice={<RemovalNotice event={event} />} />
    </EventPathsContext>
  );
}

function ManageYourEvent() {
  return (
    <Button asChild variant="plain" px="0">
      <RouterLink to={paths.customerEventEditor}>{t("customer.dashboard.manageEvent")}</RouterLink>
    </Button>
  );
}

function NoEventsYet({ createPath }: { createPath: string }) {
  return (
    <EmptyPanel
      icon={<Drawing name="table" />}
      title={t("events.noEventsYet")}
      description={t("events.noEventsYetHint")}
    >
      <Button asChild>
        <RouterLink to={createPath}>{t("events.createNew")}</RouterLink>
      </Button>
    </EmptyPanel>
  );
}
