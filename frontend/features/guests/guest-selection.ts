import { t } from "../../lib/text.ts";
import type { SelectedRows } from "../../lib/use-row-selection.ts";
import type { RowSelection } from "../../ui/data-table-row.tsx";
import type { GuestRow } from "./guest-row.ts";

export function guestSelection(selected: SelectedRows, rows: readonly GuestRow[]): RowSelection<GuestRow> {
  const pageIds = rows.map(({ id }) => id);
  const selectedCount = pageIds.filter((id) => selected.ids.has(id)).length;
  return {
    isSelected: (id) => selected.ids.has(id),
    labelOf: ({ name }) => t("guest-list.select.guest", { name }),
    pageLabel: t("guest-list.select.page"),
    pageState: selectedCount === pageIds.length ? true : selectedCount > 0 && "some",
    onToggle: (id, isRange) => selected.toggle(id, isRange ? pageIds : undefined),
    onTogglePage: () => selected.toggleAll(pageIds),
    isShownOnPhones: selected.isSelecting,
    onLongPress: (id) => selected.toggle(id),
  };
}
