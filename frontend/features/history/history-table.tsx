import { Box, Button, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import type { Page } from "../../ui/data-table.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FirstLoad } from "../../ui/first-load.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import type { HistoryFilters_AuthorFragment } from "./generated/history-filters.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import type { HistoryActions } from "./history-buttons.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryRows } from "./history-rows.tsx";
import type { HistoryFilterState } from "./use-history-filter.ts";

interface HistoryTableProps {
  page: Page<HistoryTable_EntryFragment> | undefined;
  pageSize: number;
  list: ListState;
  authors: readonly HistoryFilters_AuthorFragment[];
  filterState: HistoryFilterState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  actions: HistoryActions;
  /** Level of the days' headings. */
  level: "h2" | "h3";
}

/** What was done to an event, by whom and when; newest first, by days. */
export function HistoryTable({ failure, authors, filterState, actions, level, ...list }: HistoryTableProps) {
  const { page, isRefreshing } = list;
  const { isFiltered, clear } = filterState;
  const filters = useRef<HTMLDivElement>(null);
  const isNew = page?.totalCount === 0 && !isFiltered && !isRefreshing;

  function showAll() {
    clear();
    // The button goes with what it clears.
    filters.current?.focus();
  }

  return (
    <Stack gap="3">
      {!isNew && <HistoryFilters ref={filters} state={filterState} authors={authors} />}
      <PagedList
        {...list}
        label={t("history.label")}
        failure={failure && { title: t("history.loadFailed"), ...failure }}
        skeleton={<HistorySkeleton />}
        empty={isFiltered ? <NoMatches level={level} onClear={showAll} /> : <NoHistory level={level} />}
      >
        <HistoryRows entries={page?.nodes ?? []} isRefreshing={isRefreshing} actions={actions} level={level} />
      </PagedList>
    </Stack>
  );
}

function NoHistory({ level }: Pick<HistoryTableProps, "level">) {
  return (
    <EmptyPanel
      icon={<Drawing name="book" />}
      level={level}
      title={t("history.empty")}
      description={t("history.emptyHint")}
    />
  );
}

function NoMatches({ level, onClear }: Pick<HistoryTableProps, "level"> & { onClear: () => void }) {
  return (
    <Box role="status">
      <EmptyPanel
        icon={<Drawing name="book" />}
        level={level}
        title={t("history.filter.none")}
        description={t("history.filter.noneHint")}
      >
        <Button variant="outline" onClick={onClear}>
          {t("history.filter.clear")}
        </Button>
      </EmptyPanel>
    </Box>
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
