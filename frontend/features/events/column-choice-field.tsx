import { Checkbox, Fieldset, Stack } from "@chakra-ui/react";
import { columnKey, columnMatcher } from "../../../common/column-key.ts";
import { t } from "../../lib/text.ts";

interface ColumnChoiceFieldProps {
  columns: readonly string[];
  /** Possibly spelled differently. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

export function ColumnChoiceField({ columns, hidden, onChange }: ColumnChoiceFieldProps) {
  const isHidden = columnMatcher(hidden);

  function show(column: string, isShown: boolean) {
    onChange(isShown ? hidden.filter((other) => columnKey(other) !== columnKey(column)) : [...hidden, column]);
  }

  return (
    <Fieldset.Root>
      <Stack gap="1">
        <Fieldset.Legend color="fg">{t("events.columnChoice.label")}</Fieldset.Legend>
        <Fieldset.HelperText>
          {columns.length === 0 ? t("events.columnChoice.none") : t("events.columnChoice.hint")}
        </Fieldset.HelperText>
      </Stack>
      <Fieldset.Content display="flex" flexDirection="row" flexWrap="wrap" columnGap="6" rowGap="1" mt="2">
        {columns.map((column) => (
          <Checkbox.Root
            key={column}
            w="auto"
            minH="9"
            checked={!isHidden(column)}
            onCheckedChange={({ checked }) => show(column, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control borderColor="border.emphasized" />
            <Checkbox.Label overflowWrap="anywhere">{column}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
