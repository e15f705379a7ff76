import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";
import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import type { Page } from "../../ui/data-table.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FirstLoad } from "../../ui/page-spinner.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import type { HistoryActions } from "./history-buttons.tsx";
import { HistoryRows } from "./history-rows.tsx";

interface HistoryTableProps {
  page: Page<HistoryTable_EntryFragment> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  actions: HistoryActions;
  /** Level of the days' headings. */
  level: "h2" | "h3";
}

/** What was done to an event, by whom and when; newest first, by days. */
export function HistoryTable({ failure, actions, level, ...list }: HistoryTableProps) {
  const { page, isRefreshing } = list;
  return (
    <Stack gap="3">
      <PagedList
        {...list}
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
        <HistoryRows entries={page?.nodes ?? []} isRefreshing={isRefreshing} actions={actions} level={level} />
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
