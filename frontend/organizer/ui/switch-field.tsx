import { Box, Switch, Text } from "@chakra-ui/react";
import { type FocusEventHandler, type Ref, useId } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchRowProps {
  label: string;
  /** Without one, it is as small as the fields beside it. */
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A switch at the end of its line, which counts at once. The whole line can be pressed. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, onChange, ...input }: SwitchRowProps) {
  const hintId = useId();
  const isSmall = hint === undefined;
  return (
    <Switch.Root
      display="flex"
      justifyContent="space-between"
      gap="4"
      {...(isSmall && { size: "sm", minH: { base: "11", lg: "8" } })}
      checked={isOn}
      disabled={isDisabled}
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Box minW="0">
        <Switch.Label overflowWrap="anywhere" {...(isSmall && { textStyle: "sm", fontWeight: "normal" })}>
          {label}
        </Switch.Label>
        {!isSmall && (
          <Text id={hintId} mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {hint}
          </Text>
        )}
      </Box>
      <Switch.HiddenInput {...(!isSmall && { "aria-describedby": hintId })} {...input} />
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
