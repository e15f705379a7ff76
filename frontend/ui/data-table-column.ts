import type { ReactNode } from "react";
import { selectCellWidth } from "./row-selection.tsx";

/** One column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the API, if lists can be sorted by it. */
  sortBy?: string;
  /**
   * Where the cell is on phones, where a row is a card. The title and what stands beside it are in the first line, actions at
   * its end; more than two of them in the second line, with all that has no place of its own. The title and the actions also
   * stay in view while a wide table scrolls sideways.
   */
  place?: "title" | "besideTitle" | "actions" | "manyActions";
  /** On phones, an empty cell is left out. */
  isEmpty?: (row: Row) => boolean;
}

/** Whether a column is one of those that share the second line on phones. */
export function isDetail<Row>({ place }: Column<Row>): boolean {
  return place === undefined;
}

/** A cell that stays at the start while the table scrolls sideways. */
export const stickyStart = { position: { md: "sticky" }, insetInlineStart: "0", zIndex: { md: "1" } } as const;

/** The title and the actions stay in view at the two ends of a table that is wider than the screen. */
export function stickyPlace<Row>({ place }: Column<Row>, hasSelection: boolean) {
  if (place === "title") return { ...stickyStart, insetInlineStart: hasSelection ? selectCellWidth : "0" };
  if (place === "actions" || place === "manyActions")
    return { position: { md: "sticky" }, insetInlineEnd: "0" } as const;
  return {};
}
