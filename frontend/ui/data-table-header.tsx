import { Box, Table, Text } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { type Column, isDetail, stickyPlace, stickyStart } from "./data-table-column.ts";
import { selectCellWidth } from "./data-table-styles.ts";
import { RowCheckbox, type RowSelection } from "./row-selection.tsx";
import { ariaSortOf, SortHeader, type Sorting } from "./sort-header.tsx";

interface DataTableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  hasDetails: boolean;
  sorting: Sorting;
  selection?: RowSelection<Row> | undefined;
  isPhone: boolean;
}

/** The names of the columns, which stay in view. On phones only screen readers get them, without buttons to focus. */
export function DataTableHeader<Row>(props: DataTableHeaderProps<Row>) {
  const { columns, hasDetails, sorting, selection, isPhone } = props;
  return (
    <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
      <Table.Row role="row" bg="bg.subtle">
        {selection && (
          <Table.ColumnHeader {...headerCell} {...stickyStart} zIndex="3" w={selectCellWidth} p="0">
            {isPhone ? (
              <Text srOnly>{selection.pageLabel}</Text>
            ) : (
              <RowCheckbox label={selection.pageLabel} state={selection.pageState} onToggle={selection.onTogglePage} />
            )}
          </Table.ColumnHeader>
        )}
        {columns.map((column) => (
          <Table.ColumnHeader
            key={column.id}
            aria-sort={ariaSortOf(column.sortBy, sorting)}
            {...headerCell}
            {...stickyPlace(column, selection !== undefined)}
            zIndex={isDetail(column) ? "2" : "3"}
          >
            <HeaderText column={column} sorting={isPhone ? undefined : sorting} />
          </Table.ColumnHeader>
        ))}
        {hasDetails && (
          <Table.ColumnHeader role="columnheader" scope="col">
            {t("ui.details")}
          </Table.ColumnHeader>
        )}
      </Table.Row>
    </Table.Header>
  );
}

function HeaderText<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { header, sortBy, place } = column;
  if (sortBy !== undefined && sorting?.sortFields.includes(sortBy))
    return <SortHeader label={header} by={sortBy} sorting={sorting} />;
  if (place === "actions" || place === "manyActions") return <Text srOnly>{header}</Text>;
  return (
    <Box maxW="14rem" lineClamp={2} title={header}>
      {header}
    </Box>
  );
}

const headerCell = {
  role: "columnheader",
  scope: "col",
  position: { md: "sticky" },
  top: "0",
  h: "9",
  px: "3",
  py: "0",
  bg: "inherit",
  color: "fg.muted",
  textStyle: "sm",
  fontWeight: "medium",
} as const;
