import { Box, ButtonGroup, Pagination as ChakraPagination, Flex, IconButton, Progress, Text } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { t } from "../lib/text.ts";
import type { ListState } from "../lib/use-list-state.ts";
import { LoadError, type LoadErrorProps } from "./load-error.tsx";

interface PagedListProps {
  label: string;
  page: { totalCount: number } | undefined;
  pageSize?: number;
  list: Pick<ListState, "page" | "setPage">;
  /** While another page or search is loading; the previous rows stay and can be used. */
  isRefreshing: boolean;
  failure?: LoadErrorProps | undefined;
  /** The outline of the rows while they load. */
  skeleton: ReactNode;
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
  /** Replaces the page links, for a list that shows only the first rows. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The rows of a list that the server pages, with all loading and error states, and the links to other pages. */
export function PagedList(props: PagedListProps) {
  const { label, page, pageSize = 10, list, isRefreshing, failure, skeleton, empty, footer, children } = props;
  const lastPage = Math.max(1, Math.ceil((page?.totalCount ?? 0) / pageSize));
  const isPastEnd = page !== undefined && !isRefreshing && list.page > lastPage;
  const { setPage } = list;

  useEffect(() => {
    if (isPastEnd) setPage(lastPage);
  }, [isPastEnd, lastPage, setPage]);

  if (failure) return <LoadError {...failure} />;
  if (page === undefined) return skeleton;
  if (page.totalCount === 0 && empty !== undefined && !isRefreshing) return empty;
  return (
    <>
      <Box position="relative">
        {isRefreshing && <RefreshBar />}
        {children}
      </Box>
      {footer ?? (
        <Pagination
          label={label}
          page={Math.min(list.page, lastPage)}
          pageSize={pageSize}
          totalCount={page.totalCount}
          setPage={setPage}
        />
      )}
    </>
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
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
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
