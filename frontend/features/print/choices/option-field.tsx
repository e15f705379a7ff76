import type { PrintField } from "../../../../common/print/print-options.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { SegmentField } from "../../../ui/segment-field.tsx";
import { ToggleField } from "../../../ui/switch-row.tsx";
import { ColumnTicks } from "./column-ticks.tsx";
import type { FieldTexts } from "./field-texts.ts";
import { GuestsField } from "./guests-field.tsx";
import type { PrintForm } from "./print-form.ts";
import { startingSheet } from "./sheet-fields.tsx";

interface OptionFieldProps {
  form: PrintForm;
  field: PrintField;
  texts: FieldTexts;
}

/** The field of an option, by its type. */
export function OptionField({
  form,
  field: { name, type, values = [] },
  texts: { label, textOf, none },
}: OptionFieldProps) {
  const { options, event } = form;
  const change = (value: unknown) => form.change({ [name]: value, ...following(name, value, form) });
  const value = options[name];
  if (name === "which") return <GuestsField form={form} label={label} offered={values} />;
  if (isPointless(name, form)) return null;
  if (type === "Boolean") return <ToggleField label={label} isOn={value === true} onToggle={change} />;
  if (type === "[String!]") {
    const ticked = Array.isArray(value) ? value : [];
    return <ColumnTicks label={label} columns={event.guestColumns} ticked={ticked} onTick={change} />;
  }
  const all =
    none === undefined
      ? values.map((one) => ({ value: one, label: textOf(one) }))
      : [{ value: "", label: none }, ...event.guestColumns.map((one) => ({ value: one, label: one }))];
  const chosen = { label, value: String(value), options: all, onChoose: change };
  if (all.length < 2) return null;
  return none === undefined && all.length === 2 ? <SegmentField {...chosen} /> : <ChoiceField {...chosen} />;
}

/** A sheet that can be bought has its own size, and only the titles of formal names come from a column. */
function isPointless(name: string, { options }: PrintForm): boolean {
  if (name === "titleColumn") return options.nameForm !== "formal";
  return name === "paper" && !["cut", "custom", undefined].some((own) => own === options.sheet);
}

/** A sheet of one's own begins with measures that suit the paper. */
function following(name: string, value: unknown, { options }: PrintForm): Record<string, unknown> {
  if (name === "sheet" && value === "custom") return startingSheet(options.paper);
  return name === "paper" && options.sheet === "custom" ? startingSheet(value) : {};
}
