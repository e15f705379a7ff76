import { Box, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ariaSortOf, SortHeader, type Sorting } from "./sort-header.tsx";

/** One column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the API, if lists can be sorted by it. */
  sortBy?: string;
  /** On phones, where a row is a card, the cell shows without its header. */
  isUnlabelled?: boolean;
  /** On phones, an empty cell is left out. */
  isEmpty?: (row: Row) => boolean;
}

interface DataTableRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  sorting: Sorting;
  isRefreshing: boolean;
  noRowsText: string;
}

// Roles are spelled out, because some screen readers do not treat a table as one if its `display` is changed (cards on
// phones). The frame can be focused, because a table wider than the screen must also scroll by keyboard.
/** The rows of a table; below the `md` breakpoint each row is a card with its labels beside the values. */
export function DataTableRows<Row>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
  isRefreshing,
  noRowsText,
}: DataTableRowsProps<Row>) {
  if (rows.length === 0) {
    return (
      <Text p="8" textAlign="center" color="fg.muted" role="status">
        {noRowsText}
      </Text>
    );
  }
  return (
    <Box role="region" aria-label={label} overflowX="auto" tabIndex={0} aria-busy={isRefreshing}>
      <Table.Root role="table" aria-label={label} display={{ base: "block", md: "table" }}>
        <HeaderRow columns={columns} sorting={sorting} />
        <Table.Body role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function HeaderRow<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  return (
    <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
      <Table.Row role="row" bg="bg.subtle">
        {columns.map((column) => (
          <Table.ColumnHeader
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={ariaSortOf(column.sortBy, sorting)}
            color="fg.muted"
            whiteSpace="nowrap"
          >
            <HeaderText column={column} sorting={sorting} />
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

function HeaderText<Row>({ column: { header, sortBy }, sorting }: { column: Column<Row>; sorting: Sorting }) {
  const isSortable = sortBy !== undefined && sorting.sortFields.includes(sortBy);
  return isSortable ? <SortHeader label={header} by={sortBy} sorting={sorting} /> : header;
}

function BodyRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <Table.Row
      role="row"
      display={{ base: "block", md: "table-row" }}
      borderBottomWidth={{ base: "1px", md: "0" }}
      py={{ base: "3", md: "0" }}
      _last={{ borderBottomWidth: "0", "& td": { borderBottomWidth: "0" } }}
      bg="bg.panel"
    >
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} />
      ))}
    </Table.Row>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const phoneDisplay = column.isEmpty?.(row) ? "none" : "flex";
  return (
    <Table.Cell
      role="cell"
      display={{ base: phoneDisplay, md: "table-cell" }}
      alignItems="baseline"
      gap="4"
      px={{ base: "4", md: "3" }}
      py={{ base: "1", md: "3" }}
      borderBottomWidth={{ base: "0", md: "1px" }}
      minW="0"
      overflowWrap="anywhere"
    >
      {column.isUnlabelled !== true && (
        <Text as="span" aria-hidden hideFrom="md" flex="0 0 7rem" color="fg.muted" textStyle="sm">
          {column.header}
        </Text>
      )}
      <Box minW="0" flex="1">
        {column.cell(row)}
      </Box>
    </Table.Cell>
  );
}
