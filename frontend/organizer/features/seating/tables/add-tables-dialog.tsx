import { useState } from "react";
import { maxTableNumberLength } from "../../../../../common/limits.ts";
import type { TableShape } from "../../../generated/schema-types.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DialogForm, FormDialog } from "../../../ui/dialog-frame.tsx";
import { DialogField, shapeOf, shapeOptions, wholeNumberIn } from "../fields.tsx";
import { maxNewTables, newTables, nextNumber, usualCapacity } from "../model/new-tables.ts";
import { useSeating } from "../seating.ts";
import { actAloud } from "../seating-actions.ts";

const defaultCapacity = 8;
const maxSeats = 1000;

interface TableDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function AddTablesDialog({ isOpen, onClose }: TableDialogProps) {
  return (
    <FormDialog open={isOpen} title={t("seating.add.title")} onClose={onClose}>
      <AddTablesForm onClose={onClose} />
    </FormDialog>
  );
}

function AddTablesForm({ onClose }: { onClose: () => void }) {
  const seating = useSeating();
  const { tables } = seating.current().index;
  const [count, setCount] = useState("1");
  const [label, setLabel] = useState(() => String(nextNumber(tables)));
  const [seats, setSeats] = useState(() => String(usualCapacity(tables) ?? defaultCapacity));
  const [shape, setShape] = useState<TableShape>("ROUND");
  const tableCount = wholeNumberIn(count, 1, maxNewTables);
  const capacity = seats.trim() === "" ? null : wholeNumberIn(seats, 1, maxSeats);
  const firstLabel = label.trim();
  const canAdd = tableCount !== undefined && capacity !== undefined && firstLabel !== "";

  function submit(): void {
    if (!canAdd) return;
    const added = newTables(tables, { count: tableCount, firstLabel, capacity, shape });
    actAloud(seating, { kind: "tables", added }, t("seating.said.tablesAdded", { count: added.length }));
    onClose();
  }

  return (
    <DialogForm
      submitLabel={t("seating.add.submit", { count: tableCount ?? 1 })}
      isDisabled={!canAdd}
      onSubmit={submit}
    >
      <DialogField
        label={t("seating.add.count")}
        value={count}
        isNumber
        error={tableCount === undefined ? t("seating.numberBetween", { least: 1, most: maxNewTables }) : undefined}
        onChange={setCount}
      />
      <DialogField
        label={tableCount === 1 ? t("seating.table.label") : t("seating.add.firstLabel")}
        value={label}
        maxLength={maxTableNumberLength}
        error={firstLabel === "" ? t("seating.add.labelMissing") : undefined}
        onChange={setLabel}
      />
      <DialogField
        label={t("seating.table.capacity")}
        value={seats}
        isNumber
        error={capacity === undefined ? t("seating.numberBetween", { least: 1, most: maxSeats }) : undefined}
        onChange={setSeats}
      />
      <ChoiceField
        label={t("seating.table.shape")}
        value={shape}
        options={shapeOptions()}
        onChoose={(value) => setShape(shapeOf(value) ?? shape)}
      />
    </DialogForm>
  );
}
