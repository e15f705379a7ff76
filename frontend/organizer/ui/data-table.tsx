import {
  Box,
  ButtonGroup,
  Pagination as ChakraPagination,
  CloseButton,
  Flex,
  IconButton,
  Input,
  InputGroup,
  Progress,
  Skeleton,
  Stack,
  Table,
  Text,
  useBreakpointValue,
} from "@chakra-ui/react";
import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { t } from "../lib/text.ts";
import type { ListState } from "../lib/use-list-state.ts";
import { DataTableHeader, SortChoice } from "./data-table-header.tsx";
import { type Column, DataTableRow, dataTableStyles, isDetail, type RowSelection } from "./data-table-row.tsx";
import { LoadError, type LoadErrorProps } from "./empty-panel.tsx";
import { FirstLoad } from "./page-spinner.tsx";

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
            <SearchField label={searchLabel} placeholder={searchPlaceholder} list={list} />
            {canSort && <SortChoice columns={columns} sorting={list} />}
          </Flex>
        )}
        {actions}
      </Flex>
      {filters}
      <TablePage {...props} />
    </Stack>
  );
}

/** The rows of a page and the links to others, or what there is instead. */
function TablePage<Row>(props: DataTableProps<Row>) {
  const { label, columns, page, pageSize = 10, list, isRefreshing, failure, empty, footer } = props;
  const lastPage = Math.max(1, Math.ceil((page?.totalCount ?? 0) / pageSize));
  const isPastEnd = page !== undefined && !isRefreshing && list.page > lastPage;
  const { setPage } = list;

  useEffect(() => {
    if (isPastEnd) setPage(lastPage);
  }, [isPastEnd, lastPage, setPage]);

  if (failure) return <LoadError {...failure} />;
  if (page === undefined) return <TableSkeleton label={label} columns={columns} />;
  const isNarrowed = list.search !== "" || props.isFiltered === true;
  if (page.totalCount === 0 && !isNarrowed && !isRefreshing) return empty;
  return (
    <>
      <Box position="relative">
        {isRefreshing && <RefreshBar />}
        {page.nodes.length > 0 ? (
          <DataTableRows {...props} rows={page.nodes} />
        ) : (
          <Text p="8" textAlign="center" color="fg.muted" role="status" borderTopWidth="1px">
            {t("ui.noResults")}
          </Text>
        )}
      </Box>
      {footer ??
        (page.totalCount > 0 && (
          <Pagination
            label={label}
            page={Math.min(list.page, lastPage)}
            pageSize={pageSize}
            totalCount={page.totalCount}
            setPage={setPage}
          />
        ))}
    </>
  );
}

