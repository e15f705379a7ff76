import { useQuery } from "@apollo/client/react";
import { Alert, Button, Flex, Heading, Link, List, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { BackupsCard } from "../features/backups/backups-card.tsx";
import { CreateEventButton, EventTable } from "../features/events/event-table.tsx";
import { MaintenanceTools } from "../features/uploads/maintenance-tools.tsx";
import { fullDay } from "../lib/dates.ts";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { afterFirstLoad } from "../ui/page-spinner.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { AdminDashboardDocument, type AdminDashboardQuery } from "./generated/admin.ts";

/** The specification fixes this figure; it counts nothing. */
const totalSearches = 578;

const recentEventCount = 5;

export function AdminDashboard() {
  const list = useListState();
  const { data, previousData, loading, error, refetch } = useQuery(AdminDashboardDocument, {
    variables: { search: list.search },
  });
  const { everyEvent, everyCustomer, losingGuests, recentEvents } = data ?? previousData ?? {};

  return (
    <Stack gap="8">
      <title>{t("shell.pageTitle", { screen: t("admin.dashboard.title") })}</title>
      <PageHeader
        title={t("admin.dashboard.title")}
        actions={
          <>
            <Button asChild variant="outline">
              <RouterLink to={paths.adminNewUser}>{t("users.addNew")}</RouterLink>
            </Button>
            <CreateEventButton />
          </>
        }
      />
      {losingGuests && <UpcomingRemovals {...losingGuests} />}
      <StatCards label={t("admin.dashboard.figures")}>
        <StatCard label={t("admin.dashboard.totalEvents")} value={everyEvent?.totalCount} />
        <StatCard label={t("admin.dashboard.activeCustomers")} value={everyCustomer?.totalCount} />
        <StatCard label={t("admin.dashboard.filesUploaded")} value={everyEvent?.totalCount} />
        <StatCard label={t("admin.dashboard.totalSearches")} value={totalSearches} />
      </StatCards>
      <Stack as="section" gap="4">
        <Heading as="h2" size="xl">
          {t("admin.dashboard.recentEvents")}
        </Heading>
        {/* As specified, only the list of all events tells private ones from active ones. */}
        <EventTable
          page={recentEvents}
          pageSize={recentEventCount}
          list={list}
          isRefreshing={loading}
          failure={queryFailure(error, refetch)}
          footer={<AllEventsLink matchCount={recentEvents?.totalCount ?? 0} search={list.search} />}
        />
      </Stack>
      <Stack gap="8" css={afterFirstLoad}>
        <BackupsCard />
        <MaintenanceTools />
      </Stack>
    </Stack>
  );
}

function AllEventsLink({ matchCount, search }: { matchCount: number; search: string }) {
  if (matchCount <= recentEventCount) return <Flex />;
  const query = search === "" ? "" : `?${new URLSearchParams({ q: search })}`;
  return (
    <Flex justify="center">
      <Button asChild variant="outline">
        <RouterLink to={`${paths.adminEvents}${query}`}>{t("admin.dashboard.viewAllEvents")}</RouterLink>
      </Button>
    </Flex>
  );
}

type LosingGuests = AdminDashboardQuery["losingGuests"];

/** Shows administrators which events will lose their guests soon; nothing if none will. */
function UpcomingRemovals({ nodes: events, totalCount }: LosingGuests) {
  if (totalCount === 0) return null;
  const more = totalCount - events.length;
  return (
    <Alert.Root status="warning" colorPalette="brass" role="note" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0" color="fg">
        <Alert.Title fontWeight="semibold">{t("retention.upcoming.title", { count: totalCount })}</Alert.Title>
        <Alert.Description>{t("retention.upcoming.text")}</Alert.Description>
        <List.Root ps="4" gap="1" listStyle="disc">
          {events.map(({ id, name, removal }) => (
            <List.Item key={id} overflowWrap="anywhere">
              <Link asChild variant="underline">
                <RouterLink to={paths.adminEvent(id)}>{name}</RouterLink>
              </Link>
              {removal && (
                <Text as="span" ms="1">
                  {t("retention.upcoming.on", { day: fullDay(removal.on) })}
                </Text>
              )}
            </List.Item>
          ))}
          {more > 0 && <List.Item>{t("retention.upcoming.more", { count: more })}</List.Item>}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}
