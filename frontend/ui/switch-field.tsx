import { Box, Switch, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint: string;
}

export function SwitchField<Values extends FieldValues>({ control, name, label, hint }: SwitchFieldProps<Values>) {
  const hintId = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch.Root
          display="flex"
          justifyContent="space-between"
          gap="4"
          checked={field.value === true}
          onCheckedChange={(change) => field.onChange(change.checked)}
        >
          <Box>
            <Switch.Label>{label}</Switch.Label>
            <Text id={hintId} mt="1" textStyle="sm" color="fg.muted">
              {hint}
            </Text>
          </Box>
          <Switch.HiddenInput name={field.name} ref={field.ref} onBlur={field.onBlur} aria-describedby={hintId} />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      )}
    />
  );
}
