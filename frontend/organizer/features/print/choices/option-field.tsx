import { Checkbox, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { PrintField } from "../../../../../common/print/print-options.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { SegmentField } from "../../../ui/segments.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import type { FieldTexts } from "./field-texts.ts";
import { printTime } from "./field-texts.ts";
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
  if (type === "Boolean") return <SwitchRow label={label} isOn={value === true} onChange={change} />;
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

interface ColumnTicksProps {
  label: string;
  columns: readonly string[];
  ticked: readonly string[];
  onTick: (columns: string[]) => void;
}

/** Any number of the list's extra columns; those that are ticked come in the list's order. */
function ColumnTicks({ label, columns, ticked, onTick }: ColumnTicksProps) {
  const labelId = useId();
  if (columns.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby={labelId} gap="1">
      <Text id={labelId} textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <Stack gap="0" maxH="48" overflowY="auto" px="1" mx="-1">
        {columns.map((column) => (
          <Checkbox.Root
            key={column}
            minH={{ base: "11", lg: "7" }}
            flexShrink="0"
            checked={ticked.includes(column)}
            onCheckedChange={(change) =>
              onTick(columns.filter((one) => (one === column ? change.checked === true : ticked.includes(one))))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control borderColor="border.emphasized" />
            <Checkbox.Label fontWeight="normal" minW="0" overflowWrap="anywhere">
              {column}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Stack>
  );
}

interface GuestsFieldProps {
  form: PrintForm;
  label: string;
  offered: readonly string[];
}

function GuestsField({ form: { event, prints, options, change }, label, offered }: GuestsFieldProps) {
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
