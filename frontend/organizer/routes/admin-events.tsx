import { useQuery } from "@apollo/client/react";
import { Alert, Button, Stack } from "@chakra-ui/react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { idFrom } from "../../../common/id-from.ts";
import { ImportArchiveButton } from "../features/event-archive/import-archive.tsx";
import { CreateEventButton, EventTable } from "../features/events/event-table.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { Drawing } from "../ui/drawing.tsx";
import { EmptyPanel } from "../ui/empty-panel.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { AdminEventsDocument } from "./generated/admin.ts";

const pageSize = 10;
const sortFields = ["NAME", "OWNER", "CREATED", "STATUS", "TYPE"] as const;

/** Every event of the product, or those of one owner (`?owner=`). */
export function AdminEvents() {
  const navigate = useNavigate();
  const list = useListState(sortFields);
  const { search, sort, page } = list;
  const [params] = useSearchParams();
  const ownerId = idFrom(params.get("owner"));
  const hasOwner = ownerId !== undefined;
  const { data, previousData, loading, error, refetch } = useQuery(AdminEventsDocument, {
    variables: { search, sort, ownerId, hasOwner, offset: (page - 1) * pageSize, limit: pageSize },
  });
  const shown = data ?? previousData;
  const ownerName = shown?.ownersEvents?.nodes[0]?.owner?.name;

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.events.title") })}</title>
      <PageHeader
        title={t("admin.events.title")}
        back={{ to: paths.adminDashboard, label: t("shell.dashboard") }}
        actions={
          // On phones both would just not fit in a line, but may in the font that stands in until ours is there.
          <Stack direction={{ base: "column", md: "row" }} w={{ base: "full", md: "auto" }} gap="3">
            <ImportArchiveButton asksForOwner onImported={(id) => void navigate(paths.adminEvent(id))} />
            <CreateEventButton />
          </Stack>
        }
      />
      {hasOwner && (
        <Alert.Root status="success" role="status" alignItems="center">
          <Alert.Title flex="1" color="fg" overflowWrap="anywhere">
            {ownerName ? t("admin.events.eventsOf", { owner: ownerName }) : t("admin.events.eventsOfOne")}
          </Alert.Title>
          <Button asChild variant="ghost" size="sm">
            <RouterLink to={paths.adminEvents}>{t("admin.events.showAll")}</RouterLink>
          </Button>
        </Alert.Root>
      )}
      <EventTable
        page={shown?.events}
        pageSize={pageSize}
        list={list}
        isRefreshing={loading}
        failure={queryFailure(error, refetch)}
        hasPrivate
        canDelete
        empty={
          hasOwner && (
            <EmptyPanel
              icon={<Drawing name="table" />}
              title={t("admin.events.noneOfOwner")}
              description={t("admin.events.noneOfOwnerHint")}
            />
          )
        }
      />
    </Stack>
  );
}
