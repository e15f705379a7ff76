import { Accessibility, Lock } from "lucide-react";
import { memo } from "react";
import { atTable, countText, tableTitle } from "../../../lib/tables.ts";
import { type PlainScreenKey, t } from "../../../lib/text.ts";
import { type ActiveItem, tableKey, useIsActive } from "../guest-gestures.ts";
import { GuestOption } from "../guests/guest-option.tsx";
import type { BoardGuest, BoardTable } from "../model/board.ts";
import type { ProblemKind } from "../model/problems.ts";
import { type TablePresence, useIsTableSelected, useSeating, useTablePresence } from "../seating.ts";

interface TableCardProps {
  table: BoardTable;
  guests: readonly BoardGuest[];
  /** Kinds of problems, separated by spaces: a text, so that equal ones render nothing. */
  problems: string;
  active: ActiveItem;
}

/** A table with more guests is a hall, where guests are found by searching. */
export const maxRows = 100;

const maxDots = 24;

/** A table as a card: its label, how full it is, what is wrong, who sits there. Guests can be dropped on it. */
export const TableCard = memo(function TableCard({ table, guests, problems, active }: TableCardProps) {
  const { selection } = useSeating();
  const isSelected = useIsTableSelected(selection, table.id);
  const isActive = useIsActive(active, tableKey(table.id));
  const title = tableTitle(table.label);
  const count = countText(table, guests.length);
  const presence = useTablePresence(table.label);
  const hereId = `here-${table.id}`;
  const kinds = problems === "" ? [] : problems.split(" ");
  return (
    <section
      className="card"
      aria-label={title}
      data-drop-table={table.id}
      data-selected={isSelected || undefined}
      data-locked={table.isLocked || undefined}
    >
      <h3 className="card-title">
        <button
          type="button"
          className="card-head"
          aria-pressed={isSelected}
          aria-describedby={presence && hereId}
          tabIndex={isActive ? 0 : -1}
          data-item={tableKey(table.id)}
          data-table={table.id}
        >
          <span className="card-label">{title}</span>
          {table.isLocked && <Lock size={14} role="img" aria-label={t("seating.marks.tableLocked")} />}
          {!table.isAccessible && <NoAccessMark />}
          <span className={kinds.includes("overCapacity") ? "card-count is-over" : "card-count"}>{count}</span>
        </button>
      </h3>
      <Filling table={table} seated={guests.length} hereId={hereId} presence={presence} />
      {kinds.length > 0 && (
        <p className="card-badges">
          {kinds.map((kind) => (
            <span key={kind} className="badge">
              {badgeText(kind, guests.length - (table.capacity ?? 0))}
            </span>
          ))}
        </p>
      )}
      {guests.length > 0 && (
        <div role="listbox" aria-multiselectable aria-label={t("seating.guestsAt", { place: atTable(table.label) })}>
          {guests.slice(0, maxRows).map((guest) => (
            <GuestOption key={guest.id} guest={guest} active={active} note={seatNote(guest)} />
          ))}
        </div>
      )}
      {guests.length > maxRows && (
        <p className="card-empty">{t("seating.moreAtTable", { count: guests.length - maxRows })}</p>
      )}
      {guests.length === 0 && <p className="card-empty">{t("seating.nobodyHere")}</p>}
    </section>
  );
});

function NoAccessMark() {
  return <Accessibility size={14} role="img" aria-label={t("seating.marks.notAccessible")} opacity={0.45} />;
}

function seatNote({ seatNumber }: BoardGuest): string {
  return seatNumber === null ? "" : String(seatNumber);
}

interface FillingProps {
  table: BoardTable;
  seated: number;
  hereId: string;
  presence: TablePresence | undefined;
}

/** Seats that are taken, and who is here. */
function Filling({ table: { capacity }, seated, hereId, presence }: FillingProps) {
  const hasDots = capacity !== null && capacity <= maxDots;
  if (!hasDots && !presence) return null;
  return (
    <div className="card-filling">
      {hasDots && <Dots seated={seated} capacity={capacity} />}
      {presence && (
        <span id={hereId} className={presence.share >= 1 ? "here is-all" : "here"}>
          <span className="here-bar" style={{ width: `${100 * presence.share}%` }} />
          {presence.text}
        </span>
      )}
    </div>
  );
}

function Dots({ seated, capacity }: { seated: number; capacity: number }) {
  const dots = Array.from({ length: Math.max(capacity, Math.min(seated, maxDots)) }, (_, index) => {
    if (index >= capacity) return "dot is-over";
    return index < seated ? "dot is-taken" : "dot";
  });
  return (
    <div className="dots" aria-hidden>
      {dots.map((className, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other identity
        <span key={index} className={className} />
      ))}
    </div>
  );
}

const badgeTexts: Record<Exclude<ProblemKind, "overCapacity" | "sameNameApart">, PlainScreenKey> = {
  brokenWish: "seating.badges.brokenWish",
  splitHousehold: "seating.badges.splitHousehold",
  sameName: "seating.badges.sameName",
  childrenAlone: "seating.badges.childrenAlone",
  noAccess: "seating.badges.noAccess",
  declinedSeated: "seating.badges.declinedSeated",
};

function badgeText(kind: string, surplus: number): string {
  if (kind === "overCapacity") return t("seating.badges.overCapacity", { count: surplus });
  return isBadge(kind) ? t(badgeTexts[kind]) : "";
}

function isBadge(kind: string): kind is keyof typeof badgeTexts {
  return Object.hasOwn(badgeTexts, kind);
}
