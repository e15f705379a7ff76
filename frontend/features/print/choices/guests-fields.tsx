import type { PrintedGuests } from "../../../../common/print/option-groups.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { printTime } from "../print-texts.ts";
import type { PrintForm } from "./print-form.ts";

export function GuestsFields({ form }: { form: PrintForm }) {
  const { event, choices, options, change } = form;
  return (
    <>
      {(choices.guests.includes("here") ? event.isBegun : choices.guests.length > 1) && <WhichGuests form={form} />}
      {choices.orders.length > 1 && (
        <ChoiceField
          label={t("print-screen.order.label")}
          value={options.order}
          options={choices.orders.map((value) => ({ value, label: t(`print-screen.order.${value}`) }))}
          onChoose={(value) => change({ order: choices.orders.find((one) => one === value) ?? options.order })}
        />
      )}
    </>
  );
}

function WhichGuests({ form: { event, prints, choices, options, change } }: { form: PrintForm }) {
  const { guests } = options;
  const [firstTable] = event.tables;
  const all = [
    { value: "all", label: t("print-screen.guests.all"), guests: { which: "all" } satisfies PrintedGuests },
    ...(firstTable === undefined
      ? []
      : [
          {
            value: "table",
            label: t("print-screen.guests.table"),
            guests: { which: "table", table: firstTable } satisfies PrintedGuests,
          },
        ]),
    { value: "here", label: t("print-screen.guests.here"), guests: { which: "here" } satisfies PrintedGuests },
    ...prints.map((print) => ({
      value: `since-${print.id}`,
      label: t("print-screen.guests.changed", { time: printTime(print.printedAt), count: print.changedCount }),
      guests: { which: "changed", since: print.id } satisfies PrintedGuests,
    })),
  ];
  const offered = all.filter(({ guests: { which } }) => choices.guests.includes(which));
  return (
    <>
      <ChoiceField
        label={t("print-screen.guests.label")}
        value={guests.which === "changed" ? `since-${guests.since}` : guests.which}
        options={offered}
        onChoose={(value) => {
          const chosen = offered.find((one) => one.value === value);
          if (chosen) change({ guests: chosen.guests });
        }}
      />
      {guests.which === "table" && (
        <ChoiceField
          label={t("print-screen.guests.whichTable")}
          value={guests.table}
          options={event.tables.map((label) => ({ value: label, label: tableTitle(label) }))}
          onChoose={(table) => change({ guests: { which: "table", table } })}
        />
      )}
    </>
  );
}
