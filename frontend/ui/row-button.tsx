import { Button, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Hint } from "./hint.tsx";

interface RowButtonProps {
  label: string;
  /** What screen readers say: the label and the row. */
  fullLabel: string;
  icon: ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button at the end of a table's row: an icon, with its label where the row is a card. */
export function RowButton({ label, fullLabel, icon, isDestructive, isBusy, isDisabled, onClick }: RowButtonProps) {
  return (
    <Hint text={label}>
      <Button
        variant="ghost"
        size="sm"
        px={{ base: "1.5", md: "2" }}
        colorPalette={isDestructive ? "red" : undefined}
        aria-label={fullLabel}
        loading={isBusy === true}
        disabled={isDisabled === true}
        onClick={onClick}
      >
        {icon}
        <Text as="span" hideFrom="md">
          {label}
        </Text>
      </Button>
    </Hint>
  );
}
