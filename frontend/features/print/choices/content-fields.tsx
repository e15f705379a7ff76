import { cardForms, escortUnits, mealMarks, nameForms, signLayouts } from "../../../../common/print/print-options.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { ColumnTicks } from "./column-ticks.tsx";
import type { PrintForm } from "./print-form.ts";
import { SegmentField } from "./segment-field.tsx";
import { ToggleField } from "./toggle-field.tsx";

export function ContentFields({ form }: { form: PrintForm }) {
  return (
    <>
      <FormFields form={form} />
      <NameFields form={form} />
      <SaidFields form={form} />
      <MealFields form={form} />
      <ColumnFields form={form} />
    </>
  );
}

function FormFields({ form: { event, fields, options, change } }: { form: PrintForm }) {
  return (
    <>
      {fields.has("cardForm") && (
        <SegmentField
          label={t("print-screen.cardForm.label")}
          value={options.cardForm}
          options={cardForms.options.map((value) => ({ value, label: t(`print-screen.cardForm.${value}`) }))}
          onChoose={(cardForm) => change({ cardForm })}
        />
      )}
      {fields.has("escortUnit") && (
        <SegmentField
          label={t("print-screen.escortUnit.label")}
          value={options.escortUnit}
          options={escortUnits.options.map((value) => ({ value, label: t(`print-screen.escortUnit.${value}`) }))}
          onChoose={(escortUnit) => change({ escortUnit })}
        />
      )}
      {fields.has("signLayout") && (
        <SegmentField
          label={t("print-screen.signLayout.label")}
          value={event.hasPicture || options.signLayout !== "picture" ? options.signLayout : "classic"}
          options={signLayouts.options.map((value) => ({
            value,
            label: t(`print-screen.signLayout.${value}`),
            isDisabled: value === "picture" && !event.hasPicture,
          }))}
          {...(!event.hasPicture && { hint: t("print-screen.signLayout.needsPicture") })}
          onChoose={(signLayout) => change({ signLayout })}
        />
      )}
    </>
  );
}

function NameFields({ form: { event, fields, options, change } }: { form: PrintForm }) {
  return (
    <>
      {fields.has("nameForm") && (
        <ChoiceField
          label={t("print-screen.nameForm.label")}
          value={options.nameForm}
          options={nameForms.options.map((value) => ({ value, label: t(`print-screen.nameForm.${value}`) }))}
          onChoose={(value) => change({ nameForm: nameForms.options.find((one) => one === value) ?? "full" })}
        />
      )}
      {fields.has("isFamilyNameFirst") && (
        <ToggleField
          label={t("print-screen.familyNameFirst")}
          isOn={options.isFamilyNameFirst}
          onToggle={(isFamilyNameFirst) => change({ isFamilyNameFirst })}
        />
      )}
      {fields.has("titleColumn") && options.nameForm === "formal" && event.guestColumns.length > 0 && (
        <ChoiceField
          label={t("print-screen.titleColumn.label")}
          value={options.titleColumn}
          options={columnOptions(event.guestColumns, t("print-screen.titleColumn.none"))}
          onChoose={(titleColumn) => change({ titleColumn })}
        />
      )}
    </>
  );
}

function SaidFields({ form: { fields, options, change } }: { form: PrintForm }) {
  return (
    <>
      {fields.has("showTable") && (
        <ToggleField
          label={t("print-screen.showTable")}
          isOn={options.showTable}
          onToggle={(showTable) => change({ showTable })}
        />
      )}
      {fields.has("showSeat") && (
        <ToggleField
          label={t("print-screen.showSeat")}
          isOn={options.showSeat}
          onToggle={(showSeat) => change({ showSeat })}
        />
      )}
      {fields.has("showCode") && (
        <ToggleField
          label={t("print-screen.showCode")}
          isOn={options.showCode}
          onToggle={(showCode) => change({ showCode })}
        />
      )}
      {fields.has("showNames") && (
        <ToggleField
          label={t("print-screen.showNames")}
          isOn={options.showNames}
          onToggle={(showNames) => change({ showNames })}
        />
      )}
    </>
  );
}

function MealFields({ form: { event, fields, options, change } }: { form: PrintForm }) {
  if (!fields.has("mealColumn") || event.guestColumns.length === 0) return null;
  return (
    <>
      <ChoiceField
        label={t("print-screen.mealColumn.label")}
        value={options.mealColumn}
        options={columnOptions(event.guestColumns, t("print-screen.mealColumn.none"))}
        onChoose={(mealColumn) => change({ mealColumn })}
      />
      {fields.has("mealMark") && options.mealColumn !== "" && (
        <SegmentField
          label={t("print-screen.mealMark.label")}
          value={options.mealMark}
          options={mealMarks.options.map((value) => ({ value, label: t(`print-screen.mealMark.${value}`) }))}
          onChoose={(mealMark) => change({ mealMark })}
        />
      )}
    </>
  );
}

function ColumnFields({ form: { event, fields, options, change } }: { form: PrintForm }) {
  return (
    <>
      {fields.has("dietColumns") && (
        <ColumnTicks
          label={t("print-screen.dietColumns")}
          columns={event.guestColumns}
          ticked={options.dietColumns}
          onTick={(dietColumns) => change({ dietColumns })}
        />
      )}
      {fields.has("columns") && (
        <ColumnTicks
          label={t("print-screen.columns")}
          columns={event.guestColumns}
          ticked={options.columns}
          onTick={(columns) => change({ columns })}
        />
      )}
    </>
  );
}

const columnOptions = (columns: readonly string[], none: string) => [
  { value: "", label: none },
  ...columns.map((column) => ({ value: column, label: column })),
];
