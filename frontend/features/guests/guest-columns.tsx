import { familyNameFirst } from "../../../common/family-name.ts";
import { longestWord } from "../../../common/longest-word.ts";
import { joinOtherNames } from "../../../common/other-names.ts";
import { longDate } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { attendanceOptions } from "../../lib/words.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { arrangeColumns, type ColumnView, extraId, type PropertyId, propertyIds } from "./column-view.ts";
import { extraValue, type GuestRow } from "./guest-row.ts";
import { columnSort, type GuestSortBy, propertySorts } from "./guest-sort.ts";
import { TableBadge } from "./table-badge.tsx";

type MoveGuest = ((guest: GuestRow) => void) | undefined;

/** An event's columns as an organizer arranged them: the name, then the others. */
export function guestColumns(extraColumns: readonly string[], view: ColumnView, onMove: MoveGuest): Column<GuestRow>[] {
  const byId = new Map(otherColumns(extraColumns, onMove).map((column) => [column.id, column]));
  const shown = arrangeColumns(view, extraColumns).filter(({ isShown }) => isShown);
  return [nameColumn(view), ...shown.flatMap(({ id }) => byId.get(id) ?? [])];
}

/** The header of each column that can be left out, by its id. */
export function columnHeaders(extraColumns: readonly string[]): ReadonlyMap<string, string> {
  return new Map(otherColumns(extraColumns, undefined).map(({ id, header }) => [id, header]));
}

function nameColumn({ isFamilyNameFirst }: ColumnView): Column<GuestRow> {
  return {
    id: "name",
    header: t("guest-list.list.columns.name"),
    sortBy: "NAME",
    cell: ({ name }) => <GuestName name={name} isFamilyNameFirst={isFamilyNameFirst} />,
    place: "title",
  };
}

/** Long words are smaller on phones, so that they break nowhere. */
function GuestName({ name, isFamilyNameFirst }: { name: string; isFamilyNameFirst: boolean }) {
  return (
    <p className={longestWord(name) > 14 ? "row-title is-long" : "row-title"}>
      {isFamilyNameFirst ? familyNameFirst(name) : name}
    </p>
  );
}

function otherColumns(extraColumns: readonly string[], onMove: MoveGuest): Column<GuestRow>[] {
  return [
    {
      id: "table",
      header: t("guest-list.list.columns.table"),
      sortBy: "TABLE",
      cell: (guest) => <TableBadge guest={guest} onMove={onMove} />,
      place: "besideTitle",
    },
    ...extraColumns.map((name) =>
      textColumn(extraId(name), name, columnSort(name), (guest) => extraValue(guest, name)),
    ),
    ...propertyIds.map(propertyColumn),
  ];
}

const propertyTexts: Record<PropertyId, (guest: GuestRow) => string> = {
  otherNames: ({ otherNames }) => joinOtherNames(otherNames),
  household: ({ household }) => household,
  attendance: ({ attendance }) => attendanceOptions().find(({ value }) => value === attendance)?.label ?? "",
  access: ({ needsAccess }) => (needsAccess ? t("guest-list.list.needed") : ""),
  guestOf: ({ guestOfName }) => guestOfName ?? "",
  updatedAt: ({ updatedAt }) => longDate(updatedAt),
};

function propertyColumn(id: PropertyId): Column<GuestRow> {
  return textColumn(id, t(`guest-list.list.columns.${id}`), propertySorts[id], propertyTexts[id]);
}

function textColumn(
  id: string,
  header: string,
  sortBy: GuestSortBy,
  textOf: (guest: GuestRow) => string,
): Column<GuestRow> {
  return { id, header, sortBy, cell: textOf, isEmpty: (guest) => textOf(guest) === "" };
}
