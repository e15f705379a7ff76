import { Box, Button, NativeSelect, Table, Text } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronsUpDown } from "lucide-react";
import { t } from "../lib/text.ts";
import type { ListState, Sort } from "../lib/use-list-state.ts";
import {
  type Column,
  isDetail,
  RowCheckbox,
  type RowSelection,
  selectCellWidth,
  stickyPlace,
  stickyStart,
} from "./data-table-row.tsx";

export type Sorting = Pick<ListState, "sort" | "sortFields" | "setSort">;

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

/** The header of a sortable column: ascending, then descending, then the original order. */
function SortHeader({ label, by, sorting: { sort, setSort } }: { label: string; by: string; sorting: Sorting }) {
  const direction = sort?.by === by ? sort.direction : undefined;
  return (
    <Button
      variant="ghost"
      size="sm"
      h="8"
      minH="8"
      py="0"
      ms="-2"
      px="2"
      gap="1.5"
      textStyle="sm"
      whiteSpace="nowrap"
      color={direction ? "fg" : "fg.muted"}
      fontWeight="inherit"
      onClick={() => setSort(nextSort(by, direction))}
    >
      {label}
      <SortIcon direction={direction} />
    </Button>
  );
}

function nextSort(by: string, direction: Sort<string>["direction"] | undefined): Sort<string> | undefined {
  if (direction === undefined) return { by, direction: "ASCENDING" };
  return direction === "ASCENDING" ? { by, direction: "DESCENDING" } : undefined;
}

function SortIcon({ direction }: { direction: Sort<string>["direction"] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown aria-hidden opacity={0.5} />;
  return direction === "ASCENDING" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}

/** The sort state for screen readers; undefined if the list is not sorted by this column. */
function ariaSortOf(by: string | undefined, { sort, sortFields }: Sorting) {
  if (by === undefined || !sortFields.includes(by)) return undefined;
  if (sort?.by !== by) return "none";
  return sort.direction === "ASCENDING" ? "ascending" : "descending";
}

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

/** The order of a list on phones, where columns have no headers to press. */
export function SortChoice<Row>({ columns, sorting: { sort, sortFields, setSort } }: SortChoiceProps<Row>) {
  const choices = columns.flatMap(({ header: column, sortBy: by = "" }) =>
    sortFields.includes(by)
      ? [
          { label: t("ui.sort.ascending", { column }), by, direction: "ASCENDING" as const },
          { label: t("ui.sort.descending", { column }), by, direction: "DESCENDING" as const },
        ]
      : [],
  );
  if (choices.length === 0) return null;
  return (
    <NativeSelect.Root hideFrom="md" position="relative" boxSize="10" flexShrink="0">
      <NativeSelect.Field
        boxSize="10"
        p="0"
        bg="transparent"
        borderColor="transparent"
        // The arrows stand for it.
        color="transparent"
        aria-label={t("ui.sort.label")}
        value={sort ? `${sort.by} ${sort.direction}` : ""}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex - 1];
          setSort(chosen && { by: chosen.by, direction: chosen.direction });
        }}
      >
        <option value="">{t("ui.sort.own")}</option>
        {choices.map(({ label, by, direction }) => (
          <option key={label} value={`${by} ${direction}`}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <Box
        position="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color={sort ? "brand.fg" : "fg.muted"}
      >
        <ArrowUpDown size={18} aria-hidden />
      </Box>
    </NativeSelect.Root>
  );
}
