import { useMemo } from "react";
import { guestsByValue } from "../../../../../common/wishes/column-values.ts";
import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import type { ShownBoard } from "../../seating.ts";

interface ColumnFieldProps {
  columns: readonly string[];
  column: string;
  shown: ShownBoard;
  onChoose: (column: string) => void;
}

export function ColumnField({ columns, column, shown, onChoose }: ColumnFieldProps) {
  const { guests } = shown.board;
  const options = useMemo(
    () =>
      columns.map((name) => {
        const count = guestsByValue(guests.values(), name).size;
        return { value: name, label: t("seating-wishes.form.columnValues", { column: name, count }) };
      }),
    [columns, guests],
  );
  // A column that was removed from the list since.
  const gone = columns.includes(column) ? [] : [{ value: column, label: column }];
  return (
    <ChoiceField
      isInDialog
      label={t("seating-wishes.form.column")}
      value={column}
      options={[...options, ...gone]}
      onChoose={onChoose}
    />
  );
}
