import { useQuery } from "@apollo/client/react";
import { Button, Card, Heading, SimpleGrid, Stack } from "@chakra-ui/react";
import { CalendarPlus, Plus, Settings2 } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { EventCard } from "../features/events/event-card.tsx";
import { EventCardSkeleton } from "../features/events/event-card-skeleton.tsx";
import { CustomerDashboardDocument, type CustomerDashboardQuery } from "../generated/documents.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { EmptyPanel } from "../ui/empty-panel.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** A customer's first screen: their event, its link, and how to manage it. */
export function CustomerDashboard() {
  const { user } = useCurrentUser();
  return user && <Dashboard key={user.id} user={user} />;
}

function Dashboard({ user }: { user: CurrentUser }) {
  const { data, error, refetch } = useQuery(CustomerDashboardDocument, { variables: { ownerId: user.id } });
  const failure = queryFailure(error, refetch);
  const events = data?.events.nodes.filter((event) => !event.isSample);
  const hasEvent = events !== undefined && events.length > 0;

  return (
    <Stack gap="8">
      <title>{t("shell.pageTitle", { screen: t("customer.dashboard.title") })}</title>
      <PageHeader
        title={t("customer.dashboard.greeting", { name: user.name })}
        description={t("customer.dashboard.intro")}
        actions={hasEvent && user.role === "CUSTOMER" && <ManageYourEvent />}
      />
      <Stack as="section" gap="4" aria-labelledby="my-events">
        <Heading as="h2" size="xl" id="my-events">
          {t("events.myEvents")}
        </Heading>
        {failure ? (
          <LoadError title={t("events.myEventsFailed")} {...failure} />
        ) : (
          <EventCards user={user} events={events} />
        )}
      </Stack>
    </Stack>
  );
}

interface EventCardsProps {
  user: CurrentUser;
  /** Undefined while loading. */
  events: CustomerDashboardQuery["events"]["nodes"] | undefined;
}

// Customers have one event with its own editor; administrators may have any number.
function EventCards({ user, events }: EventCardsProps) {
  const isAdmin = user.role === "ADMIN";
  if (events?.length === 0)
    return <NoEventsYet createPath={isAdmin ? paths.adminNewEvent : paths.customerEventEditor} />;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      {events === undefined && <EventCardSkeleton />}
      {events?.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          managePath={isAdmin ? paths.adminEvent(event.id) : paths.customerEventEditor}
          seatingPath={isAdmin ? paths.adminSeating(event.id) : paths.customerSeating}
        />
      ))}
    </SimpleGrid>
  );
}

function ManageYourEvent() {
  return (
    <Button asChild>
      <RouterLink to={paths.customerEventEditor}>
        <Settings2 aria-hidden />
        {t("customer.dashboard.manageEvent")}
      </RouterLink>
    </Button>
  );
}

function NoEventsYet({ createPath }: { createPath: string }) {
  return (
    <Card.Root>
      <EmptyPanel
        icon={<CalendarPlus />}
        title={t("events.noEventsYet")}
        description={t("events.noEventsYetHint")}
        level="h3"
      >
        <Button asChild>
          <RouterLink to={createPath}>
            <Plus aria-hidden />
            {t("events.createNew")}
          </RouterLink>
        </Button>
      </EmptyPanel>
    </Card.Root>
  );
}
