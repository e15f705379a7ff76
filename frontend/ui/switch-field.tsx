import { Box, Switch, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint: string;
}

/** A switch of a form, at the end of its line. The whole line can be pressed. */
export function SwitchField<Values extends FieldValues>({ control, name, label, hint }: SwitchFieldProps<Values>) {
  const hintId = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...input } }) => (
        <Switch.Root
          display="flex"
          justifyContent="space-between"
          gap="4"
          checked={value === true}
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
      )}
    />
  );
}
