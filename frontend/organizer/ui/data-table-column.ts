import type { ReactNode } from "react";

export const selectCellWidth = "10";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the API, if lists can be sorted by it. */
  sortBy?: string;
  /**
   * On phones, where a row is a card: title and what is beside it in the first line, actions at its end, else below.
   * The title and the actions stay in view while a wide table scrolls sideways.
   */
  place?: "title" | "besideTitle" | "actions" | "manyActions";
  isEmpty?: (row: Row) => boolean;
}

/** Whether a column is one of those that share the second line on phones. */
export function isDetail<Row>({ place }: Column<Row>): boolean {
  return place === undefined;
}

/** A header that stays at the start while the table scrolls sideways. */
export const stickyStart = { insetInlineStart: "0" } as const;

/** The title and the actions stay in view at the two ends of a table that is wider than the screen. */
export function stickyPlace<Row>({ place }: Column<Row>, hasSelection: boolean) {
  if (place === "title") return { insetInlineStart: hasSelection ? selectCellWidth : "0" };
  if (place === "actions" || place === "manyActions") return { insetInlineEnd: "0", "data-end": "" };
  return {};
}
