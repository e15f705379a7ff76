import { Field, NativeSelect } from "@chakra-ui/react";
import { type SelectOption, SelectOptions } from "./select-options.tsx";

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  isDisabled?: boolean;
  isInDialog?: boolean;
  hint?: string;
  onChoose: (value: string) => void;
}

export function ChoiceField({
  label,
  value,
  options,
  isDisabled,
  isInDialog = false,
  hint,
  onChoose,
}: ChoiceFieldProps) {
  return (
    <Field.Root disabled={isDisabled === true}>
      <Field.Label {...(!isInDialog && { textStyle: "sm" })}>{label}</Field.Label>
      <NativeSelect.Root {...(!isInDialog && { size: { base: "lg", lg: "sm" } })}>
        <NativeSelect.Field
          value={value}
          bg="bg.panel"
          borderColor="border.emphasized"
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
