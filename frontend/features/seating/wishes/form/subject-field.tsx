import { guestsByValue } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import type { ShownBoard } from "../../seating.ts";
import { ColumnField } from "./column-field.tsx";
import { NamedGuestsField } from "./named-guests-field.tsx";

interface SubjectFieldProps {
  wish: Wish;
  columns: readonly string[];
  shown: ShownBoard;
  isPhone: boolean;
  error: string | undefined;
  onChange: (changes: Partial<Wish>) => void;
}

/** Whom a wish about tables is about: named guests, or those with a value of a column. */
export function SubjectField({ wish, columns, shown, isPhone, error, onChange }: SubjectFieldProps) {
  const values = valuesOf(wish.column, shown);
  const choose = (column: string) => onChange({ column, value: valuesOf(column, shown)[0]?.value ?? "" });
  const isByValue = wish.value !== "";
  const firstColumn = columns.find((column) => valuesOf(column, shown).length > 0);
  return (
    <>
      {(isByValue || firstColumn !== undefined) && (
        <ChoiceField
          isInDialog
          label={t("seating-wishes.form.who")}
          value={isByValue ? "value" : "named"}
          options={[
            { value: "named", label: t("seating-wishes.form.whoNamed") },
            { value: "value", label: t("seating-wishes.form.whoValue") },
          ]}
          onChoose={(who) => (who === "value" ? choose(firstColumn ?? "") : onChange({ column: "", value: "" }))}
        />
      )}
      {isByValue ? (
        <>
          <ColumnField columns={columns} column={wish.column} shown={shown} onChoose={choose} />
          <ChoiceField
            isInDialog
            label={t("seating-wishes.form.value")}
            value={wish.value}
            options={values.map(({ value, count }) => ({
              value,
              label: t("seating-wishes.form.valueCount", { value, count }),
            }))}
            onChoose={(value) => onChange({ value })}
          />
        </>
      ) : (
        <NamedGuestsField
          guestIds={wish.guestIds}
          shown={shown}
          isPhone={isPhone}
          error={error}
          onChange={(guestIds) => onChange({ guestIds })}
        />
      )}
    </>
  );
}

/** The different values, in the spelling of the first guest, and how many guests have each. */
function valuesOf(column: string, { board }: ShownBoard): { value: string; count: number }[] {
  return [...guestsByValue(board.guests.values(), column).values()].map((guests) => ({
    value: String(guests[0]?.additionalInfo[column] ?? "").trim(),
    count: guests.length,
  }));
}