// Roles are spelled out: some screen readers ignore a table whose `display` is changed (cards on phones).
// A frame that scrolls can be focused, for the keyboard; another one leaves the header to stick to the screen.
/** The rows of a table; below the `md` breakpoint each row is a card of one or two lines. */
function DataTableRows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, rows, rowKey, list, selection, isRefreshing } = props;
  const { frame, isTooWide } = useTooWide();
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const ownColumns = isPhone ? columns.filter((column) => !isDetail(column)) : columns;
  const details = isPhone ? columns.filter(isDetail) : [];
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      aria-busy={isRefreshing}
      borderTopWidth="1px"
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
        data-wide={isTooWide || undefined}
        data-selectable={selection && (selection.isShownOnPhones ? "everywhere" : "")}
        css={dataTableStyles}
      >
        <DataTableHeader
          columns={ownColumns}
          hasDetails={details.length > 0}
          sorting={list}
          {...{ selection, isPhone }}
        />
        <Table.Body role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
          {rows.map((row) => (
            <DataTableRow key={rowKey(row)} columns={ownColumns} {...{ details, rowKey, selection, row }} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** Whether the content of a frame is wider than the frame. Attach `frame` to it. */
function useTooWide() {
  const [isTooWide, setIsTooWide] = useState(false);

  const frame = useCallback((element: HTMLElement | null) => {
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => setIsTooWide(content.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { frame, isTooWide };
}

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The outline of a table while it loads, in rows as high as those to come. */
function TableSkeleton<Row>({ label, columns }: Pick<DataTableProps<Row>, "label" | "columns">) {
  return (
    <Box aria-busy borderTopWidth="1px">
      <FirstLoad label={t("ui.loading", { label })} />
      <Stack gap="0" aria-hidden>
        <Box h="9" bg="bg.subtle" borderBottomWidth="1px" hideBelow="md" />
        {skeletonRows.map((row) => (
          <Flex key={row} gap="6" px={{ md: "3" }} h={{ base: "14", md: "10" }} align="center" borderBottomWidth="1px">
            {columns.slice(0, 5).map((column, index) => (
              <Skeleton key={column.id} h="3" flex={index === 0 ? "2" : "1"} hideBelow={index > 1 ? "md" : undefined} />
            ))}
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

const debounceMilliseconds = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string | undefined;
  list: ListState;
}

/** A search box that searches when typing has stopped, and follows outside changes (Back button). */
function SearchField({ label, placeholder = label, list: { search: value, setSearch: onSearch } }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const reported = useRef(value);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const search = text.trim();
    if (search === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = search;
      onSearch(search);
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <InputGroup
      startElement={<Search size={16} aria-hidden />}
      endElement={
        text === "" ? undefined : (
          <CloseButton size="xs" me="-2" aria-label={t("ui.clearSearch")} onClick={() => setText("")} />
        )
      }
    >
      <Input
        ps="9"
        role="searchbox"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(change) => setText(change.currentTarget.value)}
      />
    </InputGroup>
  );
}

function RefreshBar() {
  return (
    <Progress.Root value={null} size="xs" aria-hidden position="absolute" top="0" insetX="0" zIndex="2">
      <Progress.Track
        h="2px"
        bg="transparent"
        boxShadow="none"
        animationName="fade-in"
        animationDuration="0.2s"
        animationDelay="0.3s"
        animationFillMode="backwards"
      >
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

interface PaginationProps extends Pick<ListState, "page" | "setPage"> {
  label: string;
  pageSize: number;
  totalCount: number;
}

/** Which rows of how many are shown and, if there are several pages, links to the others. */
function Pagination({ label, page, pageSize, totalCount, setPage }: PaginationProps) {
  const from = Math.min((page - 1) * pageSize + 1, totalCount);
  const to = Math.min(page * pageSize, totalCount);
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Text textStyle="note" aria-live="polite">
        {t("ui.rowsShown", { from, to, total: totalCount })}
      </Text>
      {totalCount > pageSize && (
        <ChakraPagination.Root
          as="nav"
          aria-label={t("ui.pagesOf", { label })}
          count={totalCount}
          pageSize={pageSize}
          page={page}
          siblingCount={1}
          onPageChange={(change) => setPage(change.page)}
          translations={{ itemLabel: (item) => t("ui.pageNumber", { page: item.page }) }}
        >
          <ButtonGroup variant="ghost" size="sm" gap="1">
            <ChakraPagination.PrevTrigger asChild>
              <IconButton aria-label={t("ui.previousPage")}>
                <ChevronLeft />
              </IconButton>
            </ChakraPagination.PrevTrigger>
            <Text hideFrom="sm" px="2" textStyle="sm" fontVariantNumeric="tabular-nums">
              {t("ui.pageOf", { page, pages: Math.ceil(totalCount / pageSize) })}
            </Text>
            <ChakraPagination.Items
              ellipsis={
                <Text as="span" hideBelow="sm" px="2">
                  …
                </Text>
              }
              render={(item) => (
                <IconButton
                  hideBelow="sm"
                  variant={{ base: "ghost", _selected: "outline" }}
                  fontVariantNumeric="tabular-nums"
                >
                  {item.value}
                </IconButton>
              )}
            />
            <ChakraPagination.NextTrigger asChild>
              <IconButton aria-label={t("ui.nextPage")}>
                <ChevronRight />
              </IconButton>
            </ChakraPagination.NextTrigger>
          </ButtonGroup>
        </ChakraPagination.Root>
      )}
    </Flex>
  );
}
