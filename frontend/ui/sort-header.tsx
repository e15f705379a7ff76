import { Button } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ListState, Sort } from "../lib/use-list-state.ts";

/** How a list stands, and how to let it stand otherwise. */
export type Sorting = Pick<ListState, "sort" | "sortFields" | "setSort">;

interface SortHeaderProps {
  label: string;
  by: string;
  sorting: Sorting;
}

/** The head of a column that a list can be sorted by: upwards, then downwards, then as it stood. */
export function SortHeader({ label, by, sorting: { sort, setSort } }: SortHeaderProps) {
  const direction = sort?.by === by ? sort.direction : undefined;
  return (
    <Button
      variant="ghost"
      size="sm"
      h="9"
      ms="-2"
      px="2"
      gap="1.5"
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

/** What a header says of its column's order to those who cannot see the arrow; undefined where it has none. */
export function ariaSortOf(by: string | undefined, { sort, sortFields }: Sorting) {
  if (by === undefined || !sortFields.includes(by)) return undefined;
  if (sort?.by !== by) return "none";
  return sort.direction === "ASCENDING" ? "ascending" : "descending";
}
