import { Field, NativeSelect } from "@chakra-ui/react";
import type { ChangeEventHandler, FocusEventHandler, Ref } from "react";
import { FormField } from "./text-field.tsx";

/** A choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The options of a select. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  isDisabled?: boolean;
  isInDialog?: boolean;
  hint?: string;
  onChoose: (value: string) => void;
}

/** A choice that counts at once. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, isDisabled = false, isInDialog = false, hint, onChoose } = props;
  return (
    <Field.Root disabled={isDisabled}>
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

/** A choice that counts when its form is sent. */
export function SelectField({ label, options, hint, error, ...control }: SelectFieldProps) {
  return (
    <FormField {...{ label, hint, error }}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control}>
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
