import { createContext } from "react";
import { t } from "../../../lib/text.ts";

/** What a plan on the board changes. */
export interface Preview {
  /** Where the guests sit today who would move, by id; empty for no seat. */
  readonly from: ReadonlyMap<number, string>;
  readonly includesLockedTables: boolean;
}

/** Null while the board is as it is. */
export const PreviewContext = createContext<Preview | null>(null);

/** Beside a guest who would move. */
export function fromText(label: string): string {
  return label === "" ? t("seating-suggestion.from.noSeat") : t("seating-suggestion.from.table", { label });
}
