import { useState } from "react";
import { maxInt } from "../../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { DialogForm, FormDialog } from "../../../ui/dialog-frame.tsx";
import { DialogField, wholeNumberIn } from "../fields.tsx";
import { usualCapacity } from "../model/new-tables.ts";
import { useSeating } from "../seating.ts";
import { actAloud } from "../seating-actions.ts";

export type AllTablesChange = "capacity" | "numbers";

const maxSeats = 1000;

interface AllTablesDialogProps {
  change: AllTablesChange | null;
  onClose: () => void;
}

export function AllTablesDialog({ change, onClose }: AllTablesDialogProps) {
  const title = change === "numbers" ? t("seating.all.renumberTitle") : t("seating.all.capacityTitle");
  return (
    <FormDialog open={change !== null} title={title} onClose={onClose}>
      {change && <AllTablesForm change={change} onClose={onClose} />}
    </FormDialog>
  );
}

function AllTablesForm({ change, onClose }: { change: AllTablesChange; onClose: () => void }) {
  const seating = useSeating();
  const tables = seating.current().index.tables.filter(({ id }) => id > 0);
  const isCapacity = change === "capacity";
  const [text, setText] = useState(() => (isCapacity ? String(usualCapacity(tables) ?? "") : "1"));
  const most = isCapacity ? maxSeats : maxInt - tables.length;
  const number = wholeNumberIn(text, 1, most);

  function submit(): void {
    if (number === undefined) return;
    const ids = tables.map(({ id }) => id);
    const changes = ids.map((id, place) =>
      isCapacity ? { id, capacity: number } : { id, label: String(number + place) },
    );
    actAloud(seating, { kind: "tables", changes }, t("seating.said.tablesChanged", { count: ids.length }));
    onClose();
  }

  return (
    <DialogForm
      submitLabel={t("seating.all.submit", { count: tables.length })}
      isDisabled={number === undefined}
      onSubmit={submit}
    >
      <DialogField
        label={isCapacity ? t("seating.table.capacity") : t("seating.all.firstNumber")}
        hint={isCapacity ? t("seating.all.capacityHint") : t("seating.all.renumberHint")}
        value={text}
        isNumber
        error={number === undefined && text !== "" ? t("seating.numberBetween", { least: 1, most }) : undefined}
        onChange={setText}
      />
    </DialogForm>
  );
}
