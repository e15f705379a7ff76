import { Switch } from "@chakra-ui/react";

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A switch that counts at once, at the end of its line. */
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
