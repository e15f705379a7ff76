import { Box, Table, Text, useBreakpointValue } from "@chakra-ui/react";
import { type Column, isDetail } from "./data-table-column.ts";
import { DataTableHeader } from "./data-table-header.tsx";
import { DataTableRow } from "./data-table-row.tsx";
import { dataTableStyles } from "./data-table-styles.ts";
import type { RowSelection } from "./row-selection.tsx";
import type { Sorting } from "./sort-header.tsx";
import { useTooWide } from "./use-too-wide.ts";

interface DataTableRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  sorting: Sorting;
  selection?: RowSelection<Row> | undefined;
  isRefreshing: boolean;
  noRowsText: string;
}

// Roles are spelled out: some screen readers ignore a table whose `display` is changed (cards on phones).
// A frame that scrolls can be focused, for the keyboard; another one leaves the header to stick to the screen.
/** The rows of a table; below the `md` breakpoint each row is a card of one or two lines. */
export function DataTableRows<Row>(props: DataTableRowsProps<Row>) {
  const { label, columns, rows, rowKey, sorting, selection, isRefreshing, noRowsText } = props;
  const { frame, isTooWide } = useTooWide();
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const ownColumns = isPhone ? columns.filter((column) => !isDetail(column)) : columns;
  const details = isPhone ? columns.filter(isDetail) : [];
  if (rows.length === 0) {
    return (
      <Text p="8" textAlign="center" color="fg.muted" role="status">
        {noRowsText}
      </Text>
    );
  }
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      aria-busy={isRefreshing}
      {...(isTooWide ? { overflow: "auto", maxH: "calc(100dvh - 9rem)", tabIndex: 0 } : { overflowX: "clip" })}
    >
      <Table.Root
        role="table"
        aria-label={label}
        display={{ base: "block", md: "table" }}
        bg="transparent"
        textStyle={{ base: "md", md: "sm" }}
        fontVariantNumeric="tabular-nums lining-nums"
        // Or the lines would stay behind when a cell sticks.
        borderCollapse="separate"
        borderSpacing="0"
        data-selectable={selection && (selection.isShownOnPhones ? "everywhere" : "")}
        css={dataTableStyles}
      >
        <DataTableHeader columns={ownColumns} hasDetails={details.length > 0} {...{ sorting, selection, isPhone }} />
        <Table.Body role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
          {rows.map((row) => (
            <DataTableRow
              key={rowKey(row)}
              columns={ownColumns}
              details={details}
              rowKey={rowKey}
              selection={selection}
              row={row}
            />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
