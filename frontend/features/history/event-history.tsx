import { useQuery } from "@apollo/client/react";
import { Box, Flex, Heading, Skeleton, Stack, Table } from "@chakra-ui/react";
import { useMemo } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { dayHeading } from "../../lib/dates.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { useListState } from "../../lib/use-list-state.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FirstLoad } from "../../ui/page-spinner.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { EventHistoryDocument, type History_EntryFragment } from "./generated/history.ts";
import { type HistoryActions, HistoryRow } from "./history-row.tsx";
import { useUndoChange } from "./undo.ts";

const pageSize = 20;

interface EventHistoryProps {
  /** Level of the headings in it. */
  level?: "h2" | "h3";
}

/** What was done to an event, by whom and when; newest first, by days. */
export function EventHistory({ level = "h2" }: EventHistoryProps) {
  const { id: eventId } = useEventHere().event;
  const list = useListState();
  const onUndo = useUndoChange(eventId);
  const { data, previousData, loading, error, refetch } = useQuery(EventHistoryDocument, {
    variables: { eventId, offset: (list.page - 1) * pageSize, limit: pageSize },
  });
  const page = (data ?? previousData)?.event.history;
  const failure = queryFailure(error, refetch);
  const actions = useMemo(() => ({ eventId, onUndo }), [eventId, onUndo]);
  return (
    <Stack gap="3">
      <PagedList
        page={page}
        pageSize={pageSize}
        list={list}
        isRefreshing={loading}
        label={t("history.label")}
        failure={failure && { title: t("history.loadFailed"), ...failure }}
        skeleton={<HistorySkeleton />}
        empty={
          <EmptyPanel
            icon={<Drawing name="book" />}
            level={level}
            title={t("history.empty")}
            description={t("history.emptyHint")}
          />
        }
      >
        <HistoryRows entries={page?.nodes ?? []} isRefreshing={loading} actions={actions} level={level} />
      </PagedList>
    </Stack>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

function HistorySkeleton() {
  return (
    <Box aria-busy>
      <FirstLoad label={t("ui.loading", { label: t("history.label") })} />
      <Stack gap="0" pt="4" aria-hidden>
        <Skeleton h="4" w="28" mb="3" />
        {skeletonRows.map((row) => (
          <Flex key={row} gap="3" h={{ base: "16", md: "12" }} align="center" borderTopWidth="1px">
            <Skeleton boxSize="8" flexShrink="0" borderRadius="full" />
            <Skeleton h="3" flex="1" />
            <Skeleton h="3" w="14" />
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

const columns = ["action", "details", "user", "date"] as const;

interface HistoryRowsProps {
  entries: readonly History_EntryFragment[];
  isRefreshing: boolean;
  actions: HistoryActions;
  level: "h2" | "h3";
}

// Roles are spelled out: some screen readers ignore a table whose `display` is changed.
/** A table for those who have it read to them, and a log by days for those who look. */
function HistoryRows({ entries, isRefreshing, actions, level }: HistoryRowsProps) {
  return (
    <Box role="region" aria-label={t("history.label")} aria-busy={isRefreshing} position="relative">
      <Table.Root
        role="table"
        aria-label={t("history.label")}
        display="block"
        bg="transparent"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        <Table.Header role="rowgroup" srOnly>
          <Table.Row role="row">
            {columns.map((column) => (
              <Table.ColumnHeader key={column} role="columnheader" scope="col">
                {t(`history.columns.${column}`)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        {historyDays(entries).map((day, index) => (
          <Table.Body key={day.entries[0]?.id} role="rowgroup" display="block">
            <Table.Row role="row" display="block" bg="transparent">
              <Table.ColumnHeader
                role="rowheader"
                scope="rowgroup"
                colSpan={columns.length}
                display="block"
                px="0"
                pt={index === 0 ? "3" : "8"}
                pb="2"
                border="0"
              >
                <Heading as={level} size="md">
                  {day.heading}
                </Heading>
              </Table.ColumnHeader>
            </Table.Row>
            {day.entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} actions={actions} />
            ))}
          </Table.Body>
        ))}
      </Table.Root>
    </Box>
  );
}

/** Entries in their order under the days on which they happened, in the reader's time zone. */
function historyDays(entries: readonly History_EntryFragment[]) {
  const days: { heading: string; entries: History_EntryFragment[] }[] = [];
  for (const entry of entries) {
    const heading = dayHeading(entry.createdAt, new Date());
    const last = days.at(-1);
    if (last?.heading === heading) last.entries.push(entry);
    else days.push({ heading, entries: [entry] });
  }
  return days;
}
