import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { hint } from "../../ui/hints.tsx";
import type { GuestRow } from "./guest-row.ts";

interface TableBadgeProps {
  guest: GuestRow;
  onMove?: ((guest: GuestRow) => void) | undefined;
}

export function TableBadge({ guest, onMove }: TableBadgeProps) {
  const { name, tableNumber, attendance } = guest;
  const isSeated = tableNumber !== "";
  // Who is not coming needs no table.
  const isMissing = !isSeated && attendance !== "NO";
  const className = isMissing ? "pill is-missing" : "pill";
  const unseated = isMissing ? t("guest-list.list.noTable") : t("seating.attendance.no");
  const table = isSeated ? tableTitle(tableNumber) : unseated;
  const text = isSeated ? <TableNumber tableNumber={tableNumber} /> : table;
  if (!onMove) return <span className={className}>{text}</span>;
  return (
    <button
      type="button"
      className={className}
      {...hint(t("guest-list.bulk.move"))}
      aria-label={t("guest-list.list.moveNamed", { table, name })}
      onClick={() => onMove(guest)}
    >
      {text}
    </button>
  );
}

/** Under the header "Table" the number is enough; on phones there is no header. */
function TableNumber({ tableNumber }: Pick<GuestRow, "tableNumber">) {
  return (
    <>
      <span className="on-card">{tableTitle(tableNumber)}</span>
      <span className="in-column">{tableNumber}</span>
    </>
  );
}
