import { t } from "../../../lib/text.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyPanel } from "../../../ui/empty-panel.tsx";
import type { Problem } from "../model/problems.ts";
import type { ShownBoard } from "../seating.ts";
import { TableGrid } from "./table-grid.tsx";

interface TablesProps {
  shown: ShownBoard;
  problems: readonly Problem[];
  onTapGuest?: (guestId: number) => void;
}

export function Tables({ shown, problems, onTapGuest }: TablesProps) {
  if (shown.index.tables.length === 0)
    return (
      <EmptyPanel
        icon={<Drawing name="table" />}
        level="h3"
        title={t("seating.noTables")}
        description={t("seating.noTablesHint")}
      />
    );
  return <TableGrid index={shown.index} problems={problems} {...(onTapGuest && { onTapGuest })} />;
}
