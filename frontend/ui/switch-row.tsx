import { Box, Switch, Text } from "@chakra-ui/react";
import { type FocusEventHandler, type Ref, useId } from "react";

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
        <Text id={hintId} mt="1" textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
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

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

export function ToggleField({ label, isOn, isDisabled, onToggle }: ToggleFieldProps) {
  return (
    <Switch.Root
      display="flex"
      justifyContent="space-between"
      gap="4"
      size="sm"
      minH={{ base: "11", lg: "8" }}
      checked={isOn}
      disabled={isDisabled === true}
      onCheckedChange={(change) => onToggle(change.checked)}
    >
      <Switch.Label textStyle="sm" fontWeight="normal">
        {label}
      </Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
