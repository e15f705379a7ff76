import { t } from "../../lib/text.ts";
import type { BoardTable } from "./model/board.ts";

/** A table's name as a title: a number needs the word before it, "Head Table" does not. */
export function tableTitle(label: string): string {
  return /^\p{N}/u.test(label) ? t("seating.tableTitle", { label }) : label;
}

/** How full a table is: "7 of 8", or the number of guests where it has no limit. */
export function countText({ capacity }: Pick<BoardTable, "capacity">, seated: number): string {
  return capacity === null ? t("seating.seated", { seated }) : t("seating.seatedOf", { seated, capacity });
}
