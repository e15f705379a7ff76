import { Field, NativeSelect } from "@chakra-ui/react";
import type { ChangeEventHandler, FocusEventHandler, Ref } from "react";
import { type SelectOption, SelectOptions } from "./select-options.tsx";

interface SelectFieldProps {
  label: string;
  options: readonly SelectOption[];
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
        <NativeSelect.Field {...control}>
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
