import { Field, NativeSelect } from "@chakra-ui/react";

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  isDisabled?: boolean;
  onChoose: (value: string) => void;
}

/** A labeled choice that takes effect at once. */
export function ChoiceField({ label, value, options, isDisabled, onChoose }: ChoiceFieldProps) {
  return (
    <Field.Root disabled={isDisabled === true}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <NativeSelect.Root size={{ base: "lg", lg: "sm" }}>
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
