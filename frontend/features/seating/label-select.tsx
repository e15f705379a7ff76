import { NativeSelect } from "@chakra-ui/react";
import { type SelectOption, SelectOptions } from "../../ui/choice-field.tsx";

interface LabelSelectProps {
  label: string;
  /** The text for no choice. */
  noneText?: string;
  value: string;
  options: readonly SelectOption[];
  isPhone: boolean;
  onChange: (value: string) => void;
}

/** A choice without a visible label beside it: what it shows for no choice says what it is about. */
export function LabelSelect({ label, noneText = label, value, options, isPhone, onChange }: LabelSelectProps) {
  return (
    <NativeSelect.Root size={isPhone ? "lg" : "sm"} flex="1 1 8rem">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        bg="bg.panel"
        borderColor="border.emphasized"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{noneText}</option>
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
