import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type OnTakeIn, type ReportedRow, RowList } from "./row-list.tsx";

interface RowsNotGuestsProps {
  rows: readonly ReportedRow[];
  onTakeIn?: OnTakeIn;
  disabled?: boolean;
}

/** Titles, totals and the like. Closed at first; renders nothing if there are none. */
export function RowsNotGuests({ rows, ...props }: RowsNotGuestsProps) {
  if (rows.length === 0) return null;
  const title = t("guest-import.notGuests.title", { count: rows.filter(({ isTakenIn }) => !isTakenIn).length });
  return (
    <Disclosure title={title}>
      <RowList label={title} rows={rows} filename={t("guest-import.notGuests.filename")} {...props} />
    </Disclosure>
  );
}
