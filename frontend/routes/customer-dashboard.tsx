import { useQuery } from "@apollo/client/react";
import { Button, Card, Heading, SimpleGrid, Stack } from "@chakra-ui/react";
import { CalendarPlus, Plus, Settings2 } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { EventCard } from "../features/events/event-card.tsx";
import { EventCardSkeleton } from "../features/events/event-card-skeleton.tsx";
import { eventTexts } from "../features/events/event-texts.ts";
import { CustomerDashboardDocument, type CustomerDashboardQuery } from "../generated/organiser.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { EmptyPanel } from "../ui/empty-panel.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { customerTexts } from "./customer-texts.ts";

/** A customer's first screen: their event, its link, and the way to look after it. */
export function CustomerDashboard() {
  const { user } = useCurrentUser();
  return user && <Dashboard key={user.id} user={user} />;
}

function Dashboard({ user }: { user: CurrentUser }) {
  const { dashboard: texts } = customerTexts;
  const { data, error, refetch } = useQuery(CustomerDashboardDocument, { variables: { ownerId: user.id } });
  const failure = queryFailure(error, refetch);
  const events = data?.events.nodes.filter((event) => !event.isSample);
  const hasEvent = events !== undefined && events.length > 0;

  return (
    <Stack gap="8">
      <title>{customerTexts.pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.greeting(user.name)}
        description={texts.intro}
        actions={hasEvent && user.role === "CUSTOMER" && <ManageYourEvent />}
      />
      <Stack as="section" gap="4" aria-labelledby="my-events">
        <Heading as="h2" size="xl" id="my-events">
          {eventTexts.myEvents}
        </Heading>
        {failure ? (
          <LoadError title={eventTexts.myEventsFailed} {...failure} />
        ) : (
          <EventCards user={user} events={events} />
        )}
      </Stack>
    </Stack>
  );
}

interface EventCardsProps {
  user: CurrentUser;
  /** Undefined while they are on their way. */
  events: CustomerDashboardQuery["events"]["nodes"] | undefined;
}

// Customers have one event and an editor of their own for it; administrators may have any number.
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
        {customerTexts.dashboard.manageEvent}
      </RouterLink>
    </Button>
  );
}

function NoEventsYet({ createPath }: { createPath: string }) {
  return (
    <Card.Root shadow="card">
      <EmptyPanel
        icon={<CalendarPlus />}
        title={eventTexts.noEventsYet}
        description={eventTexts.noEventsYetHint}
        level="h3"
      >
        <Button asChild>
          <RouterLink to={createPath}>
            <Plus aria-hidden />
            {eventTexts.createNew}
          </RouterLink>
        </Button>
      </EmptyPanel>
    </Card.Root>
  );
}
