import { Box, Switch, Text } from "@chakra-ui/react";
import { useId } from "react";

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  hint?: string;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A switch that counts at once, at the end of its line. */
export function ToggleField({ label, isOn, hint, isDisabled, onToggle }: ToggleFieldProps) {
  const hintId = useId();
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
      <Box minW="0">
        <Switch.Label textStyle="sm" fontWeight="normal">
          {label}
        </Switch.Label>
        {hint !== undefined && (
          <Text id={hintId} textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
      <Switch.HiddenInput {...(hint !== undefined && { "aria-describedby": hintId })} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
