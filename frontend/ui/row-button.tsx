import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Hint } from "./hint.tsx";

interface RowButtonProps {
  label: string;
  fullLabel: string;
  icon: ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Quiet, no higher than the row, and for thumbs on phones. */
export const rowButton = {
  variant: "ghost",
  size: "sm",
  px: "0",
  py: "0",
  boxSize: { base: "10", md: "8" },
  // Within the height of a line, into the room above and below the row.
  my: { base: "-2", md: "0" },
  minH: "0",
  minW: "0",
  color: "fg.muted",
  _hover: { color: "colorPalette.fg", bg: "colorPalette.subtle" },
} as const;

export function RowButton({ label, fullLabel, icon, isDestructive, isBusy, isDisabled, onClick }: RowButtonProps) {
  return (
    <Hint text={label}>
      <Button
        {...rowButton}
        colorPalette={isDestructive ? "red" : undefined}
        aria-label={fullLabel}
        loading={isBusy === true}
        disabled={isDisabled === true}
        onClick={onClick}
      >
        {icon}
      </Button>
    </Hint>
  );
}
