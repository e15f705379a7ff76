import { Stack } from "@chakra-ui/react";
import type { LengthUnit } from "../../../../common/floor-plan/lengths.ts";
import type { Problem } from "../model/problems.ts";
import { SelectedPanel } from "../panels/selected-panel.tsx";
import { TablePanel } from "../panels/table-panel.tsx";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useSelection } from "../selection-store.ts";
import { ArrangeForm } from "./arrange-form.tsx";
import { RoomForm } from "./room-form.tsx";
import { FixtureForm, TablePlaceForm } from "./thing-form.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

interface SelectedThingsProps {
  editor: PlanEditor;
  shown: ShownBoard;
  problems: readonly Problem[];
  unit: LengthUnit;
  isReadOnly: boolean;
  onUnit: (unit: LengthUnit) => void;
}

export function SelectedThings({ editor, shown, problems, unit, isReadOnly, onUnit }: SelectedThingsProps) {
  const board = useSelection(useSeating().selection);
  const [only, ...others] = editor.selected;
  const place = { editor, unit, isReadOnly };
  if (others.length > 0) return <ArrangeForm editor={editor} isReadOnly={isReadOnly} />;
  if (only?.kind === "fixture") {
    return <FixtureForm key={only.key} thing={only} {...place} />;
  }
  const isOnBoard = board.guestIds.size > 0 || board.tableId !== null;
  if (!only && !isOnBoard) return <RoomForm editor={editor} unit={unit} onUnit={onUnit} isReadOnly={isReadOnly} />;
  return (
    <Stack gap="5">
      {only && <TablePlaceForm key={only.key} thing={only} {...place} />}
      {isOnBoard ? (
        <SelectedPanel shown={shown} problems={problems} />
      ) : (
        only && <TablePanel key={`panel ${only.key}`} table={only.table} shown={shown} />
      )}
    </Stack>
  );
}
