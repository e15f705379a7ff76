import { Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { familyNameFirst } from "../../../../common/family-name.ts";
import { longestWord } from "../../../../common/longest-word.ts";
import { tableTitle } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-row.tsx";
import { hint } from "../../ui/hints.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { type ColumnView, columnSort, extraValue, type GuestRow, type GuestSortBy, properties } from "./guest-rows.ts";

/** What can be done in a row. Must not change between renders. */
export interface GuestActions {
  onEdit: (guest: GuestRow) => void;
  /** Takes down whether the guest comes. */
  onAttend: (guest: GuestRow, comes: boolean) => void;
  onMove: (guest: GuestRow) => void;
  onDelete?: (guest: GuestRow) => void;
  isDisabled: boolean;
}

type GuestColumn = Column<GuestRow>;

/** An event's columns as an organizer chose them. */
export function guestColumns(
  extraColumns: readonly string[],
  view: ColumnView,
  actions: GuestActions | undefined,
): GuestColumn[] {
  return [
    {
      id: "name",
      header: t("guest-list.list.columns.name"),
      sortBy: "NAME",
      cell: ({ name }) => <GuestName name={name} isFamilyNameFirst={view.isFamilyNameFirst} />,
      place: "title",
    },
    ...optionalColumns(extraColumns, actions).filter(({ id }) => !view.hidden.includes(id)),
    ...(actions ? [actionsColumn(actions)] : []),
  ];
}

/** The columns that can be left out. */
export function optionalColumns(extraColumns: readonly string[], actions?: GuestActions): GuestColumn[] {
  const onMove = actions?.isDisabled ? undefined : actions?.onMove;
  return [
    {
      id: "table",
      header: t("guest-list.list.columns.table"),
      sortBy: "TABLE",
      cell: (guest) => <TableBadge guest={guest} onMove={onMove} />,
      place: "besideTitle",
    },
    // One of them may be called "table", too.
    ...extraColumns.map((name) =>
      textColumn(`extra ${name}`, name, columnSort(name), (guest) => extraValue(guest, name)),
    ),
    ...Object.entries(properties).map(([id, { label, sortBy, textOf }]) => textColumn(id, t(label), sortBy, textOf)),
  ];
}

function textColumn(id: string, header: string, sortBy: GuestSortBy, textOf: (guest: GuestRow) => string): GuestColumn {
  return { id, header, sortBy, cell: textOf, isEmpty: (guest) => textOf(guest) === "" };
}

/** Long words are smaller on phones, so that they break nowhere. */
function GuestName({ name, isFamilyNameFirst }: { name: string; isFamilyNameFirst: boolean }) {
  return (
    <p className={longestWord(name) > 14 ? "row-title is-long" : "row-title"}>
      {isFamilyNameFirst ? familyNameFirst(name) : name}
    </p>
  );
}

function TableBadge({ guest, onMove }: { guest: GuestRow; onMove: GuestActions["onMove"] | undefined }) {
  const { name, tableNumber, attendance } = guest;
  // Who is not coming needs no table.
  const isMissing = tableNumber === "" && attendance !== "NO";
  const className = isMissing ? "pill is-missing" : "pill";
  const unseated = isMissing ? t("guest-list.list.noTable") : t("seating.attendance.no");
  const table = tableNumber === "" ? unseated : tableTitle(tableNumber);
  // Under the header "Table" the number is enough; on phones there is no header.
  const text = (
    <>
      <span className="on-card">{table}</span>
      <span className="in-column">{tableNumber || unseated}</span>
    </>
  );
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

function actionsColumn({ onEdit, onAttend, onDelete, isDisabled }: GuestActions): GuestColumn {
  const cell = (guest: GuestRow) => {
    const { name } = guest;
    const comes = guest.attendance !== "NO";
    return (
      <div className="row-actions">
        <RowButton
          label={comes ? t("seating.attendance.no") : t("seating.attendance.yes")}
          fullLabel={comes ? t("guest-list.cancelNamed", { name }) : t("guest-list.comingNamed", { name })}
          icon={comes ? <UserX aria-hidden /> : <UserCheck aria-hidden />}
          isDisabled={isDisabled}
          isForLargeScreens
          onClick={() => onAttend(guest, !comes)}
        />
        <RowButton
          label={t("guest-list.edit")}
          fullLabel={t("guest-list.editNamed", { name })}
          icon={<Pencil aria-hidden />}
          isDisabled={isDisabled}
          onClick={() => onEdit(guest)}
        />
        {onDelete && (
          <RowButton
            label={t("guest-list.remove")}
            fullLabel={t("guest-list.removeNamed", { name })}
            icon={<Trash2 aria-hidden />}
            isDestructive
            isDisabled={isDisabled}
            isForLargeScreens
            onClick={() => onDelete(guest)}
          />
        )}
      </div>
    );
  };
  return { id: "actions", header: t("guest-list.actions"), cell, place: "actions" };
}
