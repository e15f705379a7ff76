import { Switch } from "@chakra-ui/react";

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

export function ToggleField({ label, isOn, onToggle }: ToggleFieldProps) {
  return (
    <Switch.Root
      display="flex"
      justifyContent="space-between"
      gap="4"
      minH={{ base: "11", lg: "8" }}
      checked={isOn}
      onCheckedChange={(change) => onToggle(change.checked)}
    >
      <Switch.Label textStyle="sm">{label}</Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
