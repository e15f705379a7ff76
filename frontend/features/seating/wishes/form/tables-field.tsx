import { useMemo, useState } from "react";
import { countText, tableTitle } from "../../../../lib/table-texts.ts";
import { t } from "../../../../lib/text.ts";
import { plainText } from "../../../../lib/words.ts";
import type { ShownBoard } from "../../seating.ts";
import { PickedField } from "./picked-field.tsx";

const maxOffered = 6;

interface TablesFieldProps {
  tableIds: readonly number[];
  shown: ShownBoard;
  isPhone: boolean;
  error: string | undefined;
  hint: string | undefined;
  onChange: (tableIds: readonly number[]) => void;
}

export function TablesField({ tableIds, shown, isPhone, error, hint, onChange }: TablesFieldProps) {
  const { board, index } = shown;
  const [typed, setTyped] = useState("");
  const items = useMemo(() => {
    const wanted = plainText(typed.trim());
    const isOffered = (id: number, title: string) =>
      id > 0 && !tableIds.includes(id) && plainText(title).includes(wanted);
    return index.tables
      .map((table) => ({ table, title: tableTitle(table.label) }))
      .filter(({ table, title }) => isOffered(table.id, title))
      .slice(0, maxOffered)
      .map(({ table, title }) => ({
        key: String(table.id),
        id: table.id,
        title,
        note: countText(table, index.guestsAt.get(table.id)?.length ?? 0),
      }));
  }, [index, tableIds, typed]);

  return (
    <PickedField
      label={t("seating-wishes.form.tables")}
      searchLabel={t("seating-wishes.form.searchTable")}
      listLabel={t("seating-wishes.form.foundTables")}
      picked={tableIds
        .flatMap((id) => board.tables.get(id) ?? [])
        .map(({ id, label }) => ({ id, name: tableTitle(label) }))}
      items={items}
      nothingFound={typed.trim() === "" ? null : t("seating-wishes.form.noTableFound")}
      typed={typed}
      isPhone={isPhone}
      error={error}
      hint={hint}
      onType={setTyped}
      onPick={(id) => onChange([...tableIds, id])}
      onDrop={(id) => onChange(tableIds.filter((one) => one !== id))}
    />
  );
}
