import { Box, Table } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { type Column, isDetail, stickyPlace, stickyStart } from "./data-table-column.ts";
import { RowCheckbox, type RowSelection, selectCellWidth } from "./row-selection.tsx";
import { useLongPress } from "./use-long-press.ts";

const maxDetails = 3;

interface DataTableRowProps<Row> {
  columns: readonly Column<Row>[];
  details: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  selection?: RowSelection<Row> | undefined;
  row: Row;
}

export function DataTableRow<Row>({ columns, details, rowKey, selection, row }: DataTableRowProps<Row>) {
  const id = rowKey(row);
  const isSelected = selection?.isSelected(id) === true;
  const filled = details.filter(({ isEmpty }) => isEmpty?.(row) !== true);
  const hasManyActions = columns.some(({ place }) => place === "manyActions");
  const longPress = useLongPress(selection ? () => selection.onLongPress(id) : undefined);
  return (
    <Table.Row
      role="row"
      aria-selected={selection && isSelected}
      display={{ base: "grid", md: "table-row" }}
      gridTemplateColumns="auto minmax(0, 1fr) auto auto"
      alignItems="center"
      minH={{ base: "14", md: "10" }}
      py={{ base: "1.5", md: "0" }}
      borderBottomWidth={{ base: "1px", md: "0" }}
      bg={isSelected ? "brand.subtle" : "bg"}
      _hover={{ md: { bg: isSelected ? "brand.subtle" : "bg.subtle" } }}
      // A long press would select a word.
      userSelect={selection && { base: "none", md: "auto" }}
      {...longPress}
    >
      {selection && (
        <Table.Cell
          role="cell"
          display={{ base: selection.isShownOnPhones ? "block" : "none", md: "table-cell" }}
          gridArea="1 / 1 / span 2"
          w={selectCellWidth}
          p="0"
          {...bodyCell}
          {...stickyStart}
        >
          <RowCheckbox
            label={selection.labelOf(row)}
            state={isSelected}
            onToggle={(isRange) => selection.onToggle(id, isRange)}
          />
        </Table.Cell>
      )}
      {columns.map((column) => (
        <Table.Cell
          key={column.id}
          role="cell"
          gridArea={areaOf(column, hasManyActions, filled.length > 0)}
          {...(column.place === "besideTitle" && { justifySelf: "end" })}
          ps={{ base: column.place === "title" ? "0" : "3", md: "3" }}
          pe={{ base: "0", md: "3" }}
          py={{ base: "0", md: "1" }}
          {...(isDetail(column) && { textStyle: "sm" })}
          {...bodyCell}
          {...stickyPlace(column, selection !== undefined)}
        >
          <Box minW={{ md: minWidth[column.place ?? "detail"] }} maxW={{ md: "24rem" }} overflowWrap="anywhere">
            {column.cell(row)}
          </Box>
        </Table.Cell>
      ))}
      {filled.length > 0 && <DetailsCell details={filled} row={row} />}
    </Table.Row>
  );
}

interface DetailsCellProps<Row> {
  details: readonly Column<Row>[];
  row: Row;
}

function DetailsCell<Row>({ details, row }: DetailsCellProps<Row>) {
  return (
    <Table.Cell role="cell" data-details="" gridArea="2 / 2" p="0" border="0" bg="inherit">
      <Box lineClamp={2} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {details.slice(0, maxDetails).map((column, index) => (
          <Fragment key={column.id}>
            {index > 0 && "\u00a0· "}
            <OneLine>{column.cell(row)}</OneLine>
          </Fragment>
        ))}
      </Box>
    </Table.Cell>
  );
}

function OneLine({ children }: { children: ReactNode }) {
  if (typeof children === "string") return children;
  return (
    <Box as="span" display="inline-flex" flexWrap="wrap" columnGap="1.5" verticalAlign="bottom">
      {children}
    </Box>
  );
}

/** On a phone's card, many actions stand below what is beside the title, few behind it. */
function areaOf<Row>({ place }: Column<Row>, hasManyActions: boolean, hasDetails: boolean): string {
  if (place === "title") return hasDetails || hasManyActions ? "1 / 2" : "1 / 2 / span 2";
  if (place === "manyActions") return "2 / 3 / auto / span 2";
  if (place === "besideTitle") return hasManyActions ? "1 / 3 / auto / span 2" : "1 / 3 / span 2";
  return "1 / 4 / span 2";
}

/** Below these, long texts would be squeezed to a word a line before the table scrolls. */
const minWidth = { title: "9rem", besideTitle: "6rem", actions: "0", manyActions: "0", detail: "5rem" } as const;

const bodyCell = { bg: "inherit", borderBottomWidth: { base: "0", md: "1px" } } as const;
