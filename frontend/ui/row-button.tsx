import { Spinner } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { hint } from "./hints.tsx";

interface RowButtonProps {
  label: string;
  fullLabel: string;
  icon: ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Props of the links and menu buttons in a row that look like its other buttons. */
export const rowButton = { className: "row-button" } as const;

export function RowButton({ label, fullLabel, icon, isDestructive, isBusy, isDisabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      {...hint(label)}
      className={isDestructive ? "row-button is-destructive" : "row-button"}
      aria-label={fullLabel}
      disabled={isDisabled === true || isBusy === true}
      onClick={onClick}
    >
      {isBusy ? <Spinner size="inherit" borderWidth="0.125em" /> : icon}
    </button>
  );
}
