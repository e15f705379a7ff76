import { Box, Progress } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import type { ListState } from "../lib/use-list-state.ts";
import { LoadError, type LoadErrorProps } from "./load-error.tsx";
import { Pagination } from "./pagination.tsx";

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
export function PagedList({
  label,
  page,
  pageSize = 10,
  list,
  isRefreshing,
  failure,
  skeleton,
  empty,
  footer,
  children,
}: PagedListProps) {
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
          onPageChange={setPage}
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
