import { Field, NativeSelect } from "@chakra-ui/react";

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  isDisabled?: boolean;
  isInDialog?: boolean;
  onChoose: (value: string) => void;
}

export function ChoiceField({ label, value, options, isDisabled, isInDialog = false, onChoose }: ChoiceFieldProps) {
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
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
