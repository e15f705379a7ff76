import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { printTime } from "../last-print.tsx";
import type { PrintForm } from "./print-form.ts";

interface GuestsFieldProps {
  form: PrintForm;
  label: string;
  offered: readonly string[];
}

export function GuestsField({ form: { event, prints, options, change }, label, offered }: GuestsFieldProps) {
  const which = String(options.which);
  const [table] = event.tables;
  const all = [
    { value: "all", label: t("print-screen.guests.all"), choice: { which: "all" } },
    ...(table === undefined
      ? []
      : [{ value: "table", label: t("print-screen.guests.table"), choice: { which: "table", table } }]),
    ...(event.isBegun ? [{ value: "here", label: t("print-screen.guests.here"), choice: { which: "here" } }] : []),
    ...prints.map(({ id, printedAt, changedCount: count }) => ({
      value: `since-${id}`,
      label: t("print-screen.guests.changed", { time: printTime(printedAt), count }),
      choice: { which: "changed", since: id },
    })),
  ].filter(({ choice }) => offered.includes(choice.which));
  if (all.length < 2) return null;
  return (
    <>
      <ChoiceField
        label={label}
        value={which === "changed" ? `since-${options.since}` : which}
        options={all}
        onChoose={(value) => {
          const chosen = all.find((one) => one.value === value);
          if (chosen) change(chosen.choice);
        }}
      />
      {which === "table" && (
        <ChoiceField
          label={t("print-screen.guests.whichTable")}
          value={String(options.table)}
          options={event.tables.map((one) => ({ value: one, label: tableTitle(one) }))}
          onChoose={(chosen) => change({ table: chosen })}
        />
      )}
    </>
  );
}
