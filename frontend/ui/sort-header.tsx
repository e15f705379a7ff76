import { Button } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ListState, Sort } from "../lib/use-list-state.ts";

export type Sorting = Pick<ListState, "sort" | "sortFields" | "setSort">;

interface SortHeaderProps {
  label: string;
  by: string;
  sorting: Sorting;
}

/** The header of a sortable column: ascending, then descending, then the original order. */
export function SortHeader({ label, by, sorting: { sort, setSort } }: SortHeaderProps) {
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
export function ariaSortOf(by: string | undefined, { sort, sortFields }: Sorting) {
  if (by === undefined || !sortFields.includes(by)) return undefined;
  if (sort?.by !== by) return "none";
  return sort.direction === "ASCENDING" ? "ascending" : "descending";
}
