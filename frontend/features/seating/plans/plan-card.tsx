import { Lock } from "lucide-react";
import { memo } from "react";
import { atTable, countText, tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { type ActiveItem, guestKey, tableKey, useIsActive } from "../active-item.ts";
import type { PlanCard, PlanRow } from "./model/plan-cards.ts";
import type { Declined } from "./model/plan-choice.ts";
import { rowNote } from "./plan-texts.ts";

export interface PlanChoices {
  declined: Declined;
  selectedId: number | null;
  hasSeatsToday: boolean;
  onChoose: (guestIds: readonly number[], isTaken: boolean) => void;
  onSelect: (guestId: number) => void;
}

interface PlanTableCardProps extends PlanChoices {
  card: PlanCard;
  seated: number;
  active: ActiveItem;
}

export function PlanTableCard({ card, seated, active, ...choices }: PlanTableCardProps) {
  const { table, rows, arrivals } = card;
  const title = tableTitle(table.label);
  const isOver = table.capacity !== null && seated > table.capacity;
  return (
    <section className="card" aria-label={title} data-plan-table={table.id}>
      <div className="plan-head">
        {arrivals.length > 0 && <TableTick card={card} active={active} {...choices} />}
        <h3 className="plan-title">{title}</h3>
        {table.isLocked && <Lock size={14} role="img" aria-label={t("seating.marks.tableLocked")} />}
        <span className={isOver ? "card-count is-over" : "card-count"}>{countText(table, seated)}</span>
      </div>
      {rows.length === 0 ? (
        <p className="card-empty">{t("seating.nobodyHere")}</p>
      ) : (
        <ul
          {...(arrivals.length > 0 && { className: "has-ticks" })}
          aria-label={t("seating-suggestion.card.rows", { place: atTable(table.label) })}
        >
          {rows.map((row) => (
            <Row
              key={`${row.kind} ${row.guest.id}`}
              row={row}
              active={active}
              tableId={table.id}
              isDeclined={choices.declined.has(row.guest.id)}
              isSelected={choices.selectedId === row.guest.id}
              hasSeatsToday={choices.hasSeatsToday}
              onChoose={choices.onChoose}
              onSelect={choices.onSelect}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TableTickProps extends PlanChoices {
  card: PlanCard;
  active: ActiveItem;
}

function TableTick({ card: { table, arrivals }, active, declined, onChoose }: TableTickProps) {
  const isActive = useIsActive(active, tableKey(table.id));
  const taken = arrivals.filter((id) => !declined.has(id)).length;
  return (
    <label className="plan-check">
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = taken > 0 && taken < arrivals.length;
        }}
        checked={taken === arrivals.length}
        aria-label={t("seating-suggestion.card.take", { table: tableTitle(table.label) })}
        tabIndex={isActive ? 0 : -1}
        data-item={tableKey(table.id)}
        onChange={() => onChoose(arrivals, taken < arrivals.length)}
      />
    </label>
  );
}

/** Key of a guest's row on a table's card: who moves is on two of them. */
export const rowKey = (tableId: number, guestId: number) => `${tableKey(tableId)}-${guestKey(guestId)}`;

interface RowProps extends Pick<PlanChoices, "hasSeatsToday" | "onChoose" | "onSelect"> {
  row: PlanRow;
  tableId: number;
  active: ActiveItem;
  isDeclined: boolean;
  isSelected: boolean;
}

const Row = memo(function Row({
  row,
  tableId,
  active,
  isDeclined,
  isSelected,
  hasSeatsToday,
  onChoose,
  onSelect,
}: RowProps) {
  const { guest, kind, move, seatNumber } = row;
  const key = rowKey(tableId, guest.id);
  const isActive = useIsActive(active, key);
  const isHindered = move?.obstacle != null;
  const note = rowNote(row, isDeclined, hasSeatsToday);
  const tabIndex = isActive ? 0 : -1;
  return (
    <li className={rowClass(row, isDeclined || isHindered, isHindered)} data-selected={isSelected || undefined}>
      {kind === "comes" && !isHindered && (
        <label className="plan-check">
          <input
            type="checkbox"
            checked={!isDeclined}
            aria-label={t("seating-suggestion.row.take", { name: guest.name })}
            tabIndex={tabIndex}
            data-tick={key}
            onChange={() => onChoose([guest.id], isDeclined)}
          />
        </label>
      )}
      <button
        type="button"
        className="plan-guest"
        aria-pressed={isSelected}
        tabIndex={tabIndex}
        data-item={key}
        data-plan-guest={guest.id}
        onClick={() => onSelect(guest.id)}
      >
        {seatNumber !== null && kind !== "leaves" && (
          <span
            className="plan-seat"
            role="img"
            aria-label={t("seating-suggestion.chair.number", { seat: seatNumber })}
          >
            {seatNumber}
          </span>
        )}
        <span className="plan-name">{guest.name}</span>
        {note !== "" && <span className="plan-note">{note}</span>}
      </button>
    </li>
  );
});

function rowClass({ kind }: PlanRow, isOff: boolean, isHindered: boolean): string {
  const classes = ["plan-row"];
  if (kind === "comes") classes.push("is-coming");
  if (kind === "leaves" && !isOff) classes.push("is-leaving");
  if (isOff) classes.push("is-off");
  if (kind === "comes" && isHindered) classes.push("is-hindered");
  return classes.join(" ");
}
