import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type ReportedRows, RowList } from "./row-list.tsx";

/** Titles, totals and the like. Closed at first; renders nothing if there are none. */
export function RowsNotGuests({ rows }: { rows: ReportedRows }) {
  if (rows.length === 0) return null;
  const title = t("guest-import.notGuests.title", { count: rows.length });
  return (
    <Disclosure title={title}>
      <RowList label={title} rows={rows} filename={t("guest-import.notGuests.filename")} />
    </Disclosure>
  );
}
