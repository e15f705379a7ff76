import { Box, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { RowCheckbox, type RowSelection, selectCellWidth } from "./row-selection.tsx";
import { ariaSortOf, SortHeader, type Sorting } from "./sort-header.tsx";
import { useLongPress } from "./use-long-press.ts";
import { useTooWide } from "./use-too-wide.ts";

/** One column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the API, if lists can be sorted by it. */
  sortBy?: string;
  /**
   * Where the cell is on phones, where a row is a card: the title and what stands beside it in the first line, the rest in
   * the second, with the actions at its end. The title and the actions also stay in view while a wide table scrolls sideways.
   */
  place?: "title" | "besideTitle" | "actions";
  /** On phones, an empty cell is left out. */
  isEmpty?: (row: Row) => boolean;
}

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

/** Most values in the second line of a phone's card. */
const mostDetails = 3;

// Roles are spelled out, because some screen readers do not treat a table as one if its `display` is changed (cards on
// phones). A frame that scrolls can be focused, because it must also scroll by keyboard; one that does not scroll leaves
// the header to stick to the top of the screen.
/** The rows of a table; below the `md` breakpoint each row is a card of one or two lines. */
export function DataTableRows<Row>({ rows, noRowsText, label, isRefreshing, ...table }: DataTableRowsProps<Row>) {
  const { frame, isTooWide } = useTooWide();
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
      >
        <HeaderRow {...table} />
        <Table.Body role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
          {rows.map((row) => (
            <BodyRow key={table.rowKey(row)} row={row} {...table} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

type HeaderRowProps<Row> = Pick<DataTableRowsProps<Row>, "columns" | "sorting" | "selection">;

function HeaderRow<Row>({ columns, sorting, selection }: HeaderRowProps<Row>) {
  return (
    <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
      <Table.Row role="row" bg="bg.subtle">
        {selection && (
          <Table.ColumnHeader
            role="columnheader"
            scope="col"
            {...headerCell}
            {...stickyStart}
            zIndex="3"
            w={selectCellWidth}
            p="0"
          >
            <RowCheckbox label={selection.pageLabel} state={selection.pageState} onToggle={selection.onTogglePage} />
          </Table.ColumnHeader>
        )}
        {columns.map((column) => (
          <Table.ColumnHeader
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={ariaSortOf(column.sortBy, sorting)}
            {...headerCell}
            {...stickyPlace(column, selection !== undefined)}
            zIndex={column.place === undefined ? "2" : "3"}
          >
            <HeaderText column={column} sorting={sorting} />
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

function HeaderText<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
  const { header, sortBy, place } = column;
  if (sortBy !== undefined && sorting.sortFields.includes(sortBy))
    return <SortHeader label={header} by={sortBy} sorting={sorting} />;
  if (place === "actions") return <Text srOnly>{header}</Text>;
  return (
    <Box maxW="14rem" lineClamp={2} title={header}>
      {header}
    </Box>
  );
}

type BodyRowProps<Row> = Pick<DataTableRowsProps<Row>, "columns" | "rowKey" | "selection"> & { row: Row };

function BodyRow<Row>({ columns, rowKey, selection, row }: BodyRowProps<Row>) {
  const id = rowKey(row);
  const isSelected = selection?.isSelected(id) === true;
  const longPress = useLongPress(selection ? () => selection.onLongPress(id) : undefined);
  const details = columns.filter(({ place, isEmpty }) => place === undefined && isEmpty?.(row) !== true);
  const shownDetails = new Set(details.slice(0, mostDetails));
  return (
    <Table.Row
      role="row"
      aria-selected={selection && isSelected}
      display={{ base: "flex", md: "table-row" }}
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      minH={{ base: "14", md: "10" }}
      py={{ base: "1.5", md: "0" }}
      // On phones, the checkbox stands before both lines.
      position={{ base: "relative", md: "static" }}
      ps={{ base: selection?.isShownOnPhones ? selectCellWidth : "0", md: "0" }}
      borderBottomWidth={{ base: "1px", md: "0" }}
      bg={isSelected ? "brand.subtle" : "bg"}
      _hover={{ md: { bg: isSelected ? "brand.subtle" : "bg.subtle" } }}
      // On phones, the second line begins here.
      _after={details.length > 0 ? { content: '""', flexBasis: "100%", order: 1, hideFrom: "md" } : undefined}
      {...longPress}
    >
      {selection && (
        <Table.Cell
          role="cell"
          display={{ base: selection.isShownOnPhones ? "block" : "none", md: "table-cell" }}
          w={selectCellWidth}
          p="0"
          {...bodyCell}
          {...stickyStart}
          position={{ base: "absolute", md: "sticky" }}
          ms={{ base: "-2", md: "0" }}
        >
          <RowCheckbox
            label={selection.labelOf(row)}
            state={isSelected}
            onToggle={(isRange) => selection.onToggle(id, isRange)}
          />
        </Table.Cell>
      )}
      {columns.map((column) => (
        <BodyCell
          key={column.id}
          column={column}
          isShownOnPhones={column.place !== undefined || shownDetails.has(column)}
          hasSelection={selection !== undefined}
        >
          {column.cell(row)}
        </BodyCell>
      ))}
    </Table.Row>
  );
}

interface BodyCellProps<Row> {
  column: Column<Row>;
  isShownOnPhones: boolean;
  hasSelection: boolean;
  children: ReactNode;
}

function BodyCell<Row>({ column, isShownOnPhones, hasSelection, children }: BodyCellProps<Row>) {
  const { place } = column;
  const isDetail = place === undefined;
  return (
    <Table.Cell
      role="cell"
      display={{ base: isShownOnPhones ? "block" : "none", md: "table-cell" }}
      px={{ base: "0", md: "3" }}
      py={{ base: "0", md: "1" }}
      {...(place === "title" && { flex: "1 1 0", minW: { base: "45%", md: "10rem" } })}
      {...(isDetail && { order: { base: 2, md: 0 }, color: { base: "fg.muted", md: "inherit" } })}
      {...(isDetail && { textStyle: "sm" })}
      // At the end of the second line.
      {...(place === "actions" && { order: { base: 2, md: 0 }, ms: "auto" })}
      {...bodyCell}
      {...stickyPlace(column, hasSelection)}
    >
      <Box minW={{ md: leastWidth[place ?? "detail"] }} maxW={{ md: "24rem" }} overflowWrap="anywhere">
        {children}
      </Box>
    </Table.Cell>
  );
}

/** Below these, columns with long texts would be squeezed to a word a line before the table scrolls. */
const leastWidth = { title: "9rem", besideTitle: "7rem", detail: "5rem", actions: "0" } as const;

const headerCell = {
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

const bodyCell = { bg: "inherit", borderBottomWidth: { base: "0", md: "1px" } } as const;

const stickyStart = { position: { md: "sticky" }, insetInlineStart: "0", zIndex: { md: "1" } } as const;

/** The title and the actions stay in view at the two ends of a table that is wider than the screen. */
function stickyPlace<Row>({ place }: Column<Row>, hasSelection: boolean) {
  if (place === "title") return { ...stickyStart, insetInlineStart: hasSelection ? selectCellWidth : "0" };
  if (place === "actions") return { position: { md: "sticky" }, insetInlineEnd: "0" } as const;
  return {};
}
