import { Box, Switch, Text } from "@chakra-ui/react";
import { type FocusEventHandler, type Ref, useId } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchRowProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A switch at the end of its line. The whole line can be pressed. */
export function SwitchRow({ label, hint, isOn, onChange, ...input }: SwitchRowProps) {
  const hintId = useId();
  return (
    <Switch.Root
      display="flex"
      justifyContent="space-between"
      gap="4"
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Box minW="0">
        <Switch.Label overflowWrap="anywhere">{label}</Switch.Label>
        <Text id={hintId} mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {hint}
        </Text>
      </Box>
      <Switch.HiddenInput aria-describedby={hintId} {...input} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint: string;
}

/** A switch of a form. */
export function SwitchField<Values extends FieldValues>({ control, name, ...texts }: SwitchFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...input } }) => <SwitchRow {...texts} {...input} isOn={value === true} />}
    />
  );
}
