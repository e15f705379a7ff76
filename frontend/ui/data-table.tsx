import { Box, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";
import type { ListState } from "../lib/use-list-state.ts";
import type { Column } from "./data-table-column.ts";
import { DataTableRows } from "./data-table-rows.tsx";
import type { LoadErrorProps } from "./load-error.tsx";
import { PagedList } from "./paged-list.tsx";
import type { RowSelection } from "./row-selection.tsx";
import { SearchField } from "./search-field.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

export interface Page<Row> {
  nodes: readonly Row[];
  totalCount: number;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  page: Page<Row> | undefined;
  pageSize?: number;
  list: ListState;
  /** While another page or search is loading; the previous rows stay and can be used. */
  isRefreshing: boolean;
  failure?: LoadErrorProps | undefined;
  searchLabel?: string;
  /** The label unless given. */
  searchPlaceholder?: string | undefined;
  actions?: ReactNode;
  filters?: ReactNode;
  /** Whether a filter other than the search may be why there are no rows. */
  isFiltered?: boolean;
  selection?: RowSelection<Row> | undefined;
  /** Replaces the table when there is nothing at all, regardless of the search. */
  empty: ReactNode;
  /** Replaces the page links, for a table that shows only the first rows. */
  footer?: ReactNode;
}

/** A list that the server searches, sorts and pages, with all loading and error states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, searchLabel, searchPlaceholder, actions, filters, columns, page } = props;
  const canSort = (page?.totalCount ?? 0) > 1;
  return (
    <Stack gap="3">
      <Flex gap={{ base: "2", md: "3" }} justify="space-between" align="center" _empty={{ display: "none" }}>
        {searchLabel !== undefined && (
          <Flex
            flex={{ base: "1", md: "1 1 14rem" }}
            minW={{ base: "0", md: "56" }}
            maxW={{ md: "sm" }}
            gap="2"
            align="center"
          >
            <SearchField
              label={searchLabel}
              placeholder={searchPlaceholder}
              value={list.search}
              onSearch={list.setSearch}
            />
            {canSort && <SortChoice columns={columns} sorting={list} />}
          </Flex>
        )}
        {actions}
      </Flex>
      {filters}
      <TableBody {...props} />
    </Stack>
  );
}

function TableBody<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, page, list, isRefreshing, isFiltered = false, selection, empty } = props;
  return (
    <PagedList
      {...props}
      skeleton={<TableSkeleton label={label} columns={columns} />}
      empty={list.search === "" && !isFiltered ? empty : undefined}
    >
      <Box borderTopWidth="1px">
        <DataTableRows
          label={label}
          columns={columns}
          rows={page?.nodes ?? []}
          rowKey={rowKey}
          sorting={list}
          selection={selection}
          isRefreshing={isRefreshing}
          noRowsText={t("ui.noResults")}
        />
      </Box>
    </PagedList>
  );
}
