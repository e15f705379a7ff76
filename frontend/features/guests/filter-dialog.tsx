import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Field, Input, Stack, useBreakpointValue } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/text.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { conditionTitle, valueText } from "./condition-texts.ts";
import { GuestValuesDocument } from "./generated/guest-values.ts";
import { MoveChoicesDocument } from "./generated/move-choices.ts";
import { type Condition, columnCondition, columnIn, conditionNames, emptyValue } from "./guest-conditions.ts";

interface FilterDialogProps {
  eventId: number;
  open: boolean;
  columns: readonly string[];
  onChoose: (condition: Condition) => void;
  onClose: () => void;
}

/** Adds one condition to the filter of a guest list, with a value that some guest has. */
export function FilterDialog({ open, onClose, ...fields }: FilterDialogProps) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  return (
    <SheetDialog open={open} title={t("guest-list.filter.title")} isPhone={isPhone} onClose={onClose}>
      <ConditionFields {...fields} />
    </SheetDialog>
  );
}

function ConditionFields({ eventId, columns, onChoose }: Omit<FilterDialogProps, "open" | "onClose">) {
  const [name, setName] = useState<string>(conditionNames[0]);
  const [chosen, setChosen] = useState("");
  const values = useValues(eventId, name);
  const value = chosen === "" && name !== "since" ? (values[0] ?? "") : chosen;
  const names = [...conditionNames, ...columns.map(columnCondition)];

  function apply(submitted: FormEvent) {
    submitted.preventDefault();
    if (value !== "") onChoose({ name, value });
  }

  return (
    <Stack as="form" gap="4" onSubmit={apply}>
      <ChoiceField
        label={t("guest-list.filter.by")}
        value={name}
        options={names.map((one) => ({ value: one, label: conditionTitle(one) }))}
        isInDialog
        onChoose={(one) => {
          setName(one);
          setChosen("");
        }}
      />
      {name === "since" ? (
        <Field.Root>
          <Field.Label>{t("guest-list.filter.day")}</Field.Label>
          <Input type="date" value={value} onChange={({ currentTarget }) => setChosen(currentTarget.value)} />
        </Field.Root>
      ) : (
        <ChoiceField
          label={t("guest-list.filter.value")}
          value={value}
          options={values.map((one) => ({ value: one, label: valueText(name, one) }))}
          isDisabled={values.length === 0}
          isInDialog
          onChoose={setChosen}
        />
      )}
      <Button type="submit" disabled={value === ""}>
        {t("guest-list.filter.apply")}
      </Button>
    </Stack>
  );
}

const fixedValues: Partial<Record<string, readonly string[]>> = {
  coming: ["yes", "no", "unknown"],
  access: ["yes", "no"],
  plusOne: ["yes", "no"],
  since: [],
};

/** The values that guests have; for texts, that there is none, too. */
function useValues(eventId: number, name: string): readonly string[] {
  const fixed = fixedValues[name];
  const column = columnIn(name);
  const asksForTexts = fixed === undefined && name !== "table";
  const texts = useQuery(
    GuestValuesDocument,
    asksForTexts ? { variables: { eventId, column: column ?? null } } : skipToken,
  );
  const tables = useQuery(MoveChoicesDocument, name === "table" ? { variables: { eventId } } : skipToken);
  if (fixed) return fixed;
  if (name === "table") return tables.data?.tables.map(({ label }) => label) ?? [];
  const found = texts.data?.event.guestValues;
  return found ? [...found, emptyValue] : [];
}
