import { Field, NativeSelect } from "@chakra-ui/react";
import type { ChangeEventHandler, FocusEventHandler, Ref } from "react";

interface SelectFieldProps {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  error?: string | undefined;
  name: string;
  ref: Ref<HTMLSelectElement>;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur: FocusEventHandler<HTMLSelectElement>;
}

export function SelectField({ label, options, hint, error, ...control }: SelectFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          h={{ base: "12", md: "10" }}
          bg="bg.panel"
          borderColor="border.emphasized"
          textStyle="md"
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
